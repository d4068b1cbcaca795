import QuartzCore

/// A row with the titles of the main menu's menus.
@MainActor final class MenuBarView: UIView {
  private var items: [MenuBarItem] = []
  private let line = UIView()
  /// The menu that is open.
  private weak var presenter: MenuPresenter?
  private var openIndex: Int?

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    addSubview(line)
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = LocalizedStrings.word("Menu")
    fill()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the menus that have elements.
  func fill() {
    for item in items { item.removeFromSuperview() }
    items = UIMenuSystem.main.menus.map { menu in
      let item = MenuBarItem(menu, title: menu.identifier == .application ? Self.applicationName : menu.title)
      item.bar = self
      addSubview(item)
      return item
    }
    setNeedsLayout()
  }

  private static var applicationName: String {
    let info = Bundle.main.infoDictionary
    return info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 8
    for item in items {
      let width = item.sizeThatFits(bounds.size).width
      item.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let pixel = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }

  // MARK: Opening

  var isOpen: Bool { presenter != nil && MenuPresenter.current === presenter }

  @discardableResult func open(_ item: MenuBarItem) -> MenuPresenter? {
    guard let index = items.firstIndex(where: { $0 === item }) else { return nil }
    _ = open(index, byKey: false)
    return presenter
  }

  /// Opens a menu, instead of the one that is open; with a key its first element is selected.
  func open(_ index: Int, byKey: Bool) -> Bool {
    guard items.indices.contains(index) else { return false }
    if isOpen, openIndex == index { return true }
    presenter?.dismiss(animated: false)
    let item = items[index]
    var events = MenuEvents()
    events.responder = { UIWindow.key?.keyResponder }
    events.showsKeys = true
    events.stepped = { [weak self] step in
      guard let self else { return }
      _ = open((index + step + items.count) % items.count, byKey: true)
    }
    events.dismissed = { [weak self, weak item] _ in
      item?.isHighlighted = false
      if self?.openIndex == index { self?.openIndex = nil }
    }
    let menu = UIMenu(identifier: item.menu.identifier, children: item.menu.children)
    presenter = MenuPresenter.present(menu, from: item, sender: item, events: events)
    guard let presenter else { return false }
    openIndex = index
    item.isHighlighted = true
    if byKey { presenter.highlightFirstRow() }
    return true
  }

  func close() { presenter?.dismiss() }
}

/// The title of a menu in the menu bar.
@MainActor final class MenuBarItem: UIView {
  let menu: UIMenu
  weak var bar: MenuBarView?
  private let label = UILabel()

  init(_ menu: UIMenu, title: String) {
    self.menu = menu
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 13, weight: menu.identifier == .application ? .semibold : .regular)
    label.textAlignment = .center
    addSubview(label)
    layer.cornerRadius = 5
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuBarItem.hovered))
  }

  required init?(coder: NSCoder) { nil }

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: (label.intrinsicContentSize.width + 20).rounded(.up), height: MenuBars.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  // MARK: Pointer

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    if recognizer.state == .began, bar?.isOpen ?? false { bar?.open(self) }
  }

  private var opened: MenuPresenter?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let bar, let touch = touches.first else { return }
    if bar.isOpen, isHighlighted { return bar.close() }
    opened = bar.open(self)
    opened?.track(touch.location(in: nil))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { opened?.track(touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { opened?.finishTracking(touch.location(in: nil)) }
    opened = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { opened = nil }

  override func accessibilityActivate() -> Bool { bar?.open(self) != nil }
}
