import Foundation

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

  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }

  public var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }

  public var speed: Float {
    get { timing.speed }
    set { setTiming(\.speed, newValue) }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }

  public var repeatCount: Float {
    get { timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }

  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }

  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }

  public var fillMode: CAMediaTimingFillMode {
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

  /// Converts a time from that of another layer.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.mediaTime(t) ?? t) }

  /// Converts a time to that of another layer.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { l?.localTime(mediaTime(t)) ?? mediaTime(t) }
}
