import CoreGraphics

/// Draws the pull indicator: the spokes of the spinner one at a time, or a stretching drop.
@MainActor final class RefreshArtView: UIView {
  struct Look: Equatable {
    var color = UIColor.gray
    var drop: UIDesign.Refresh.Drop?
    var spokes = 8
    var diameter: CGFloat = 20
  }

  var look = Look() {
    didSet { if look != oldValue { setNeedsDisplay() } }
  }

  /// The progress of the pull, where 1 begins a refresh.
  var progress: CGFloat = 0 {
    didSet { if steps(progress) != steps(oldValue) { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = nil
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the progress in steps at which the drawing changes.
  private func steps(_ progress: CGFloat) -> Int { Int(progress * 64) }

  override func draw(_ rect: CGRect) {
    guard progress > 0, let context = UIGraphicsGetCurrentContext() else { return }
    if let drop = look.drop { draw(drop, context) } else { drawSpokes(context) }
  }

  // MARK: Spokes

  private func drawSpokes(_ context: CGContext) {
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.setLineCap(.round)
    let width = look.diameter * (look.spokes > 8 ? 0.09 : 0.12)
    context.setLineWidth(width)
    let outer = look.diameter / 2 - width / 2
    let inner = outer * (look.spokes > 8 ? 0.55 : 0.5)
    // The first spokes appear after a short pull, the last at the threshold.
    let shown = max(0, progress - 0.25) / 0.75 * CGFloat(look.spokes)
    for spoke in 0..<look.spokes {
      let alpha = min(1, max(0, shown - CGFloat(spoke)))
      guard alpha > 0 else { break }
      look.color.withAlphaComponent(look.color.cgColor.alpha * alpha).setStroke()
      let angle = CGFloat(spoke) / CGFloat(look.spokes) * 2 * .pi - .pi / 2
      context.move(to: CGPoint(x: inner * cos(angle), y: inner * sin(angle)))
      context.addLine(to: CGPoint(x: outer * cos(angle), y: outer * sin(angle)))
      context.strokePath()
    }
  }

  // MARK: Drop

  /// Draws two circles and their connection: the upper one stays, the lower one follows the pull and shrinks.
  private func draw(_ drop: UIDesign.Refresh.Drop, _ context: CGContext) {
    let stretch = max(0, progress - drop.stretchStart) / (1 - drop.stretchStart)
    let x = bounds.midX
    let top = CGPoint(x: x, y: drop.center)
    let topRadius = drop.radius - drop.upperDecrease * stretch
    let bottom = CGPoint(x: x, y: drop.center + drop.stretch * stretch)
    let bottomRadius = drop.radius - drop.lowerDecrease * stretch
    let path = UIBezierPath()
    path.addArc(withCenter: top, radius: topRadius, startAngle: .pi, endAngle: 0, clockwise: true)
    let middle = (top.y + bottom.y) / 2
    path.addCurve(
      to: CGPoint(x: x + bottomRadius, y: bottom.y), controlPoint1: CGPoint(x: x + topRadius, y: middle),
      controlPoint2: CGPoint(x: x + bottomRadius, y: middle))
    path.addArc(withCenter: bottom, radius: bottomRadius, startAngle: 0, endAngle: .pi, clockwise: true)
    path.addCurve(
      to: CGPoint(x: x - topRadius, y: top.y), controlPoint1: CGPoint(x: x - bottomRadius, y: middle),
      controlPoint2: CGPoint(x: x - topRadius, y: middle))
    path.close()
    let alpha = min(1, progress / drop.stretchStart)
    context.saveGState()
    context.setAlpha(alpha)
    let shadow = drop.shadow
    context.setShadow(offset: shadow.offset, blur: shadow.radius, color: UIColor(white: 0, alpha: shadow.opacity).cgColor)
    look.color.setFill()
    path.fill()
    context.restoreGState()
    context.setAlpha(alpha)
    drawArrow(of: drop, around: top, radius: topRadius * drop.arrowRadius)
    context.setAlpha(1)
  }

  /// Draws an open ring with an arrowhead, the refresh sign.
  private func drawArrow(of drop: UIDesign.Refresh.Drop, around center: CGPoint, radius: CGFloat) {
    let ring = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi * 0.1, endAngle: .pi * 1.5, clockwise: true)
    ring.lineWidth = radius * drop.arrowLine
    drop.arrow.setStroke()
    ring.stroke()
    let tip = CGPoint(x: center.x, y: center.y - radius)
    let size = radius * 0.75
    let head = UIBezierPath()
    head.move(to: CGPoint(x: tip.x, y: tip.y - size))
    head.addLine(to: CGPoint(x: tip.x + size, y: tip.y))
    head.addLine(to: CGPoint(x: tip.x, y: tip.y + size))
    head.close()
    drop.arrow.setFill()
    head.fill()
  }
}
