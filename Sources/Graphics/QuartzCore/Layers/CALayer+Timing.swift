extension CALayer {
  private func setTiming<Value: Equatable>(_ path: WritableKeyPath<LayerTiming, Value>, _ new: Value) {
    guard timing[keyPath: path] != new else { return }
    writableExtras.timing[keyPath: path] = new
    CALayer.someLayerHasTiming = true
    markChanged(.values)
  }

  var timing: LayerTiming { extras?.timing ?? LayerTiming() }

  /// Whether any layer has ever had another timing than its superlayer's. Until then all layers have the same time, which is queried
  /// several times for every animation of a frame.
  // `@exclusivity(unchecked)`: read and written in single loads and stores.
  @exclusivity(unchecked) private static var someLayerHasTiming = false

  final var ownBeginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  final var ownDuration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  final var ownSpeed: Float {
    get { timing.speed }
    set { setTiming(\.speed, newValue) }
  }

  final var ownTimeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  final var ownRepeatCount: Float {
    get { timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }

  final var ownRepeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  final var ownAutoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  final var ownFillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  /// Returns the layer's own time at the media time `time`: through every superlayer's timing.
  package func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    guard CALayer.someLayerHasTiming else { return time }
    let parent = owner?.localTime(time) ?? time
    guard let timing = extras?.timing else { return parent }
    return timing.local(parent)
  }

  /// Returns the media time at which the layer's own time is `local`.
  package func mediaTime(_ local: CFTimeInterval) -> CFTimeInterval {
    guard CALayer.someLayerHasTiming else { return local }
    let parent = extras?.timing.parent(local) ?? local
    return owner?.mediaTime(parent) ?? parent
  }

  /// The speed of the layer's local time; zero while it or an ancestor is stopped.
  var timeRate: Float {
    guard CALayer.someLayerHasTiming else { return 1 }
    let own = extras?.timing.speed ?? 1
    return own == 0 ? 0 : own * (owner?.timeRate ?? 1)
  }
}
