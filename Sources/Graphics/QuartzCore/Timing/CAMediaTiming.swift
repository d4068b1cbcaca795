/// The mapping from the parent's time to that of a layer or an animation.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The begin time, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one iteration.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time.
  var speed: Float { get set }
  /// An offset added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions; zero counts as one.
  var repeatCount: Float { get set }
  /// The time it repeats, used instead of `repeatCount` if positive.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each iteration runs backward after running forward.
  var autoreverses: Bool { get set }
  /// The appearance before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
