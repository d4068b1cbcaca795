import CoreGraphics

/// The metal rim and the highlights of a classic loupe.
@MainActor final class LoupeRim: UIView {
  private let look: UIDesign.TouchSelection.Loupe

  init(_ look: UIDesign.TouchSelection.Loupe) {
    self.look = look
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = look.rim == 0
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard look.rim > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let body = CGRect(origin: .zero, size: look.size)
    if look.isGlossy { drawLight(over: body, in: context) }
    drawMetal(around: body, in: context)
  }

  private func rounded(_ rect: CGRect, inset: CGFloat) -> UIBezierPath {
    UIBezierPath(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerRadius: max(0, look.cornerRadius - inset))
  }

  private func drawMetal(around body: CGRect, in context: CGContext) {
    let inner = rounded(body, inset: look.rim)
    let ring = rounded(body, inset: 0)
    if look.tip > 0 { addTip(to: ring, below: body) }
    ring.append(inner)
    ring.usesEvenOddFillRule = true
    context.saveGState()
    ring.addClip()
    shade([UIColor(white: 1, alpha: 1), UIColor(white: 0.78, alpha: 1)], from: 0, to: bounds.height, in: context)
    context.restoreGState()
    UIColor(white: 0, alpha: 0.45).setStroke()
    let edge = rounded(body, inset: look.rim - 0.5)
    edge.lineWidth = 1
    edge.stroke()
    UIColor(white: 0, alpha: 0.3).setStroke()
    let outline = rounded(body, inset: 0.5)
    outline.lineWidth = 1
    outline.stroke()
  }

  private func addTip(to path: UIBezierPath, below body: CGRect) {
    path.move(to: CGPoint(x: body.midX - look.tip, y: body.maxY - 0.5))
    path.addLine(to: CGPoint(x: body.midX, y: body.maxY + look.tip))
    path.addLine(to: CGPoint(x: body.midX + look.tip, y: body.maxY - 0.5))
    path.close()
  }

  /// Draws the shadow under the upper edge of the glass, and the highlight on its upper half.
  private func drawLight(over body: CGRect, in context: CGContext) {
    let glass = rounded(body, inset: look.rim)
    context.saveGState()
    glass.addClip()
    let depth = min(12, body.height / 5)
    shade([UIColor(white: 0, alpha: 0.28), UIColor(white: 0, alpha: 0)], from: look.rim, to: look.rim + depth, in: context)
    let light = CGRect(
      x: body.minX - body.width * 0.1, y: body.minY - body.height * 0.35, width: body.width * 1.2, height: body.height * 0.85)
    UIBezierPath(ovalIn: light).addClip()
    shade([UIColor(white: 1, alpha: 0.38), UIColor(white: 1, alpha: 0.04)], from: 0, to: body.midY, in: context)
    context.restoreGState()
  }

  private func shade(_ colors: [UIColor], from top: CGFloat, to bottom: CGFloat, in context: CGContext) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map(\.cgColor), locations: nil) else { return }
    context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: .drawsAfterEndLocation)
  }
}
