import Foundation

/// A path with its line style, to fill, stroke and clip in the current context.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  var data = PathData()
  var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of lines in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines; `.butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners of lines; `.miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The longest pointed corner as a multiple of the width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The allowed error of flattened curves, in pixels.
  open var flatness = UIBezierPath.defaultFlatness
  /// Whether areas enclosed twice are holes; `false` by default.
  open var usesEvenOddFillRule = false

  static let defaultFlatness: CGFloat = 0.6

  public override init() {
    super.init()
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    data.addRect(rect)
  }

  /// Creates a path of an ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    data.addEllipse(in: rect)
  }

  /// Creates a path of a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    data.addRoundedRect(rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle with some rounded corners; radii are limited to half the rectangle.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let radii = CGSize(
      width: min(max(0, cornerRadii.width), rect.width / 2), height: min(max(0, cornerRadii.height), rect.height / 2))
    data.addRoundedRect(
      rect, topLeft: corners.contains(.topLeft) ? radii : .zero, topRight: corners.contains(.topRight) ? radii : .zero,
      bottomRight: corners.contains(.bottomRight) ? radii : .zero, bottomLeft: corners.contains(.bottomLeft) ? radii : .zero)
  }

  /// Creates an arc in a coordinate system with y down: `clockwise` is as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from one of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init()
    data = cgPath.data
  }

  /// Whether another path has the same segments and line style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return data == other.data && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
      && miterLimit == other.miterLimit && flatness == other.flatness && usesEvenOddFillRule == other.usesEvenOddFillRule
      && dash == other.dash
  }

  open override var hash: Int { data.hashValue }

  /// Decodes a path that ``encode(with:)`` wrote; nil if it is damaged.
  public required init?(coder: NSCoder) {
    super.init()
    guard decode(from: coder) else { return nil }
  }

  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  /// Whether paths can be archived securely; always `true`.
  public static var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.data = data
    copy.adoptStyle(of: self)
    return copy
  }

  /// The path for Core Graphics; setting it replaces all segments.
  open var cgPath: CGPath {
    get { CGPath(data) }
    set { data = newValue.data }
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { data.move(to: point) }

  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { data.line(to: point) }

  /// Adds a cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    data.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    data.quad(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; angles are in radians, from the positive x axis clockwise on the screen.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let sweep = PathData.sweep(from: startAngle, to: endAngle, clockwise: !clockwise)
    data.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }

  /// Closes the subpath by a line to its beginning.
  open func close() { data.close() }

  /// Removes all segments.
  open func removeAllPoints() { data = PathData() }

  /// Appends the segments of another path.
  open func append(_ bezierPath: UIBezierPath) { data.append(bezierPath.data) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { data.apply(transform) }

  /// Returns the path in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.data = data.reversed
    reversed.adoptStyle(of: self)
    return reversed
  }

  /// Whether there are no segments.
  open var isEmpty: Bool { data.isEmpty }

  /// The bounding box of the path's segments; null if it is empty.
  open var bounds: CGRect { data.tightBounds }

  /// The end of the last segment; zero if there is none.
  open var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// Returns whether a point is in the filled area.
  open func contains(_ point: CGPoint) -> Bool {
    data.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Fills the area with the current fill color.
  open func fill() { fill(with: .normal, alpha: nil) }

  /// Draws the lines with the current stroke color.
  open func stroke() { stroke(with: .normal, alpha: nil) }

  /// Fills the area in a blend mode with an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: blendMode, alpha: Optional(alpha)) }

  /// Draws the lines in a blend mode with an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: blendMode, alpha: Optional(alpha)) }

  /// Restricts the current context's drawing to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
