import CoreGraphics
import QuartzCore

/// The bubble of a popover: its outline with the arrow, its shadow, and the presented view within.
@MainActor final class PopoverView: UIView {
  let content: UIView
  var background: UIColor? {
    didSet { colorShape() }
  }
  private let clip = UIView()
  private let shape = CAShapeLayer()
  private let metrics: UIDesign.Presentation
  private var placement: PopoverPlacement?

  init(content: UIView, metrics: UIDesign.Presentation, background: UIColor?) {
    self.content = content
    self.metrics = metrics
    self.background = background
    super.init(frame: .zero)
    layer.addSublayer(shape)
    layer.shadowOpacity = metrics.popoverShadowOpacity
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 4)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = metrics.popoverFrame > 0 ? max(4, metrics.popoverCornerRadius - 3) : metrics.popoverCornerRadius
    addSubview(clip)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ placement: PopoverPlacement) {
    guard self.placement != placement || content.superview !== clip else { return }
    self.placement = placement
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorShape()
  }

  private func colorShape() {
    let color = metrics.popoverFrame > 0 ? metrics.popoverFrameColor : background ?? content.backgroundColor ?? metrics.popoverBackground
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    let body = placement.body(arrowHeight: metrics.popoverArrowHeight)
    let outline = outline(placement, body)
    shape.frame = bounds
    shape.path = outline
    layer.shadowPath = outline
    colorShape()
    clip.frame = body.insetBy(dx: metrics.popoverFrame, dy: metrics.popoverFrame)
    clip.backgroundColor = background ?? metrics.popoverBackground
    if content.superview !== clip {
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clip.addSubview(content)
    }
    content.frame = clip.bounds
  }

  private func outline(_ placement: PopoverPlacement, _ body: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.addRoundedRect(in: body, cornerWidth: metrics.popoverCornerRadius, cornerHeight: metrics.popoverCornerRadius)
    let half = metrics.popoverArrowBase / 2
    let arrow = placement.arrow
    let points: [CGPoint]
    // The arrow reaches a point into the body, so that no seam shows.
    switch placement.direction {
    case .up:
      points = [
        CGPoint(x: arrow - half, y: body.minY + 1), CGPoint(x: arrow, y: 0), CGPoint(x: arrow + half, y: body.minY + 1),
      ]
    case .down:
      points = [
        CGPoint(x: arrow + half, y: body.maxY - 1), CGPoint(x: arrow, y: bounds.maxY), CGPoint(x: arrow - half, y: body.maxY - 1),
      ]
    case .left:
      points = [
        CGPoint(x: body.minX + 1, y: arrow + half), CGPoint(x: 0, y: arrow), CGPoint(x: body.minX + 1, y: arrow - half),
      ]
    default:
      points = [
        CGPoint(x: body.maxX - 1, y: arrow - half), CGPoint(x: bounds.maxX, y: arrow), CGPoint(x: body.maxX - 1, y: arrow + half),
      ]
    }
    path.addLines(between: points)
    path.closeSubpath()
    return path
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    shape.path?.contains(point) ?? super.point(inside: point, with: event)
  }
}
