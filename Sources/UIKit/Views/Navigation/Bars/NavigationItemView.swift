import CoreGraphics

/// The row of a navigation bar that shows one item: back button, buttons, title and prompt.
///
/// During a transition there are two rows, one for each screen.
@MainActor final class NavigationItemView: UIView {
  let item: UINavigationItem
  private weak var bar: UINavigationBar?
  private(set) var backButton: BackButton?
  private(set) var leftViews: [UIView] = []
  private(set) var rightViews: [UIView] = []
  private(set) var centerViews: [UIView] = []
  private(set) var titleButton: NavigationTitleButton?
  /// The editor of the title; nil while the title is not edited.
  var titleEditor: (any TitleEditing)?
  let titleLabel = UILabel()
  private(set) var titleView: UIView?
  /// The title with the view below it; nil without such a view.
  private(set) var titleStack: NavigationTitleStack?
  private var promptLabel: UILabel?
  private(set) var look: BarLook
  /// The opacity of the title; zero while the large title is shown.
  var titleAlpha: CGFloat = 1 {
    didSet { titleHolder.alpha = titleAlpha }
  }

  init(item: UINavigationItem, look: BarLook, bar: UINavigationBar) {
    self.item = item
    self.bar = bar
    self.look = look
    super.init(frame: .zero)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    titleLabel.showsLargeContentViewer = true
    addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { nil }

  /// The view in the center: the editor of the title, the title view or the label.
  var titleHolder: UIView { titleEditor?.view ?? titleStack ?? plainTitle }
  /// The title without the view below it.
  private var plainTitle: UIView { titleView ?? titleButton ?? titleLabel }
  /// Whether the title is at the leading side.
  var hasLeadingTitle: Bool { item.style == .editor || item.style == .browser && isWide }
  private var isWide: Bool { traitCollection.horizontalSizeClass == .regular }

  /// Updates the row from the item. `back` creates the back button, if there is one.
  func update(look: BarLook, back: BackButton?) {
    self.look = look
    showTitle()
    showPrompt()
    backButton?.removeFromSuperview()
    backButton = item.hidesBackButton || !item.left.items.isEmpty && !item.leftItemsSupplementBackButton ? nil : back
    if let backButton { addSubview(backButton) }
    showButtons()
  }

  private func showButtons() {
    leftViews = BarItemViews.make(items(true), keeping: leftViews, in: self, of: bar, look: look).compactMap { $0 }
    rightViews = BarItemViews.make(items(false), keeping: rightViews, in: self, of: bar, look: look).compactMap { $0 }
    centerViews = BarItemViews.make(item.centerItems(isWide: isWide), keeping: centerViews, in: self, of: bar, look: look).compactMap { $0 }
    setNeedsLayout()
  }

  func showTitle() {
    if titleView !== item.titleView {
      if let titleView, titleView.isDescendant(of: self) { titleView.removeFromSuperview() }
      titleView = item.titleView
      if let titleView { addSubview(titleView) }
    }
    showTitleButton()
    showTitleStack()
    titleLabel.isHidden = titleEditor != nil || plainTitle !== titleLabel
    show(in: titleLabel)
    if let titleButton { show(in: titleButton.label) }
    titleHolder.alpha = titleAlpha
    setNeedsLayout()
  }

  private func show(in label: UILabel) {
    label.show(
      item.title, font: look.bars.titleFont.font, color: look.titleColor, shadow: look.bars.titleShadow,
      offset: look.bars.titleShadowOffset, attributes: look.titleAttributes)
    label.numberOfLines = item.subtitle == nil || item.subtitleView != nil ? 1 : 2
    guard item.subtitleView == nil, let subtitle = item.subtitle else { return }
    let both = NSMutableAttributedString(attributedString: label.attributedText ?? NSAttributedString(string: ""))
    both.append(
      NSAttributedString(
        string: (both.length > 0 ? "\n" : "") + subtitle,
        attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel]))
    label.attributedText = both
    label.textAlignment = hasLeadingTitle ? .natural : .center
  }

