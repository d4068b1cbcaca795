import CoreGraphics

/// A title that opens a menu: the text with a chevron beside it.
@MainActor final class NavigationTitleButton: UIControl {
  let label = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "chevron.down.circle.fill"))
  private let makeMenu: () -> UIMenu?
  private static let gap: CGFloat = 4
  /// Estimated from screenshots.
  private static let arrowSize = CGSize(width: 16, height: 16)

  init(menu: @escaping () -> UIMenu?) {
    makeMenu = menu
    super.init(frame: .zero)
    arrow.contentMode = .scaleAspectFit
    arrow.tintColor = .systemGray3
    isAccessibilityElement = true
    accessibilityTraits = [.header, .button]
    addSubview(label)
    addSubview(arrow)
    addAction(
      UIAction { [weak self] _ in
        guard let self, let menu = makeMenu(), !menu.children.isEmpty else { return }
        MenuPresenter.present(menu, from: self)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { label.text }
    set {}
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isHighlighted ? 0.4 : 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(size)
    return CGSize(width: text.width + Self.gap + Self.arrowSize.width, height: max(text.height, Self.arrowSize.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let arrowX = isMirrored ? 0 : bounds.width - Self.arrowSize.width
    let room = max(0, bounds.width - Self.arrowSize.width - Self.gap)
    label.frame = CGRect(x: isMirrored ? bounds.width - room : 0, y: 0, width: room, height: bounds.height)
    arrow.frame = CGRect(origin: CGPoint(x: arrowX, y: (bounds.height - Self.arrowSize.height) / 2), size: Self.arrowSize)
  }
}
