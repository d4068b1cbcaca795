import CoreGraphics

/// Draws the glossy border of a classic bar button: a rounded rectangle, or an arrow that points back.
@MainActor final class BarButtonChrome: UIView {
  private var fill: UIDesign.Bars.Gradient?
  private var isPressed = false
  private var pointsBack = false
  private var plate = UIDesign.Bars.Plate()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: UIDesign.Bars.Gradient?, plate: UIDesign.Bars.Plate, isPressed: Bool, pointsBack: Bool) {
    fill = new
    self.plate = plate
    self.isPressed = isPressed
    self.pointsBack = pointsBack
    isHidden = new == nil
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let fill, let context = UIGraphicsGetCurrentContext() else { return }
    let face = CGRect(x: 0.5, y: 0.5, width: bounds.width - 1, height: bounds.height - 2)
    plate.highlight.setFill()
    path(in: face.offsetBy(dx: 0, dy: 1)).fill()
    fill.topLine.setFill()
    path(in: face).fill()
    context.saveGState()
    path(in: face.insetBy(dx: 1, dy: 1)).addClip()
    let colors = fill.colors.map { (isPressed ? $0.blended(with: .black, part: plate.pressedShade) : $0).cgColor }
    if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: fill.locations) {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: face.minY), end: CGPoint(x: 0, y: face.maxY), options: [.drawsAfterEndLocation])
    }
    context.restoreGState()
  }

  private func path(in rect: CGRect) -> UIBezierPath {
    guard pointsBack else { return UIBezierPath(roundedRect: rect, cornerRadius: plate.cornerRadius) }
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func x(_ value: CGFloat) -> CGFloat { isRight ? bounds.width - value : value }
    let (shoulder, radius) = (rect.minX + plate.pointLength, plate.cornerRadius)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x(rect.minX), y: rect.midY))
    path.addQuadCurve(to: CGPoint(x: x(shoulder + 1), y: rect.minY), controlPoint: CGPoint(x: x(shoulder - 3), y: rect.minY + 1))
    path.addLine(to: CGPoint(x: x(rect.maxX - radius), y: rect.minY))
    path.addQuadCurve(to: CGPoint(x: x(rect.maxX), y: rect.minY + radius), controlPoint: CGPoint(x: x(rect.maxX), y: rect.minY))
    path.addLine(to: CGPoint(x: x(rect.maxX), y: rect.maxY - radius))
    path.addQuadCurve(to: CGPoint(x: x(rect.maxX - radius), y: rect.maxY), controlPoint: CGPoint(x: x(rect.maxX), y: rect.maxY))
    path.addLine(to: CGPoint(x: x(shoulder + 1), y: rect.maxY))
    path.addQuadCurve(to: CGPoint(x: x(rect.minX), y: rect.midY), controlPoint: CGPoint(x: x(shoulder - 3), y: rect.maxY - 1))
    path.close()
    return path
  }
}
