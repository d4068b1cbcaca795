import CoreGraphics

@MainActor final class EditMenuButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  private let separator = UIView()
  private let design: UIDesign.EditMenu

  var showsSeparator: Bool {
    get { !separator.isHidden }
    set { separator.isHidden = !newValue }
  }

  init(title: String, image: UIImage?, opensMenu: Bool, design: UIDesign.EditMenu) {
    self.design = design
    super.init(frame: .zero)
    label.text = image != nil ? nil : opensMenu ? title + " ›" : title
    label.font = design.font.font
    label.textColor = design.text
    label.textAlignment = .center
    addSubview(label)
    picture.image = image
    picture.tintColor = design.text
    picture.contentMode = .center
    addSubview(picture)
    separator.backgroundColor = design.separator
    addSubview(separator)
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = picture.image?.size.width ?? label.sizeThatFits(.zero).width
    return CGSize(width: width.rounded(.up) + 2 * design.padding, height: design.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
    separator.frame = CGRect(x: 0, y: 0, width: 1 / max(1, traitCollection.displayScale), height: bounds.height)
  }

  override func stateChanged() {
    super.stateChanged()
    backgroundColor = isHighlighted ? design.highlight : nil
  }
}
