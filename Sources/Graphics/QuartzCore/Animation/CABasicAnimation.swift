import CoreGraphics

/// Animates a property from one value to another. `fromValue`, `toValue` and `byValue` are optional; a missing one is derived from the
/// property's value below the animation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value; nil for the current value.
  public var fromValue: Any?
  /// The final value; nil for the current value.
  public var toValue: Any?
  /// The difference between the final and the initial value.
  public var byValue: Any?

  private var from: LayerValue?
  private var to: LayerValue?
  private var by: LayerValue?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CABasicAnimation()
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func prepare(for layer: CALayer) {
    super.prepare(for: layer)
    from = fromValue.map { LayerValue($0) }
    to = toValue.map { LayerValue($0) }
    by = byValue.map { LayerValue($0) }
    if from == nil, to == nil, by == nil, let resolved {
      // From the value on screen to the current value of the model.
      from = resolved.get(layer.presentation() ?? layer)
    }
  }

  func ends(base: LayerValue) -> (from: LayerValue, to: LayerValue) {
    // An additive animation is added to the value below, so a missing end is zero rather than the base.
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, by.added(to: from))
    case (nil, let to?, let by?): return (to.subtracting(by), to)
    case (let from?, nil, nil): return (from, isAdditive ? from.nothing : base)
    case (nil, let to?, nil): return (isAdditive ? to.nothing : base, to)
    case (nil, nil, let by?): return isAdditive ? (by.nothing, by) : (base, by.added(to: base))
    case (nil, nil, nil): return (base, base)
    }
  }

  override func value(at progress: Double, base: LayerValue) -> LayerValue? {
    let ends = ends(base: base)
    return LayerValue.interpolate(ends.from, ends.to, paced(progress))
  }
}
