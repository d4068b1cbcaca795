extension UITabBarController {
  /// Creates a controller that shows tabs; the first one is selected.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs in order. Their controllers become those of the tab bar controller.
  public final var tabs: [UITab] {
    get { tabStorage }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in tabStorage { tab.owner = nil }
    tabStorage = tabs
    for tab in tabs { tab.owner = self }
    showTabs(animated: animated)
  }

  /// The tab that is shown.
  public final var selectedTab: UITab? {
    get { selectedViewController.flatMap { tab(of: $0) } }
    set {
      guard let newValue, let controller = newValue.viewController, controllers.contains(where: { $0 === controller }) else { return }
      selectedViewController = controller
    }
  }

  /// Returns the tab with an identifier, also in groups.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    for tab in tabStorage {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The tabs that the bar shows.
  private var shownTabs: [UITab] {
    var tabs = tabStorage
    if let compactTabIdentifiers, traitCollection.horizontalSizeClass == .compact {
      tabs = compactTabIdentifiers.compactMap { tab(forIdentifier: $0) }
    }
    return tabs.filter { !$0.isHidden }
  }

  final func showTabs(animated: Bool) {
    let shown = shownTabs.filter { $0.viewController != nil }
    for tab in shown { tab.prepareItem() }
    setViewControllers(shown.compactMap(\.viewController), animated: animated)
  }

  final func tab(of controller: UIViewController) -> UITab? {
    shownTabs.first { $0.viewController === controller }
  }

  // MARK: Children of groups

  /// Shows the controller of a group's new child in place of that of the previous one.
  final func childSelected(in group: UITabGroup) {
    guard group.viewControllerProvider == nil, let controller = group.selectedChild?.viewController,
      tabStorage.contains(where: { $0 === group })
    else { return }
    guard !controllers.contains(where: { $0 === controller }) else { return }
    let others = tabStorage.filter { $0 !== group && !$0.isHidden }.compactMap(\.viewController)
    if let selected, let place = controllers.firstIndex(where: { $0 === selected }), !others.contains(where: { $0 === selected }) {
      // Both are in the list while one replaces the other on screen.
      var list = controllers
      list.insert(controller, at: place)
      setViewControllers(list, animated: false)
      select(controller)
    }
    showTabs(animated: false)
  }

  /// Handles a tap on a row of the sidebar, as one on an item of the bar. Returns whether the tab is selected.
  package final func chosenInSidebar(_ tab: UITab?, _ controller: UIViewController?) -> Bool {
    guard let tab else { return controller?.tabBarItem.map { chosen($0) && controller === selected } ?? false }
    guard let group = tab.parent else { return tab.viewController?.tabBarItem.map { chosen($0) && selectedTab === tab } ?? false }
    guard group.tabBarController === self, delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return false }
    let old = (selectedTab as? UITabGroup)?.selectedChild ?? selectedTab
    group.selectedChild = tab
    if let shown = group.viewController { select(shown) }
    markSelected()
    if let shown = selected { delegate?.tabBarController(self, didSelect: shown) }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: old)
    return true
  }
}

extension UIViewController {
  /// The tab of this controller, or of the navigation stack that contains it.
  public final var tab: UITab? {
    guard let owner = tabBarController else { return nil }
    var current: UIViewController? = self
    while let controller = current {
      if let found = owner.tab(of: controller) { return found }
      current = controller.parent
    }
    return nil
  }
}
