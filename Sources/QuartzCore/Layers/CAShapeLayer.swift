import CoreGraphics

/// A layer that fills and strokes a path, in its own coordinates, above its background and contents.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var look = Look()

  struct Look {
    var path: CGPath?
    var fillColor: CGColor? = .opaqueBlack
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [NSNumber]?
  }

  override func copyModel(from layer: CALayer) {
    super.copyModel(from: layer)
    if let layer = layer as? CAShapeLayer { look = layer.look }
  }

  open override class var animatableProperties: [CALayerProperty] {
    let layer = CAShapeLayer.self
    return super.animatableProperties + [
      .path("path", layer, { $0.path }, { $0.path = $1 }),
      .color("fillColor", layer, { $0.fillColor }, { $0.fillColor = $1 }),
      .color("strokeColor", layer, { $0.strokeColor }, { $0.strokeColor = $1 }),
      .number("strokeStart", layer, { $0.strokeStart }, { $0.strokeStart = $1 }),
      .number("strokeEnd", layer, { $0.strokeEnd }, { $0.strokeEnd = $1 }),
      .number("lineWidth", layer, { $0.lineWidth }, { $0.lineWidth = $1 }),
      .number("miterLimit", layer, { $0.miterLimit }, { $0.miterLimit = $1 }),
      .number("lineDashPhase", layer, { $0.lineDashPhase }, { $0.lineDashPhase = $1 }),
      .list(
        "lineDashPattern", layer, { $0.lineDashPattern.map { .numbers($0.map(\.doubleValue)) } ?? .none },
        { if case .numbers(let numbers) = $1 { $0.lineDashPattern = numbers.map { NSNumber(value: $0) } } }, { $0.lineDashPattern }),
      .object("fillRule", layer, { $0.fillRule }, { $0.fillRule = $1 ?? .nonZero }),
      .object("lineCap", layer, { $0.lineCap }, { $0.lineCap = $1 ?? .butt }),
      .object("lineJoin", layer, { $0.lineJoin }, { $0.lineJoin = $1 ?? .miter }),
    ]
  }

  /// Sets a property of the drawing, unless it is equal.
  private func set<Value: Equatable>(_ key: String, _ path: WritableKeyPath<Look, Value>, _ new: Value) {
    guard look[keyPath: path] != new else { return }
    let action = willChange(key)
    look[keyPath: path] = new
    didChange(key, action)
  }
}

extension CAShapeLayer {
  /// The path that is drawn. Animatable between paths with the same elements.
  public var path: CGPath? {
    get { look.path }
    set { set("path", \.path, newValue) }
  }

  /// The fill color; nil for no fill.
  public var fillColor: CGColor? {
    get { look.fillColor }
    set { set("fillColor", \.fillColor, newValue) }
  }

  /// The fill rule of the path.
  public var fillRule: CAShapeLayerFillRule {
    get { look.fillRule }
    set { set("fillRule", \.fillRule, newValue) }
  }

  /// The stroke color; nil for no stroke.
  public var strokeColor: CGColor? {
    get { look.strokeColor }
    set { set("strokeColor", \.strokeColor, newValue) }
  }

  /// The fraction of the path at which the stroke begins, from 0 to 1.
  public var strokeStart: CGFloat {
    get { look.strokeStart }
    set { set("strokeStart", \.strokeStart, newValue) }
  }

  /// The fraction of the path at which the stroke ends.
  public var strokeEnd: CGFloat {
    get { look.strokeEnd }
    set { set("strokeEnd", \.strokeEnd, newValue) }
  }

  /// The width of lines, in points.
  public var lineWidth: CGFloat {
    get { look.lineWidth }
    set { set("lineWidth", \.lineWidth, newValue) }
  }

  /// The limit for the length of mitered corners.
  public var miterLimit: CGFloat {
    get { look.miterLimit }
    set { set("miterLimit", \.miterLimit, newValue) }
  }

  /// The shape of the ends of lines.
  public var lineCap: CAShapeLayerLineCap {
    get { look.lineCap }
    set { set("lineCap", \.lineCap, newValue) }
  }

  /// The shape of the corners of lines.
  public var lineJoin: CAShapeLayerLineJoin {
    get { look.lineJoin }
    set { set("lineJoin", \.lineJoin, newValue) }
  }

  /// The offset in the dash pattern at which a line begins, in points.
  public var lineDashPhase: CGFloat {
    get { look.lineDashPhase }
    set { set("lineDashPhase", \.lineDashPhase, newValue) }
  }

  /// The alternating lengths of dashes and gaps; nil for a solid line.
  public var lineDashPattern: [NSNumber]? {
    get { look.lineDashPattern }
    set { set("lineDashPattern", \.lineDashPattern, newValue) }
  }
}
