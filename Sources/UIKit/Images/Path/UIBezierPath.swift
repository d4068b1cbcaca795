import Foundation

/// A path with its line style, to fill, stroke and clip in the current context.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  var data = PathData()
  var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness = UIBezierPath.defaultFlatness
  open var usesEvenOddFillRule = false

  static let defaultFlatness: CGFloat = 0.6

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    data.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    data.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    data.addRoundedRect(rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Rounds only `corners`, none by more than half the rectangle.
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

  /// An arc in a plane whose y points down: `clockwise` is as seen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    data = cgPath.data
  }

  /// Reads what ``encode(with:)`` wrote; nil when it is damaged.
  public required init?(coder: NSCoder) {
    super.init()
    guard decode(from: coder) else { return nil }
  }

  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  public static var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.data = data
    copy.adoptStyle(of: self)
    return copy
  }

  open var cgPath: CGPath {
    get { CGPath(data) }
    set { data = newValue.data }
  }

  open func move(to point: CGPoint) { data.move(to: point) }

  open func addLine(to point: CGPoint) { data.line(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    data.cubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    data.quad(to: endPoint, control: controlPoint)
  }

  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let sweep = PathData.sweep(from: startAngle, to: endAngle, clockwise: !clockwise)
    data.addArc(center: center, radius: radius, startAngle: startAngle, sweep: sweep)
  }

  open func close() { data.close() }

  open func removeAllPoints() { data = PathData() }

  open func append(_ bezierPath: UIBezierPath) { data.append(bezierPath.data) }

  open func apply(_ transform: CGAffineTransform) { data.apply(transform) }

  /// The same path drawn backwards.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath()
    reversed.data = data.reversed
    reversed.adoptStyle(of: self)
    return reversed
  }

  open var isEmpty: Bool { data.isEmpty }

  /// The smallest rectangle around what the path draws; null when it is empty.
  open var bounds: CGRect { data.tightBounds }

  open var currentPoint: CGPoint { data.currentPoint ?? .zero }

  open func contains(_ point: CGPoint) -> Bool {
    data.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func fill() { fill(with: .normal, alpha: nil) }

  open func stroke() { stroke(with: .normal, alpha: nil) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: blendMode, alpha: Optional(alpha)) }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: blendMode, alpha: Optional(alpha)) }

  /// Restricts the current context's drawing to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
