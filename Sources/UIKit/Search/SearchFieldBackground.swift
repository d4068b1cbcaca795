import CoreGraphics

/// Draws the background of a search bar's field: a round fill, or the sunken white pill of the classic design.
@MainActor final class SearchFieldBackground: UIView {
  private var look = UIDesign.Search.modern

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  private var image: UIImage?

  func show(_ new: UIDesign.Search, image: UIImage?) {
    look = new
    self.image = image
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    if let image { return image.draw(in: bounds) }
    let radius = min(look.fieldRadius, bounds.height / 2)
    guard let border = look.fieldBorder else {
      look.fieldFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
      return
    }
    border.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    let inside = bounds.insetBy(dx: 1, dy: 1)
    let path = UIBezierPath(roundedRect: inside, cornerRadius: radius - 1)
    look.fieldFill.setFill()
    path.fill()
    guard let shade = look.fieldShade, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    path.addClip()
    if let gradient = CGGradient(colorsSpace: nil, colors: [shade.top.cgColor, shade.bottom.cgColor], locations: [0, 1]) {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: inside.minY), end: CGPoint(x: 0, y: inside.minY + look.fieldShadeDepth), options: [])
    }
    context.restoreGState()
  }
}
