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
    if let light = look.light { draw(light, over: body, in: context) }
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
    shade(look.metal, from: 0, to: bounds.height, in: context)
    context.restoreGState()
    look.innerLine.setStroke()
    let edge = rounded(body, inset: look.rim - 0.5)
    edge.lineWidth = 1
    edge.stroke()
    look.outerLine.setStroke()
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
  private func draw(_ look: UIDesign.TouchSelection.Loupe.Light, over body: CGRect, in context: CGContext) {
    let rim = self.look.rim
    let glass = rounded(body, inset: rim)
    context.saveGState()
    glass.addClip()
    let depth = min(look.depth.greatest, body.height * look.depth.share)
    shade(look.shadow, from: rim, to: rim + depth, in: context)
    let place = look.place
    let light = CGRect(
      x: body.minX + body.width * place.minX, y: body.minY + body.height * place.minY, width: body.width * place.width,
      height: body.height * place.height)
    UIBezierPath(ovalIn: light).addClip()
    shade(look.highlight, from: 0, to: body.midY, in: context)
    context.restoreGState()
  }

  private func shade(_ shades: UIDesign.Table.Gradient, from top: CGFloat, to bottom: CGFloat, in context: CGContext) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: [shades.top.cgColor, shades.bottom.cgColor], locations: nil) else { return }
    context.drawLinearGradient(gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom), options: .drawsAfterEndLocation)
  }
}
