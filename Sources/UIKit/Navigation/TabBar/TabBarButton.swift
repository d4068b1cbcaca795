import CoreGraphics
import QuartzCore

/// One item of a tab bar: its image above or beside its title, and its badge.
@MainActor final class TabBarButton: UIControl {
  let item: UITabBarItem
  private unowned let bar: UITabBar
  private let field = UIView()
  private let indicator = UIImageView()
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()
  /// Its place among how many.
  var position = (index: 0, count: 1)
  var standsInline = false {
    didSet { if standsInline != oldValue { refresh() } }
  }

  init(item: UITabBarItem, bar: UITabBar) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    for view in [field, indicator, imageView, label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    field.layer.cornerRadius = 4
    imageView.contentMode = .center
    label.textAlignment = .center
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override func stateChanged() {
    super.stateChanged()
    refresh()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    refresh()
  }

  func refresh() {
    let design = bar.traitCollection.design.tabBar
    let selected: UIColor = bar.ownTintColor ?? design.selectedItem ?? bar.tintColor
    let color = isSelected ? selected : bar.unselectedItemTintColor ?? design.item
    isEnabled = item.isEnabled
    let plain = item.image(in: bar.traitCollection.barMetrics)
    imageView.image = isSelected ? item.selectedImage ?? plain : plain
    imageView.tintColor = color
    label.text = item.title
    label.font = standsInline ? .systemFont(ofSize: 13, weight: design.font.weight) : design.font.font
    label.textColor = color
    let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
    if let font = attributes?[.font] as? UIFont { label.font = font }
    if let own = attributes?[.foregroundColor] as? UIColor { label.textColor = own }
    alpha = item.isEnabled ? 1 : 0.4
    field.backgroundColor = isSelected && bar.selectionIndicatorImage == nil ? design.selectionIndicator : .clear
    indicator.image = isSelected ? bar.selectionIndicatorImage : nil
    badge.show(item.badgeValue, color: item.badgeColor ?? design.badge, design: design)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let design = bar.traitCollection.design.tabBar
    field.frame = CGRect(x: 3, y: 3, width: bounds.width - 6, height: bounds.height - 5)
    indicator.frame = bounds
    let size = imageView.image?.size ?? .zero
    let labelSize = label.sizeThatFits(bounds.size)
    if standsInline {
      let width = size.width + 6 + labelSize.width
      let start = ((bounds.width - width) / 2).rounded()
      imageView.frame = CGRect(x: start, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
      label.frame = CGRect(
        x: start + size.width + 6, y: ((bounds.height - labelSize.height) / 2).rounded(), width: labelSize.width,
        height: labelSize.height)
    } else {
      imageView.frame = CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: (design.imageCenter - size.height / 2).rounded(), width: size.width,
        height: size.height
      ).inset(by: item.imageInsets(in: bar.traitCollection.barMetrics))
      let ascent = label.font?.ascender ?? 10
      let width = min(labelSize.width, bounds.width - 2)
      label.frame = CGRect(
        x: ((bounds.width - width) / 2).rounded(), y: (design.titleBaseline - ascent).rounded(), width: width, height: labelSize.height
      ).offsetBy(dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
    }
    let badgeSize = badge.sizeThatFits(.zero)
    let corner =
      standsInline
      ? CGPoint(x: label.frame.maxX + 2, y: ((bounds.height - badgeSize.height) / 2).rounded())
      : CGPoint(x: imageView.frame.maxX - 6, y: max(2, imageView.frame.minY - 4))
    badge.frame = CGRect(origin: corner, size: badgeSize)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel }
    set { item.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityValue: String? {
    get {
      let place = "\(position.index + 1) of \(position.count)"
      return (item.accessibilityValue ?? item.badgeValue).map { "\($0), \(place)" } ?? place
    }
    set { item.accessibilityValue = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }
}

/// The oval with a short text at a tab's corner.
@MainActor private final class TabBadge: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
    isHidden = true
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, color: UIColor, design: UIDesign.TabBar) {
    isHidden = text == nil
    label.text = text
    label.font = design.badgeFont.font
    backgroundColor = color
    layer.cornerRadius = 9
    layer.borderColor = design.badgeBorder.cgColor
    layer.borderWidth = design.badgeBorder == .clear ? 0 : 1.5
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(18, label.sizeThatFits(size).width.rounded(.up) + 10), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