  private func showTitleStack() {
    guard let subtitleView = item.subtitleView, titleEditor == nil else {
      guard let stack = titleStack else { return }
      titleStack = nil
      if plainTitle.superview === stack { addSubview(plainTitle) }
      for view in stack.subviews { view.removeFromSuperview() }
      return stack.removeFromSuperview()
    }
    let stack = titleStack ?? NavigationTitleStack()
    if titleStack == nil { addSubview(stack) }
    titleStack = stack
    stack.show(plainTitle, above: subtitleView)
  }

  // MARK: Title menu

  private func showTitleButton() {
    guard item.hasTitleMenu else {
      titleButton?.removeFromSuperview()
      titleButton = nil
      return
    }
    let button = titleButton ?? NavigationTitleButton { [weak self] in self?.titleMenu }
    button.tintColor = look.titleColor
    if titleButton == nil { addSubview(button) }
    titleButton = button
  }

  /// The menu of the title: the document, and its actions.
  private var titleMenu: UIMenu? {
    let suggested = suggestedElements
    guard let provider = item.titleMenuProvider else { return menu(of: suggested) }
    return provider(suggested).map { menu(of: $0.children) }
  }

  private func menu(of elements: [UIMenuElement]) -> UIMenu {
    guard let document = item.document.properties else { return UIMenu(children: elements) }
    let head = UIAction(
      title: document.name, subtitle: document.details,
      image: document.wantsIconRepresentation ? UIImage(systemName: "doc") : nil, attributes: .disabled
    ) { _ in }
    return UIMenu(children: [UIMenu(options: .displayInline, children: [head]), UIMenu(options: .displayInline, children: elements)])
  }

  private var suggestedElements: [UIMenuElement] {
    var elements: [UIMenuElement] = []
    if let delegate = item.renameDelegate, delegate.navigationItemShouldBeginRenaming(item) {
      let image = UIImage(systemName: "pencil")
      elements.append(
        UIAction(title: LocalizedStrings.word("Rename"), image: image) { [weak self] _ in self?.beginRenaming() })
    }
    let start: UIResponder? = window?.firstResponder ?? bar?.navigationController?.topViewController ?? bar
    let commands: [(Selector, String, String)] = [
      ("duplicate:", "Duplicate", "plus.square.on.square"), ("move:", "Move", "folder"), ("printContent:", "Print", "printer"),
    ]
    for (selector, word, symbol) in commands {
      guard let target = start?.target(forAction: selector, withSender: bar) as? UIResponder else { continue }
      elements.append(
        UIAction(title: LocalizedStrings.word(word), image: UIImage(systemName: symbol)) { [weak target, weak bar] _ in
          target?.perform(selector, sender: bar, event: nil)
        })
    }
    if let share = item.document.properties?.makeShareController {
      elements.append(
        UIAction(title: LocalizedStrings.word("Share"), image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in
          guard let self else { return }
          let sheet = share()
          sheet.popoverPresentationController?.sourceView = titleHolder
          (bar?.navigationController?.topViewController ?? window?.rootViewController)?.present(sheet, animated: true)
        })
    }
    return elements
  }

  private func showPrompt() {
    guard let prompt = item.prompt else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel()
    label.text = prompt
    label.font = look.bars.promptFont.font
    label.textColor = look.isBlack ? .white : look.bars.promptColor
    label.textAlignment = .center
    if promptLabel == nil { addSubview(label) }
    promptLabel = label
  }

  /// Returns the items of a side in the order of their views, including spaces.
  func items(_ isLeft: Bool) -> [UIBarButtonItem] {
    var own = ownItems(isLeft)
    if !isLeft {
      let extras = item.trailingExtras(isWide: isWide)
      own = extras.outer + own + extras.inner
    }
    guard isLeft, let leading = bar?.leadingItem, !own.contains(where: { $0 === leading }) else { return own }
    return [leading] + own
  }

