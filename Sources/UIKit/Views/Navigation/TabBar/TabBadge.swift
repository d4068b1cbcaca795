import QuartzCore

@MainActor final class TabBadge: UIView {
  private let label = UILabel()
  private var shift = UIOffset.zero
  private static let height: CGFloat = 18

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
    isHidden = true
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ text: String?, color: UIColor, design: UIDesign.TabBar, attributes: [NSAttributedString.Key: Any], titleOffset: UIOffset
  ) {
    isHidden = text == nil
    label.show(text, font: design.badgeFont.font, color: .white, shadow: nil, offset: .zero, attributes: attributes)
    shift = titleOffset
    backgroundColor = color
    layer.cornerRadius = Self.height / 2
    layer.borderColor = design.badgeBorder.cgColor
    layer.borderWidth = design.badgeBorder == .clear ? 0 : 1.5
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(Self.height, label.sizeThatFits(size).width.rounded(.up) + 10), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }
}
