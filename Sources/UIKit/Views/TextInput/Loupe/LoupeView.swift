import QuartzCore

/// A loupe: magnified content in a frame of its design.
@MainActor final class LoupeView: UIView {
  private let glass = UIView()
  private let rim: LoupeRim
  private let look: UIDesign.TouchSelection.Loupe

  init(_ look: UIDesign.TouchSelection.Loupe, traits: UITraitCollection) {
    self.look = look
    rim = LoupeRim(look)
    super.init(frame: CGRect(x: 0, y: 0, width: look.size.width, height: look.size.height + look.tip))
    isUserInteractionEnabled = false
    let body = CGRect(origin: .zero, size: look.size)
    glass.frame = body.insetBy(dx: look.rim / 2, dy: look.rim / 2)
    glass.layer.cornerRadius = max(0, look.cornerRadius - look.rim / 2)
    glass.clipsToBounds = true
    glass.backgroundColor = UIColor.systemBackground.resolvedColor(with: traits)
    layer.shadowOpacity = look.shadowOpacity
    layer.shadowRadius = look.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowPath = CGPath(roundedRect: body, cornerWidth: look.cornerRadius, cornerHeight: look.cornerRadius, transform: nil)
    if look.rim == 0 {
      glass.layer.borderWidth = 1 / max(1, traits.displayScale)
      glass.layer.borderColor = UIColor.separator.resolvedColor(with: traits).cgColor
    }
    addSubview(glass)
    rim.frame = bounds
    addSubview(rim)
  }

  required init?(coder: NSCoder) { nil }

  /// Magnifies the area around a point of a window.
  func show(_ center: CGPoint, of window: UIWindow) {
    let scale = max(1, window.traitCollection.displayScale)
    let size = CGSize(width: glass.bounds.width / look.magnification, height: glass.bounds.height / look.magnification)
    let seen = CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    glass.layer.contents = window.layer.picture(of: seen, scale: Double(scale * look.magnification))
    glass.layer.contentsScale = scale
  }
}