  private func ownItems(_ isLeft: Bool) -> [UIBarButtonItem] {
    let side = isLeft ? item.left : item.right
    guard let groups = side.groups else { return side.items.filter { !$0.isHidden } }
    let shown = groups.filter { !$0.isHidden }.flatMap { group in
      group.isDisplayingRepresentativeItem ? group.representativeItem.map { [$0] } ?? [] : group.barButtonItems
    }
    return (isLeft ? shown : shown.reversed()).filter { !$0.isHidden }
  }

  /// The groups that can be collapsed to their representative item, in the order in which they collapse.
  private var yieldingGroups: [UIBarButtonItemGroup] {
    let groups = (item.right.groups ?? []) + (item.left.groups ?? []).reversed()
    return groups.filter { !$0.isHidden && $0.representativeItem != nil && $0.barButtonItems.count > 1 }
  }

  /// Collapses groups to their representative items until the rest fits beside the title.
  private func fitGroups() {
    let groups = yieldingGroups
    guard !groups.isEmpty, bounds.width > 0 else { return }
    let look = look
    func width(_ items: [UIBarButtonItem]) -> CGFloat {
      items.filter { !$0.isHidden }.reduce(0) { sum, item in
        if item.isSpace { return sum + item.width }
        let size = item.customView.map { BarViewSize.size(of: $0, height: bounds.height) }
        return sum + (size ?? BarButton(item: item, look: look).sizeThatFits(.zero)).width + look.bars.buttonGap
      }
    }
    let alwaysShown = (item.left.items + item.right.items).filter { item in !groups.contains { $0.barButtonItems.contains(item) } }
    let back = backButton.map { $0.width(with: .none) + look.bars.titleGap } ?? 0
    let title = titleAlpha > 0 ? min(titleHolder.sizeThatFits(bounds.size).width, bounds.width / 3) : 0
    var room = bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * look.bars.sideMargin - back - title - width(alwaysShown)
    room -= groups.reduce(0) { $0 + width($1.barButtonItems) }
    var changed = false
    for group in groups {
      let yields = room < 0
      if yields { room += width(group.barButtonItems) - width(group.representativeItem.map { [$0] } ?? []) }
      guard group.isDisplayingRepresentativeItem != yields else { continue }
      group.isDisplayingRepresentativeItem = yields
      group.representativeItem?.barItemHost = yields ? item : nil
      changed = true
    }
    if changed { showButtons() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fitGroups()
    let prompt = promptLabel == nil ? 0 : look.bars.promptHeight
    promptLabel?.frame = CGRect(x: 8, y: 6, width: max(0, bounds.width - 16), height: 20)
    NavigationItemLayout(self, look: look.bars, top: prompt).run(titleOffset: look.titleOffset)
  }

  /// From the leading to the trailing side, with the title in between.
  override var accessibilityElements: [Any]? {
    get {
      let back: [UIView] = backButton.map { [$0] } ?? []
      let prompt: [UIView] = promptLabel.map { [$0] } ?? []
      let title: [UIView] = titleAlpha > 0 ? [titleHolder] : []
      return prompt + back + leftViews + title + centerViews + rightViews.reversed()
    }
    set {}
  }

  /// Touches that hit no button go to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// The title of a navigation bar with a view of the app below it.
@MainActor final class NavigationTitleStack: UIView {
  private var parts: [UIView] = []

  func show(_ title: UIView, above subtitle: UIView) {
    for view in subviews where view !== title && view !== subtitle { superview?.addSubview(view) }
    parts = [title, subtitle]
    for view in parts where view.superview !== self { addSubview(view) }
    title.alpha = 1
    setNeedsLayout()
  }

  private func sizes(in room: CGSize) -> [CGSize] {
    parts.map { view in
      guard let label = view as? UILabel else { return BarViewSize.size(of: view, height: room.height, width: room.width) }
      let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: room.height))
      return CGSize(width: min(size.width.rounded(.up), room.width), height: size.height.rounded(.up))
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = sizes(in: size)
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = sizes(in: bounds.size)
    var y = ((bounds.height - sizes.reduce(0) { $0 + $1.height }) / 2).rounded(.down)
    for (view, size) in zip(parts, sizes) {
      view.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(.down), y: y, width: size.width, height: size.height)
      y += size.height
    }
  }
}
