import UIKit

/// The possibilities of `draw(_:)`: strokes and dashes, even-odd filling, gradients, shadows, blend modes and text. The parts begin at the
/// leading side.
final class DrawingController: UIViewController {
  override func loadView() {
    view = DrawingView()
    view.backgroundColor = .systemBackground
    edgesForExtendedLayout = []
  }
}

private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    strokes(in: CGRect(x: 16, y: 16, width: bounds.width - 32, height: 110))
    star(in: placed(CGRect(x: 16, y: 140, width: 110, height: 110)))
    gradient(in: placed(CGRect(x: 140, y: 140, width: bounds.width - 156, height: 110)), context)
    shadow(in: placed(CGRect(x: 24, y: 272, width: 110, height: 80)), context)
    blends(in: placed(CGRect(x: 160, y: 268, width: bounds.width - 176, height: 96)), context)
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = isMirrored ? .right : .left
    let text = "Strings are drawn with attributes, in a rectangle, as labels draw them." as NSString
    text.draw(
      in: CGRect(x: 16, y: 384, width: bounds.width - 32, height: max(60, bounds.height - 400)),
      withAttributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label, .paragraphStyle: paragraph,
      ])
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func placed(_ box: CGRect) -> CGRect {
    isMirrored ? CGRect(x: bounds.width - box.maxX, y: box.minY, width: box.width, height: box.height) : box
  }

  private func strokes(in box: CGRect) {
    for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
      let path = UIBezierPath()
      let y = box.minY + 15 + CGFloat(index) * 40
      path.move(to: CGPoint(x: box.minX + 10, y: y))
      path.addCurve(
        to: CGPoint(x: box.maxX - 10, y: y), controlPoint1: CGPoint(x: box.midX, y: y - 40), controlPoint2: CGPoint(x: box.midX, y: y + 40))
      path.lineWidth = 8
      path.lineCapStyle = cap
      if index > 0 { path.setLineDash([20, 14], count: 2, phase: 0) }
      [UIColor.systemBlue, .systemGreen, .systemOrange][index].setStroke()
      path.stroke()
    }
  }

  private func star(in box: CGRect) {
    let path = UIBezierPath()
    for point in 0..<5 {
      let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
      let spot = CGPoint(x: box.midX + cos(angle) * box.width / 2, y: box.midY + sin(angle) * box.height / 2)
      if point == 0 { path.move(to: spot) } else { path.addLine(to: spot) }
    }
    path.close()
    path.usesEvenOddFillRule = true
    UIColor.systemPurple.setFill()
    path.fill()
  }

  private func gradient(in box: CGRect, _ context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    UIBezierPath(roundedRect: box, cornerRadius: 16).addClip()
    let colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor, UIColor.systemIndigo.cgColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.4, 1]) else { return }
    context.drawLinearGradient(gradient, start: box.origin, end: CGPoint(x: box.maxX, y: box.maxY), options: [])
  }

  private func shadow(in box: CGRect, _ context: CGContext) {
    context.saveGState()
    defer { context.restoreGState() }
    context.setShadow(offset: CGSize(width: 0, height: 4), blur: 10, color: UIColor(white: 0, alpha: 0.5).cgColor)
    UIColor.systemTeal.setFill()
    UIBezierPath(roundedRect: box, cornerRadius: 12).fill()
  }

  private func blends(in box: CGRect, _ context: CGContext) {
    let modes: [CGBlendMode] = [.normal, .multiply, .screen, .difference]
    let width = box.width / CGFloat(modes.count)
    for (index, mode) in modes.enumerated() {
      let x = box.minX + CGFloat(index) * width
      context.saveGState()
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: x, y: box.minY, width: width - 14, height: box.height * 0.66))
      context.setBlendMode(mode)
      UIColor.systemCyan.setFill()
      context.fill(CGRect(x: x + 8, y: box.minY + box.height * 0.33, width: width - 14, height: box.height * 0.66))
      context.restoreGState()
    }
  }
}
