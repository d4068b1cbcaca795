import CoreGraphics

/// The view of a button item in a bar.
@MainActor package class BarButton: UIControl {
  package private(set) final var item: UIBarButtonItem
  private(set) final var look: BarLook
  final let label = UILabel()
  final let picture = UIImageView()
  /// The alignment of the title in the button: a title that is narrower than its button ends at the bar's margin.
  final var titleAlignment = NSTextAlignment.center {
    didSet { label.textAlignment = titleAlignment }
  }
  private var chrome: BarButtonChrome?
  private var badgeView: BarButtonBadge?
  private var backgroundView: UIImageView?
  private let pressGate = BarButtonPressGate()
  /// The glow around a touch on a button without a background.
  private var glow: TouchGlow?

  package static func make(item: UIBarButtonItem, look: BarLook) -> BarButton { BarButton(item: item, look: look) }

  init(item: UIBarButtonItem, look: BarLook) {
    self.item = item
    self.look = look
    super.init(frame: .zero)
    picture.contentMode = .center
    label.isAccessibilityElement = false
    showsLargeContentViewer = true
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.activate() }, for: .primaryActionTriggered)
    listenForLongPress()
    show()
  }

  required init?(coder: NSCoder) { nil }

  var isBack: Bool { false }
  var title: String? { item.title }
  var image: UIImage? { closeDisc ?? item.shownImage(in: look.metrics) }

  /// The gray disc with a cross of the system item for closing.
  private var closeDisc: UIImage? {
    guard item.systemItem == .close, traitCollection.design.buttons.standardDisc == nil else { return nil }
    return StandardButtonImages.close(diameter: traitCollection.design.buttons.closeSize, traits: traitCollection)
  }

  /// The menu that a long press opens.
  var longPressMenu: UIMenu? { item.shownMenu }

  /// Whether a long press on the button opens a menu. At accessibility text sizes the back button shows its enlarged title instead.
  final var opensMenuByLongPress: Bool {
    guard isEnabled, longPressMenu != nil else { return false }
    return !(isBack && traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
  }

  func activate() {
    if item.opensMenuOnTouch { return showMenu() }
    if item.changesSelectionAsPrimaryAction, isEnabled, item.menu == nil { item.isSelected.toggle() }
    item.performAction()
  }

  final func showMenu() {
    guard isEnabled, let menu = longPressMenu else { return }
    var events = MenuEvents()
    events.order = item.preferredMenuElementOrder
    if item.changesSelectionAsPrimaryAction { events.chosen = { [weak item] in item?.choose($0) } }
    MenuPresenter.present(menu, from: self, sender: item, events: events)
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { showMenu() }
  }

  private func listenForLongPress() {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.addTarget(self, action: BarButton.pressed)
    recognizer.delegate = pressGate
    pressGate.owner = self
    addGestureRecognizer(recognizer)
  }

  package final func update(_ item: UIBarButtonItem, _ look: BarLook) {
    self.item = item
    self.look = look
    show()
    setNeedsLayout()
  }

  // MARK: Appearance

  package override func stateChanged() {
    super.stateChanged()
    show()
    setNeedsLayout()
  }

  private var font: UIFont { (item.style == .done ? look.bars.doneFont : look.bars.buttonFont).font }

  private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let given = appearance?.attributes(for: state) ?? [:]
    let own = item.shownLooks.titleAttributes
    return given.merging((own[.normal] ?? [:]).merging(state == .normal ? [:] : own[state] ?? [:]) { $1 }) { $1 }
  }

  /// The color of title and image in the current state.
  private var color: UIColor {
    if !isEnabled {
      let special =
        item.shownLooks.titleAttributes[.disabled]?[.foregroundColor]
        ?? appearance?.disabled.titleTextAttributes[.foregroundColor]
      return special as? UIColor ?? look.bars.disabledColor
    }
    let own = look.bars.tintsPlates ? nil : item.tintColor
    return own ?? look.bars.buttonColor ?? look.tint
  }

  func show() {
    if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
    if isSelected != item.isSelected { isSelected = item.isSelected }
    let color = color
    var attributes = attributes(for: state.subtracting(.selected))
    if !isEnabled { attributes[.foregroundColor] = color }
    label.show(
      title, font: font, color: color, shadow: isEnabled ? look.bars.titleShadow : nil, offset: look.bars.titleShadowOffset,
      attributes: attributes)
    picture.image = image.map { isTemplate($0) ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    picture.tintColor = attributes[.foregroundColor] as? UIColor ?? color
    picture.isHidden = picture.image == nil
    // An image is shown alone; the title remains its name for accessibility.
    label.isHidden = (label.text?.isEmpty ?? true) || !isBack && !picture.isHidden
    let content: CGFloat = isHighlighted && look.bars.pressedAlpha < 1 ? look.bars.pressedAlpha : 1
    label.alpha = content
    picture.alpha = content
    setSpring(item.springStorage) { [weak self] in self?.activate() }
    showBackground()
    showBadge()
    showAccessibility()
  }

  private func showBadge() {
    guard let badge = isBack ? nil : item.badge else {
      badgeView?.removeFromSuperview()
      badgeView = nil
      return
    }
    let view = badgeView ?? BarButtonBadge()
    if badgeView == nil {
      badgeView = view
      addSubview(view)
    }
    view.show(badge, design: traitCollection.design.tabBar)
    setNeedsLayout()
  }

  /// Positions the badge at the upper trailing corner of the image or title.
  private func layoutBadge() {
    guard let badgeView else { return }
    let size = badgeView.sizeThatFits(bounds.size)
    let width = picture.isHidden ? label.sizeThatFits(bounds.size).width : picture.image?.size.width ?? 0
    let height = picture.isHidden ? label.font.lineHeight : picture.image?.size.height ?? 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let corner = bounds.midX + (isMirrored ? -1 : 1) * min(width, bounds.width) / 2
    badgeView.frame = CGRect(
      x: corner - size.width / 2, y: max(0, bounds.midY - height / 2 - size.height / 2), width: size.width, height: size.height)
  }

  /// Returns whether an image is a template; bar images are unless their rendering mode is original.
  private func isTemplate(_ image: UIImage) -> Bool { image.renderingMode != .alwaysOriginal }

  private func showBackground() {
    let images = isBack ? item.backBackgroundImages : item.backgroundImages
    let given =
      images.image(for: state, style: item.style, metrics: look.metrics) ?? appearance?.backgroundImage(for: state)
    if let given {
      let view = backgroundView ?? makeBackgroundView()
      view.image = given
    }
    backgroundView?.isHidden = given == nil
    let tint = look.bars.tintsPlates ? item.tintColor : nil
    let fill = given == nil ? tint.map { look.bars.buttonFill(of: $0) } ?? look.fill(for: item.style) : nil
    if fill != nil, chrome == nil {
      let view = BarButtonChrome(frame: bounds)
      insertSubview(view, at: 0)
      chrome = view
    }
    chrome?.show(fill, plate: look.bars.plate, isPressed: isHighlighted || isSelected, pointsBack: isBack)
    showGlow(look.bars.glowsUnderFinger && fill == nil && given == nil && isHighlighted)
  }

  private func showGlow(_ shows: Bool) {
    if shows, glow == nil {
      let view = TouchGlow()
      insertSubview(view, at: 0)
      glow = view
    }
    glow?.show(shows, at: CGPoint(x: bounds.midX, y: bounds.midY))
  }

  private func makeBackgroundView() -> UIImageView {
    let view = UIImageView(frame: bounds)
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    backgroundView = view
    return view
  }

  private func showAccessibility() {
    accessibilityLabel = item.accessibilityStorage.label ?? title ?? item.systemItem?.spokenName ?? item.image?.spokenName
    accessibilityHint = item.accessibilityStorage.hint
    accessibilityValue = item.accessibilityStorage.value ?? item.badge?.stringValue
    accessibilityIdentifier = item.accessibilityStorage.identifier
    accessibilityTraits = item.accessibilityStorage.traits.union(item.opensMenuOnTouch ? [.button, .popUpButton] : .button)
  }

  package override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    activate()
    return true
  }

  // MARK: Layout

  private var padding: CGFloat { look.bars.buttonPadding }

  /// The width of the content: that of the image, or of the widest possible title.
  private var contentWidth: CGFloat {
    if let image { return image.size.width }
    var width = label.sizeThatFits(.zero).width
    for other in item.possibleTitles ?? [] {
      let size = NSAttributedString(string: other, attributes: [.font: label.font as Any]).size()
      width = max(width, size.width)
    }
    return width.rounded(.up)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: look.bars.buttonHeight) }
    let least = look.isToolbar ? 0 : look.bars.leastButtonWidth
    return CGSize(width: max(least, contentWidth + 2 * padding), height: look.bars.buttonHeight)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    chrome?.frame = face
    let shift = appearance?.backgroundPositionAdjustment(for: state) ?? .zero
    backgroundView?.frame = face.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    let adjustment = titleAdjustment(item.backgroundImages)
    picture.frame = bounds.inset(by: item.imageInsets(in: look.metrics))
    label.frame = bounds.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical + look.bars.buttonTitleShift)
    layoutBadge()
  }

  private var appearance: UIBarButtonItemAppearance? { look.buttonAppearance(item, isBack: isBack) }

  /// Returns the offset of the title, from the item and from the bar's button appearance.
  final func titleAdjustment(_ images: BarButtonImages) -> UIOffset {
    let own = images.titleAdjustments.best(for: look.metrics) ?? .zero
    let given = appearance?.titlePositionAdjustment(for: state) ?? .zero
    return UIOffset(horizontal: own.horizontal + given.horizontal, vertical: own.vertical + given.vertical)
  }

  /// The area inside the border of the button.
  final var face: CGRect {
    let height = min(bounds.height, look.bars.buttonHeight)
    let images = isBack ? item.backBackgroundImages : item.backgroundImages
    let shift = images.verticalAdjustments.best(for: look.metrics) ?? 0
    return CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(.down) + shift, width: bounds.width, height: height + 1)
  }

  /// Extends the hit area beyond the bounds; there is always a gap to the next button.
  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -look.bars.buttonGap / 2, dy: -max(0, (look.bars.height - bounds.height) / 2)).contains(point)
  }
}

extension BarButton: LargeContentSource {
  var standardLargeContentTitle: String? { isBack ? accessibilityLabel : item.title ?? item.systemItem?.spokenName }
  var standardLargeContentImage: UIImage? { item.largeContentSizeImage ?? image }
  var standardLargeContentImageInsets: UIEdgeInsets { item.largeContentSizeImageInsets }
  var scalesStandardLargeContentImage: Bool { item.largeContentSizeImage == nil }
}

/// Allows a long press on a bar button only if it has a menu.
@MainActor private final class BarButtonPressGate: UIGestureRecognizerDelegate {
  weak var owner: BarButton?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    owner?.opensMenuByLongPress ?? false
  }
}
