import Foundation

/// How a layer or an animation maps its parent's time to its own.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When it begins, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The length of one iteration.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs against the parent's.
  var speed: Float { get set }
  /// What is added to its time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; zero counts as once.
  var repeatCount: Float { get set }
  /// The time it repeats, used instead of `repeatCount` if positive.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each iteration runs backwards after running forwards.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it ended.
  var fillMode: CAMediaTimingFillMode { get set }
}
