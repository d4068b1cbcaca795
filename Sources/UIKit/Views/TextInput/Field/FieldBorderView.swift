import QuartzCore

/// The border of a text field in one of its styles.
@MainActor final class FieldBorderView: UIView {
  private let shadow = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shadow.isHidden = true
    layer.addSublayer(shadow)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ style: UITextField.BorderStyle, look: UIDesign.TextInput, isEnabled: Bool) {
    let pixel = 1 / traitCollection.drawingScale
    backgroundColor = style == .roundedRect || style == .bezel ? look.background : nil
    let color = style == .line ? look.lineColor : look.border
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = style == .line ? 1 : look.borderWidth > 0 ? look.borderWidth : pixel
    layer.cornerRadius = style == .roundedRect ? look.cornerRadius : 0
    let shade = look.innerShadow.resolvedColor(with: traitCollection)
    shadow.isHidden = style == .line || shade.cgColor.alpha <= 0
    guard !shadow.isHidden else { return }
    layer.masksToBounds = true
    shadow.colors = [shade.cgColor, shade.withAlphaComponent(0).cgColor]
    shadow.frame = CGRect(x: 0, y: layer.borderWidth, width: bounds.width, height: 4)
  }
}
