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
  private var standsInline = false
  /// The offsets of title and badge.
  private var titleShift = UIOffset.zero
  private var badgeShift = UIOffset.zero
  /// The index of the item and the number of items.
  var position = (index: 0, count: 1)

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
    label.isAccessibilityElement = false
    showsLargeContentViewer = true
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

  // MARK: Appearance

  /// The item appearance for the layout of this item.
  private var itemAppearance: UITabBarItemAppearance? {
    guard let appearance = bar.appearance(of: item) else { return nil }
    guard standsInline else { return appearance.stackedLayoutAppearance }
    return bar.isCompact ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
  }

  func refresh() {
    isEnabled = item.isEnabled
    standsInline = bar.standsInline
    let design = bar.traitCollection.design.tabBar
    let given = itemAppearance
    let state = state.subtracting(.highlighted)
    let plain = item.image(in: bar.traitCollection.barMetrics)
    imageView.image = (isSelected ? item.selectedImage ?? plain : plain).map { $0.tintedByTabBar }
    let color = given?.iconColor(for: state) ?? baseColor(design)
    imageView.tintColor = color
    let title = isSelected && bar.ownTintColor == nil ? design.selectedTitle : nil
    showTitle(design, color: title ?? baseColor(design), given: given, state: state)
    showSelection(design)
    alpha = item.isEnabled ? 1 : 0.4
    var attributes = given?.attributes(\.badgeTextAttributes, for: state) ?? [:]
    attributes.merge(item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? item.badgeTextAttributes(for: .normal) ?? [:]) {
      $1
    }
    badge.show(
      item.badgeValue, color: item.badgeColor ?? given?.value(\.badgeBackgroundColor, for: state) ?? design.badge, design: design,
      attributes: attributes, titleOffset: given?.offset(\.badgeTitlePositionAdjustment, for: state) ?? .zero)
    badgeShift = given?.offset(\.badgePositionAdjustment, for: state) ?? .zero
    setNeedsLayout()
  }

  private func baseColor(_ design: UIDesign.TabBar) -> UIColor {
    guard isSelected else { return bar.unselectedItemTintColor ?? design.item }
    return bar.selectedImageTintColor ?? bar.ownTintColor ?? design.selectedItem ?? bar.tintColor
  }

  private func showTitle(_ design: UIDesign.TabBar, color: UIColor, given: UITabBarItemAppearance?, state: UIControl.State) {
    var attributes = given?.titleAttributes(for: state) ?? [:]
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if isSelected { attributes.merge(item.titleTextAttributes(for: .selected) ?? [:]) { $1 } }
    if !isEnabled { attributes.merge(item.titleTextAttributes(for: .disabled) ?? [:]) { $1 } }
    label.show(
      item.title, font: (standsInline ? design.inlineFont : design.font).font, color: color, shadow: nil, offset: .zero,
      attributes: attributes)
    let shift = given?.offset(\.titlePositionAdjustment, for: state) ?? .zero
    let own = item.titlePositionAdjustment
    titleShift = UIOffset(horizontal: own.horizontal + shift.horizontal, vertical: own.vertical + shift.vertical)
  }

  private func showSelection(_ design: UIDesign.TabBar) {
    let appearance = bar.appearance(of: item)
    let image = appearance?.selectionIndicatorImage ?? bar.selectionIndicatorImage
    let tint = appearance?.selectionIndicatorTintColor
    indicator.image = isSelected ? (tint == nil ? image : image?.withRenderingMode(.alwaysTemplate)) : nil
    indicator.tintColor = tint
    field.backgroundColor = isSelected && image == nil ? tint ?? design.selectionIndicator : .clear
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let design = bar.traitCollection.design.tabBar
    let inset = design.selectionInset
    field.frame = CGRect(x: inset, y: 3, width: bounds.width - 2 * inset, height: bounds.height - 5)
    indicator.frame = bounds
    if standsInline { layoutInline(design) } else { layoutStacked(design) }
    label.frame = label.frame.offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical)
    let size = badge.sizeThatFits(.zero)
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let corner =
      standsInline
      ? CGPoint(x: isRight ? label.frame.minX - 2 - size.width : label.frame.maxX + 2, y: ((bounds.height - size.height) / 2).rounded())
      : CGPoint(x: isRight ? imageView.frame.minX + 6 - size.width : imageView.frame.maxX - 6, y: max(2, imageView.frame.minY - 4))
    badge.frame = CGRect(origin: corner, size: size).offsetBy(dx: badgeShift.horizontal, dy: badgeShift.vertical)
  }

  /// The width of image and title.
  var naturalWidth: CGFloat {
    let image = imageView.image?.size.width ?? 0
    let title = label.sizeThatFits(CGSize(width: 1e5, height: bounds.height)).width
    return standsInline ? image + title + bar.traitCollection.design.tabBar.inlineGap : max(image, title)
  }

  private func layoutInline(_ design: UIDesign.TabBar) {
    let size = imageView.image?.size ?? .zero
    let title = label.sizeThatFits(bounds.size)
    let gap = size.width > 0 && title.width > 0 ? design.inlineGap : 0
    let start = ((bounds.width - size.width - gap - title.width) / 2).rounded()
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    imageView.frame = CGRect(
      x: isRight ? bounds.width - start - size.width : start, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    label.frame = CGRect(
      x: isRight ? start : start + size.width + gap, y: ((bounds.height - title.height) / 2).rounded(), width: title.width,
      height: title.height)
  }

  private func layoutStacked(_ design: UIDesign.TabBar) {
    let size = imageView.image?.size ?? .zero
    let title = label.sizeThatFits(bounds.size)
    imageView.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (design.imageCenter - size.height / 2).rounded(), width: size.width,
      height: size.height
    ).inset(by: item.imageInsets(in: bar.traitCollection.barMetrics))
    let ascent = label.font?.ascender ?? 10
    let width = min(title.width, bounds.width - 2)
    label.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: (design.titleBaseline - ascent).rounded(), width: width, height: title.height)
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { item.accessibilityLabel }
    set { item.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .tab]) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityValue: String? {
    get {
      let place = String(format: LocalizedStrings.word("%ld of %ld"), position.index + 1, position.count)
      return (item.accessibilityValue ?? item.badgeValue).map { "\($0), \(place)" } ?? place
    }
    set { item.accessibilityValue = newValue }
  }
  override var accessibilityIdentifier: String? {
    get { item.accessibilityIdentifier }
    set { item.accessibilityIdentifier = newValue }
  }
}

extension TabBarButton: LargeContentSource {
  var standardLargeContentTitle: String? { item.title }
  var standardLargeContentImage: UIImage? {
    let plain = item.largeContentSizeImage ?? item.image
    return isSelected && item.largeContentSizeImage == nil ? item.selectedImage ?? plain : plain
  }
  var standardLargeContentImageInsets: UIEdgeInsets { item.largeContentSizeImageInsets }
  var scalesStandardLargeContentImage: Bool { item.largeContentSizeImage == nil }
}
