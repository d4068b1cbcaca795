import CoreGraphics

/// A layer that draws its sublayers several times, applying a transform and a color offset to each further copy.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  private var look = Look()

  struct Look {
    var instanceCount = 1
    var preservesDepth = false
    var instanceDelay: CFTimeInterval = 0
    var instanceTransform = CATransform3D.identity
    var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    var instanceRedOffset: Float = 0
    var instanceGreenOffset: Float = 0
    var instanceBlueOffset: Float = 0
    var instanceAlphaOffset: Float = 0
  }

  override func copyModel(from layer: CALayer) {
    super.copyModel(from: layer)
    if let layer = layer as? CAReplicatorLayer { look = layer.look }
  }

  open override class var animatableProperties: [CALayerProperty] {
    let layer = CAReplicatorLayer.self
    return super.animatableProperties + [
      .transform(
        "instanceTransform", { ($0 as! CAReplicatorLayer).instanceTransform }, { ($0 as! CAReplicatorLayer).instanceTransform = $1 }),
      .color("instanceColor", layer, { $0.instanceColor }, { $0.instanceColor = $1 }),
      .number("instanceRedOffset", layer, { $0.instanceRedOffset }, { $0.instanceRedOffset = $1 }),
      .number("instanceGreenOffset", layer, { $0.instanceGreenOffset }, { $0.instanceGreenOffset = $1 }),
      .number("instanceBlueOffset", layer, { $0.instanceBlueOffset }, { $0.instanceBlueOffset = $1 }),
      .number("instanceAlphaOffset", layer, { $0.instanceAlphaOffset }, { $0.instanceAlphaOffset = $1 }),
      .number("instanceDelay", layer, { $0.instanceDelay }, { $0.instanceDelay = $1 }).withoutImplicitAnimation,
      .number("instanceCount", layer, { Double($0.instanceCount) }, { $0.instanceCount = Int(max(0, min(1e6, $1.rounded()))) })
        .withoutImplicitAnimation,
    ]
  }

  private func set<Value: Equatable>(_ key: String, _ path: WritableKeyPath<Look, Value>, _ new: Value) {
    guard look[keyPath: path] != new else { return }
    let action = willChange(key)
    look[keyPath: path] = new
    didChange(key, action)
  }
}

extension CAReplicatorLayer {
  /// The number of times the sublayers are shown, the original included.
  public var instanceCount: Int {
    get { look.instanceCount }
    set { set("instanceCount", \.instanceCount, newValue) }
  }

  /// Whether the transforms of the sublayers and of the copies are applied in space together, and the copies are drawn by their depth. By
  /// default each copy is flattened first.
  public var preservesDepth: Bool {
    get { look.preservesDepth }
    set { set("preservesDepth", \.preservesDepth, newValue) }
  }

  /// Applied from each copy to the next, about the center of the bounds.
  public var instanceTransform: CATransform3D {
    get { look.instanceTransform }
    set { set("instanceTransform", \.instanceTransform, newValue) }
  }

  /// The color that is multiplied with those of the first copy.
  public var instanceColor: CGColor? {
    get { look.instanceColor }
    set { set("instanceColor", \.instanceColor, newValue) }
  }

  /// Added to the red of each further copy.
  public var instanceRedOffset: Float {
    get { look.instanceRedOffset }
    set { set("instanceRedOffset", \.instanceRedOffset, newValue) }
  }

  /// Added to the green of each further copy.
  public var instanceGreenOffset: Float {
    get { look.instanceGreenOffset }
    set { set("instanceGreenOffset", \.instanceGreenOffset, newValue) }
  }

  /// Added to the blue of each further copy.
  public var instanceBlueOffset: Float {
    get { look.instanceBlueOffset }
    set { set("instanceBlueOffset", \.instanceBlueOffset, newValue) }
  }

  /// Added to the opacity of each further copy.
  public var instanceAlphaOffset: Float {
    get { look.instanceAlphaOffset }
    set { set("instanceAlphaOffset", \.instanceAlphaOffset, newValue) }
  }

  /// The delay of each copy's time relative to the previous copy.
  public var instanceDelay: CFTimeInterval {
    get { look.instanceDelay }
    set { set("instanceDelay", \.instanceDelay, newValue) }
  }

  /// Returns the transform of copy `index` about the middle of the bounds, in the layer's coordinates.
  package func transform(ofInstance index: Int) -> CATransform3D {
    let back = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    return CATransform3DConcat(
      CATransform3DConcat(back, instanceTransform.power(index)), CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
  }

  /// Returns the color that is multiplied with those of copy `index`.
  package func color(ofInstance index: Int) -> CGColor {
    let first = (instanceColor ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)).rgba
    func part(_ value: CGFloat, _ offset: Float) -> CGFloat { min(max(value + CGFloat(offset) * CGFloat(index), 0), 1) }
    return CGColor(
      red: part(first.red, instanceRedOffset), green: part(first.green, instanceGreenOffset),
      blue: part(first.blue, instanceBlueOffset), alpha: part(first.alpha, instanceAlphaOffset))
  }
}
