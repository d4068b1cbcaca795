import QuartzCore

/// The background of a menu's rows: a material or a gradient with rounded corners.
@MainActor final class MenuGround: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ design: UIDesign.Menu) {
    super.init(frame: .zero)
    layer.cornerRadius = design.cornerRadius
    clipsToBounds = true
    if let style = design.material {
      let material = UIVisualEffectView(effect: UIBlurEffect(style: style))
      material.frame = bounds
      material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(material)
    }
    if let gradient = design.background {
      (layer as? CAGradientLayer)?.colors = [gradient.top.cgColor, gradient.bottom.cgColor]
      layer.borderColor = design.border.cgColor
      layer.borderWidth = 1
    }
  }

  required init?(coder: NSCoder) { nil }
}
