import QuartzCore

/// The glow around a touch on a button.
@MainActor final class TouchGlow: UIView {
  private static let diameter: CGFloat = 88

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
    isUserInteractionEnabled = false
    alpha = 0
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .radial
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [UIColor(white: 1, alpha: 0.6).cgColor, UIColor(white: 1, alpha: 0.25).cgColor, UIColor(white: 1, alpha: 0).cgColor]
    gradient.locations = [0, 0.4, 1]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ shows: Bool, at center: CGPoint) {
    self.center = center
    if shows {
      alpha = 1
    } else if alpha > 0 {
      UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) { self.alpha = 0 }
    }
  }
}
