import CoreGraphics

/// Animates a property through a list of values, or along a path.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// A path for a property that is a point; used instead of `values`.
  public var path: CGPath?
  /// The times at which the values are reached, from 0 to 1; nil for equal intervals. Not used at a constant speed.
  public var keyTimes: [NSNumber]?
  /// The pace from each value to the next.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes.
  public var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer rotates to the path's direction.
  public var rotationMode: CAAnimationRotationMode?
  /// The tightness of the smooth curve at each value, from -1 to 1.
  public var tensionValues: [NSNumber]?
  /// The sharpness of the corner at each value, from -1 to 1; 0 is smooth.
  public var continuityValues: [NSNumber]?
  /// The position of the curve at each value, from -1 for before the value to 1 for after it.
  public var biasValues: [NSNumber]?

  private var track: KeyframeTrack?
  private var way: PathTrack?
  private var wayTimes: KeyframeTrack?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAKeyframeAnimation()
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
  }

  override func prepare(for layer: CALayer) {
    super.prepare(for: layer)
    let times = keyTimes?.map(\.doubleValue)
    if let path {
      let way = PathTrack(path)
      self.way = way
      // The points where segments meet are the values; their numbers encode segment and fraction.
      let stops = (0...way.count).map { LayerValue.number(Double($0)) }
      let paced = calculationMode.isPaced
      wayTimes = KeyframeTrack(
        values: stops, keyTimes: paced ? way.pacedTimes : times, mode: calculationMode == .discrete ? .discrete : .linear,
        timingFunctions: paced ? [] : timingFunctions ?? [])
      return
    }
    var track = KeyframeTrack(
      values: (values ?? []).map { LayerValue($0) }, keyTimes: times, mode: calculationMode, timingFunctions: timingFunctions ?? [])
    track.tensions = tensionValues?.map(\.doubleValue) ?? []
    track.continuities = continuityValues?.map(\.doubleValue) ?? []
    track.biases = biasValues?.map(\.doubleValue) ?? []
    self.track = track
  }

  override func value(at progress: Double, base: LayerValue) -> LayerValue? {
    if way != nil { return place(at: progress).map { .point($0.point) } }
    return track?.value(at: paced(progress))
  }

  private func place(at progress: Double) -> (point: CGPoint, angle: Double)? {
    guard let way, let wayTimes, way.count > 0 else { return nil }
    if wayTimes.mode == .discrete {
      let stop = min(wayTimes.segment(at: paced(progress)).index, way.count)
      return stop == way.count ? way.place(stop - 1, 1, evenly: false) : way.place(stop, 0, evenly: false)
    }
    let (index, fraction) = wayTimes.segment(at: paced(progress))
    return way.place(index, fraction, evenly: calculationMode.isPaced)
  }

  override func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {
    super.apply(to: layer, at: time, begin: begin)
    guard let rotationMode, let phase = timing.phase(at: time, begin: begin), let place = place(at: phase.progress) else { return }
    let angle = rotationMode == .rotateAutoReverse ? place.angle + .pi : place.angle
    layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
  }
}
