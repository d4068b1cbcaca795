import CoreGraphics

extension UIBarItem {
  final func takeBarItemAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    tag = element.integer("tag") ?? 0
    isEnabled = element.flag("enabled", true)
    image = maker.image(element, "image")
    landscapeImagePhone = maker.image(element, "landscapeImage")
    largeContentSizeImage = maker.image(element, "largeContentSizeImage")
    title = maker.text(element, "title")
    if let insets = element.insets("imageInsets") { imageInsets = insets }
    if let insets = element.insets("landscapeImageInsets") { landscapeImagePhoneInsets = insets }
    if let insets = element.insets("largeContentSizeImageInsets") { largeContentSizeImageInsets = insets }
    for attributes in element.children where attributes.kind == "textAttributes" && attributes.key != nil {
      guard let state = Self.textStates[attributes.key!] else { continue }
      setTitleTextAttributes(maker.textAttributes(attributes), for: state)
    }
    guard let accessibility = element.child(kind: "accessibility") else { return }
    if let label = maker.text(accessibility, "label", id: element.id, property: "accessibilityLabel") { accessibilityLabel = label }
    if let hint = maker.text(accessibility, "hint", id: element.id, property: "accessibilityHint") { accessibilityHint = hint }
    if let identifier = accessibility.writtenText("identifier") { accessibilityIdentifier = identifier }
  }

  private static let textStates: [String: UIControl.State] = [
    "titleTextAttributes": .normal, "normalTitleTextAttributes": .normal, "highlightedTitleTextAttributes": .highlighted,
    "selectedTitleTextAttributes": .selected, "disabledTitleTextAttributes": .disabled,
  ]
}

extension UIBarButtonItem {
  final func takeBarButtonItemAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    style = element.attributes["style"] == "done" ? .done : .plain
    if let item = element.word("systemItem", Self.interfaceItems) {
      let (title, image) = (title, image)
      become(item)
      if let title, !title.isEmpty { self.title = title }
      if let image { self.image = image }
    }
    width = element.number("width") ?? 0
    if let color = maker.color(element, "tintColor") { tintColor = color }
    if element.flag("selected", false) { isSelected = true }
    if element.flag("hidden", false) { isHidden = true }
    if let child = element.child(key: "customView") { customView = maker.makeView(child) }
    if let child = element.child(key: "menu"), child.kind == "menu" { menu = maker.menu(child) }
    if let titles = element.child(key: "possibleTitles") { possibleTitles = Set(titles.children.map(\.decodedText)) }
  }

  private static let interfaceItems: [String: SystemItem] = Dictionary(
    uniqueKeysWithValues: SystemItem.allCases.map { ("\($0)", $0) })
}

extension UITabBarItem {
  final func takeTabBarItemAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    if let item = element.word("systemItem", Self.interfaceItems) {
      let standard = UITabBarItem(tabBarSystemItem: item, tag: tag)
      if title == nil || title == "" || title == "Item" { title = standard.title }
      if image == nil { image = standard.image }
    }
    if let image = maker.image(element, "selectedImage") { selectedImage = image }
    badgeValue = maker.text(element, "badgeValue")
    if let color = maker.color(element, "badgeColor") { badgeColor = color }
    if let offset = element.child(key: "titlePositionAdjustment") {
      titlePositionAdjustment = UIOffset(horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
    }
  }

  private static let interfaceItems: [String: SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
    "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}

extension UINavigationItem {
  final func takeNavigationItemAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    title = maker.text(element, "title")
    prompt = maker.text(element, "prompt")
    largeTitleDisplayMode =
      element.word("largeTitleDisplayMode", ["always": .always, "never": .never, "automatic": .automatic]) ?? .automatic
    leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton", false)
    if element.flag("hidesBackButton", false) { hidesBackButton = true }
    if let title = element.writtenText("backButtonTitle") { backButtonTitle = title }
    if let child = element.child(key: "backBarButtonItem") { backBarButtonItem = maker.make(child, as: UIBarButtonItem.self) }
    if let items = maker.barItems(element, "leftBarButtonItems", single: "leftBarButtonItem") { leftBarButtonItems = items }
    if let items = maker.barItems(element, "rightBarButtonItems", single: "rightBarButtonItem") { rightBarButtonItems = items }
    if let child = element.child(key: "titleView") { titleView = maker.makeView(child) }
    if let child = element.child(key: "standardAppearance") { standardAppearance = maker.navigationAppearance(child) }
    if let child = element.child(key: "scrollEdgeAppearance") { scrollEdgeAppearance = maker.navigationAppearance(child) }
    if let child = element.child(key: "compactAppearance") { compactAppearance = maker.navigationAppearance(child) }
    if let child = element.child(key: "compactScrollEdgeAppearance") { compactScrollEdgeAppearance = maker.navigationAppearance(child) }
  }
}

extension InterfaceMaker {
  /// Returns the bar items of a list, or the one of a key.
  func barItems(_ element: PlannedElement, _ list: String, single: String) -> [UIBarButtonItem]? {
    if let child = element.child(kind: list) { return child.children.compactMap { make($0, as: UIBarButtonItem.self) } }
    if let child = element.child(key: single), child.kind == "barButtonItem" {
      return make(child, as: UIBarButtonItem.self).map { [$0] }
    }
    return nil
  }
}
