import Foundation

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

  final func showTabs(animated: Bool) {
    let shown = tabStorage.filter { !$0.isHidden && $0.viewController != nil }
    for tab in shown { tab.prepareItem() }
    setViewControllers(shown.compactMap(\.viewController), animated: animated)
  }

  final func tab(of controller: UIViewController) -> UITab? {
    tabStorage.first { !$0.isHidden && $0.viewController === controller }
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
