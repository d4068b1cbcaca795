import Foundation

/// A layer's mapping of its superlayer's time to its own.
struct LayerTiming: Equatable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  func local(_ parent: CFTimeInterval) -> CFTimeInterval { (parent - beginTime) * CFTimeInterval(speed) + timeOffset }

  /// The parent's time at which the layer's is `local`; a standing layer answers its begin.
  func parent(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
