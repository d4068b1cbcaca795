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

  /// Returns the parent's time for the layer's time `local`; the begin time for a stopped layer.
  func parent(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
