import QuartzCore

/// A rounded rectangle with a gradient, a border and a highlight below it, as in classic controls.
@MainActor final class ControlFace: UIView {
  private let shine = CALayer()
  private var shown: (gradient: UIDesign.Table.Gradient, border: UIColor)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shine.isHidden = true
    layer.addSublayer(shine)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(
    _ gradient: UIDesign.Table.Gradient, border: UIColor, radius: CGFloat, highlight: UIColor = .clear, shine light: UIColor = .clear
  ) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown = (gradient, border)
    resolveColors()
    layer.borderWidth = border == .clear ? 0 : 1
    layer.cornerRadius = radius
    shine.isHidden = light == .clear
    shine.backgroundColor = light.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }

  /// Shows a gradient of several colors, without a border.
  func show(_ stops: [(color: UIColor, location: CGFloat)]) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shown = nil
    layer.borderWidth = 0
    layer.cornerRadius = 0
    shine.isHidden = true
    (layer as? CAGradientLayer)?.show(stops, traits: traitCollection)
    CATransaction.commit()
  }

  private func resolveColors() {
    guard let (gradient, border) = shown else { return }
    let traits = traitCollection
    (layer as? CAGradientLayer)?.locations = nil
    (layer as? CAGradientLayer)?.colors = [gradient.top, gradient.bottom].map { $0.resolvedColor(with: traits).cgColor }
    layer.borderColor = border.resolvedColor(with: traits).cgColor
  }

  /// The traits of this view change after the control has updated it.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    resolveColors()
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shine.frame = CGRect(x: 1, y: 1, width: max(0, bounds.width - 2), height: (bounds.height / 2 - 1).rounded())
    CATransaction.commit()
  }
}
