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

  // MARK: CAShape Layer

  /// The path that is drawn. Animatable between paths with the same elements.
  open var path: CGPath? {
    get { ownPath }
    set { ownPath = newValue }
  }
  /// The fill color; nil for no fill.
  open var fillColor: CGColor? {
    get { ownFillColor }
    set { ownFillColor = newValue }
  }
  /// The fill rule of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { ownFillRule }
    set { ownFillRule = newValue }
  }
  /// The stroke color; nil for no stroke.
  open var strokeColor: CGColor? {
    get { ownStrokeColor }
    set { ownStrokeColor = newValue }
  }
  /// The fraction of the path at which the stroke begins, from 0 to 1.
  open var strokeStart: CGFloat {
    get { ownStrokeStart }
    set { ownStrokeStart = newValue }
  }
  /// The fraction of the path at which the stroke ends.
  open var strokeEnd: CGFloat {
    get { ownStrokeEnd }
    set { ownStrokeEnd = newValue }
  }
  /// The width of lines, in points.
  open var lineWidth: CGFloat {
    get { ownLineWidth }
    set { ownLineWidth = newValue }
  }
  /// The limit for the length of mitered corners.
  open var miterLimit: CGFloat {
    get { ownMiterLimit }
    set { ownMiterLimit = newValue }
  }
  /// The shape of the ends of lines.
  open var lineCap: CAShapeLayerLineCap {
    get { ownLineCap }
    set { ownLineCap = newValue }
  }
  /// The shape of the corners of lines.
  open var lineJoin: CAShapeLayerLineJoin {
    get { ownLineJoin }
    set { ownLineJoin = newValue }
  }
  /// The offset in the dash pattern at which a line begins, in points.
  open var lineDashPhase: CGFloat {
    get { ownLineDashPhase }
    set { ownLineDashPhase = newValue }
  }
  /// The alternating lengths of dashes and gaps; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { ownLineDashPattern }
    set { ownLineDashPattern = newValue }
  }
}

extension CAShapeLayer {
  final var ownPath: CGPath? {
    get { look.path }
    set { set("path", \.path, newValue) }
  }

  final var ownFillColor: CGColor? {
    get { look.fillColor }
    set { set("fillColor", \.fillColor, newValue) }
  }

  final var ownFillRule: CAShapeLayerFillRule {
    get { look.fillRule }
    set { set("fillRule", \.fillRule, newValue) }
  }

  final var ownStrokeColor: CGColor? {
    get { look.strokeColor }
    set { set("strokeColor", \.strokeColor, newValue) }
  }

  final var ownStrokeStart: CGFloat {
    get { look.strokeStart }
    set { set("strokeStart", \.strokeStart, newValue) }
  }

  final var ownStrokeEnd: CGFloat {
    get { look.strokeEnd }
    set { set("strokeEnd", \.strokeEnd, newValue) }
  }

  final var ownLineWidth: CGFloat {
    get { look.lineWidth }
    set { set("lineWidth", \.lineWidth, newValue) }
  }

  final var ownMiterLimit: CGFloat {
    get { look.miterLimit }
    set { set("miterLimit", \.miterLimit, newValue) }
  }

  final var ownLineCap: CAShapeLayerLineCap {
    get { look.lineCap }
    set { set("lineCap", \.lineCap, newValue) }
  }

  final var ownLineJoin: CAShapeLayerLineJoin {
    get { look.lineJoin }
    set { set("lineJoin", \.lineJoin, newValue) }
  }

  final var ownLineDashPhase: CGFloat {
    get { look.lineDashPhase }
    set { set("lineDashPhase", \.lineDashPhase, newValue) }
  }

  final var ownLineDashPattern: [NSNumber]? {
    get { look.lineDashPattern }
    set { set("lineDashPattern", \.lineDashPattern, newValue) }
  }
}
