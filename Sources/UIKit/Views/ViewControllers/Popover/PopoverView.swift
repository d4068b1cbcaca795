import QuartzCore

/// The bubble of a popover: its outline with the arrow, its shadow, and the presented view.
@MainActor final class PopoverView: UIView, PresentedViewHolder {
  let content: UIView
  var contentView: UIView { clip }
  var background: UIColor? {
    didSet { colorShape() }
  }
  private let clip = UIView()
  let shape = CAShapeLayer()
  private let metrics: UIDesign.Presentation
  private var placement: PopoverPlacement?
  /// The app's background view instead of the bubble.
  private let appBackground: UIPopoverBackgroundView?

  init(content: UIView, metrics: UIDesign.Presentation, background: UIColor?, appBackground: UIPopoverBackgroundView? = nil) {
    self.content = content
    self.metrics = metrics
    self.background = background
    self.appBackground = appBackground
    super.init(frame: .zero)
    if let appBackground {
      addSubview(appBackground)
    } else {
      layer.addSublayer(shape)
      layer.shadowOpacity = metrics.popoverShadowOpacity
      layer.shadowRadius = 16
      layer.shadowOffset = CGSize(width: 0, height: 4)
    }
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
    let color = metrics.popoverFrame > 0 ? metrics.popoverFrameColor : content.backgroundColor ?? background ?? metrics.popoverBackground
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    shape.strokeColor = metrics.popoverOutline.resolvedColor(with: traitCollection).cgColor
    shape.lineWidth = 1 / max(1, traitCollection.displayScale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    let body = placement.body(arrowHeight: metrics.popoverArrowHeight)
    if let appBackground {
      layOut(appBackground, placement, body)
      return
    }
    let outline = outline(placement, body)
    shape.frame = bounds
    shape.path = outline
    layer.shadowPath = outline
    colorShape()
    clip.frame = body.insetBy(dx: metrics.popoverFrame, dy: metrics.popoverFrame)
    clip.backgroundColor = background ?? metrics.popoverBackground
    placeContent()
  }

  private func layOut(_ view: UIPopoverBackgroundView, _ placement: PopoverPlacement, _ body: CGRect) {
    view.frame = bounds
    view.arrowDirection = placement.direction
    let isUpright = placement.direction == .up || placement.direction == .down
    view.arrowOffset = placement.arrow - (isUpright ? bounds.width : bounds.height) / 2
    let type = type(of: view)
    clip.frame = body.inset(by: type.contentViewInsets())
    if !type.wantsDefaultContentAppearance { clip.layer.cornerRadius = 0 }
    placeContent()
  }

  private func placeContent() {
    clip.adopt(content)
  }

  /// Returns the outline of the body with its arrow, whose sides meet in a rounded tip.
  private func outline(_ placement: PopoverPlacement, _ body: CGRect) -> CGPath {
    let path = CGMutablePath()
    let radius = min(metrics.popoverCornerRadius, body.width / 2, body.height / 2)
    let corners = [
      CGPoint(x: body.minX, y: body.minY), CGPoint(x: body.maxX, y: body.minY), CGPoint(x: body.maxX, y: body.maxY),
      CGPoint(x: body.minX, y: body.maxY),
    ]
    let sides: [UIPopoverArrowDirection] = [.up, .right, .down, .left]
    for side in 0..<4 {
      let (start, end) = (corners[side], corners[(side + 1) % 4])
      let length = hypot(end.x - start.x, end.y - start.y)
      let along = CGVector(dx: (end.x - start.x) / max(length, 1), dy: (end.y - start.y) / max(length, 1))
      /// Returns a point at a distance along the side, and a distance out from it.
      func point(_ distance: CGFloat, _ out: CGFloat = 0) -> CGPoint {
        CGPoint(x: start.x + along.dx * distance + along.dy * out, y: start.y + along.dy * distance - along.dx * out)
      }
      if side == 0 { path.move(to: point(radius)) }
      if placement.hasArrow, sides[side] == placement.direction {
        let middle =
          sides[side] == .up
          ? placement.arrow - body.minX
          : sides[side] == .down
            ? body.maxX - placement.arrow
            : sides[side] == .right ? placement.arrow - body.minY : body.maxY - placement.arrow
        let half = metrics.popoverArrowBase / 2
        let height = metrics.popoverArrowHeight
        path.addLine(to: point(middle - half))
        path.addArc(tangent1End: point(middle, height), tangent2End: point(middle + half), radius: metrics.popoverArrowRadius)
        path.addLine(to: point(middle + half))
      }
      path.addLine(to: point(length - radius))
      path.addArc(tangent1End: end, tangent2End: CGPoint(x: end.x - along.dy * radius, y: end.y + along.dx * radius), radius: radius)
    }
    path.closeSubpath()
    return path
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if appBackground != nil { return super.point(inside: point, with: event) }
    return shape.path?.contains(point) ?? super.point(inside: point, with: event)
  }
}
