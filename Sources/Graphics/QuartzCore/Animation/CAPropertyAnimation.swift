import CoreGraphics

/// An animation of one property, named by a key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  public var keyPath: String?
  /// Whether the value is added to the value below instead of replacing it.
  public var isAdditive = false
  /// Whether each iteration starts from the end of the previous one.
  public var isCumulative = false
  /// Creates a transform from the computed numbers.
  public var valueFunction: CAValueFunction?

  var resolved: ResolvedProperty?
  /// Whether the layer must draw itself for every new value.
  private var drawsAnew = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAPropertyAnimation()
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override func prepare(for layer: CALayer) {
    guard let keyPath else { return }
    let resolved = type(of: layer).property(forKeyPath: keyPath)
    self.resolved = resolved
    drawsAnew = type(of: layer).needsDisplay(forKey: resolved.property.key)
  }

  override func needsOwnClass(of layer: CALayer) -> Bool {
    guard let key = resolved?.property.key else { return false }
    return drawsAnew || LayerClass.plainClass(of: type(of: layer)).propertyTable[key] == nil
  }

  override func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard let resolved, let phase = timing.phase(at: time, begin: begin) else { return }
    let base = resolved.get(layer)
    guard var value = value(at: phase.progress, base: base) else { return }
    if isCumulative, phase.iteration > 0, let last = self.value(at: 1, base: base) {
      value = value.added(to: last.times(phase.iteration))
    }
    if let valueFunction { value = valueFunction.transform(value) }
    if isAdditive { value = value.added(to: base) }
    // Between infinite ends, as those of a null rectangle.
    if value.isNotANumber { return }
    resolved.set(layer, value)
    if drawsAnew { layer.markNeedsDisplay() }
  }

  /// Returns the value at `progress` before timing functions; `base` is the value below.
  func value(at progress: Double, base: LayerValue) -> LayerValue? { nil }
}
