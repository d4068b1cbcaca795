import CoreGraphics

/// The badge at the upper trailing corner of a bar button.
@MainActor final class BarButtonBadge: UIView {
  private let label = UILabel()
  private static let height: CGFloat = 16
  private static let dot: CGFloat = 8

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ badge: UIBarButtonItem.Badge, design: UIDesign.TabBar) {
    label.text = badge.stringValue
    label.isHidden = badge.stringValue == nil
    label.font = badge.font ?? .systemFont(ofSize: 11, weight: .medium)
    label.textColor = badge.foregroundColor ?? .white
    backgroundColor = badge.backgroundColor ?? .systemRed
    layer.borderColor = design.badgeBorder.cgColor
    layer.borderWidth = design.badgeBorder == .clear || badge.stringValue == nil ? 0 : 1.5
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if label.isHidden { return CGSize(width: Self.dot, height: Self.dot) }
    return CGSize(width: max(Self.height, label.sizeThatFits(size).width.rounded(.up) + 8), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = bounds.height / 2
  }
}
