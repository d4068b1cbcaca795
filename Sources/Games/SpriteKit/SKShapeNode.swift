import UIKit

@preconcurrency @MainActor open class SKShapeNode: SKNode {
  public override init() { super.init() }
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    let box = path.boundingBoxOfPath
    var move = CGAffineTransform(translationX: -box.midX, y: -box.midY)
    self.path = centered ? path.copy(using: &move) : path
  }
  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
  /// Creates a rectangle around the node's origin.
  public convenience init(rectOf size: CGSize) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
  }
  /// Creates a rounded rectangle around the node's origin.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height), cornerRadius: cornerRadius)
  }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }
  public convenience init(ellipseOf size: CGSize) {
    self.init(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
  public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }
  /// Creates straight lines between points.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addLines(between: (0..<numPoints).map { points[$0] })
    self.init(path: path)
  }
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let all = (0..<numPoints).map { points[$0] }
    let path = CGMutablePath()
    if let first = all.first { path.move(to: first) }
    for index in 1..<max(all.count, 1) where index < all.count {
      let (a, b, c, d) = (all[max(index - 2, 0)], all[index - 1], all[index], all[min(index + 1, all.count - 1)])
      path.addCurve(
        to: c, control1: CGPoint(x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6),
        control2: CGPoint(x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6))
    }
    self.init(path: path)
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The path, in the node's coordinates.
  open var path: CGPath?
  /// The fill color; clear by default.
  open var fillColor = UIColor.clear
  /// The stroke color; white by default.
  open var strokeColor = UIColor.white
  /// The width of the line; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The width of the line's glow. The default is 0.
  open var glowWidth: CGFloat = 0
  /// The shape of line ends. The default is butt.
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  /// The miter limit of corners; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether edges are antialiased. The default is true.
  open var isAntialiased = true
  /// The blending with the pixels behind. The default is alpha blending.
  open var blendMode = SKBlendMode.alpha
  open var lineLength: CGFloat { path.map { PathPoints($0).length } ?? 0 }

  override var contentBounds: CGRect {
    guard let path, !path.isEmpty else { return .zero }
    let outset = strokeColor.components.alpha > 0 ? lineWidth / 2 : 0
    return path.boundingBoxOfPath.insetBy(dx: -outset, dy: -outset)
  }
  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKShapeNode else { return }
    (path, fillColor, strokeColor, lineWidth, glowWidth) = (
      other.path, other.fillColor, other.strokeColor, other.lineWidth, other.glowWidth
    )
    (lineCap, lineJoin, miterLimit, isAntialiased) = (other.lineCap, other.lineJoin, other.miterLimit, other.isAntialiased)
  }
  override func draw(in renderer: SceneRenderer, _ place: SceneRenderer.Place) {
    guard let path else { return }
    renderer.addShape(for: self, place) { layer in
      (layer.path, layer.fillColor, layer.strokeColor, layer.lineWidth) = (path, fillColor.cgColor, strokeColor.cgColor, lineWidth)
      layer.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
      layer.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
      layer.miterLimit = miterLimit
      if glowWidth > 0 { (layer.shadowColor, layer.shadowRadius, layer.shadowOffset) = (strokeColor.cgColor, glowWidth, .zero) }
      layer.shadowOpacity = glowWidth > 0 ? 1 : 0
    }
  }
}
