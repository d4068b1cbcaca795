/// The screens of a controller on the "More" stack.
struct BehindMore {
  let tab: UIViewController
  /// Its first screen: the controller itself, or the root of its stack.
  let first: UIViewController
}

/// Tabs without an item of their own in the bar. They are pushed onto the "More" stack, whose root is a list of them.
extension UITabBarController {
  /// The number of items that fit in the bar; a sidebar has room for all.
  private var capacity: Int { showsSidebar ? .max : traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// The controllers with their own item in the bar.
  final var inBar: ArraySlice<UIViewController> {
    controllers.count > capacity ? controllers.prefix(capacity - 1) : controllers[...]
  }

  /// The controllers in the "More" list.
  package final var behindMore: ArraySlice<UIViewController> {
    controllers.count > capacity ? controllers.dropFirst(capacity - 1) : []
  }

  final var moreController: UINavigationController {
    if let moreStorage { return moreStorage }
    let made = UINavigationController(rootViewController: ListScreens.connected?.more(self) ?? UIViewController())
    made.tabBarItem = moreItem
    addChild(made)
    made.didMove(toParent: self)
    moreStorage = made
    return made
  }

  /// Pushes a controller's screens onto the "More" stack. The screens of a navigation controller are moved there, so that there is only one
  /// bar.
  package final func showBehindMore(_ tab: UIViewController, animated: Bool) {
    guard shownBehindMore?.tab !== tab else { return select(moreController) }
    let more = moreController
    if shownBehindMore != nil {
      more.popToRootViewController(animated: false)
      giveBackFromMore()
    }
    select(more)
    let screens: [UIViewController]
    if let stack = tab as? UINavigationController {
      screens = stack.viewControllers
      stack.setViewControllers([], animated: false)
    } else {
      screens = [tab]
    }
    guard let first = screens.first else { return }
    if tab.parent === self, !(tab is UINavigationController) { leave(tab) }
    shownBehindMore = BehindMore(tab: tab, first: first)
    more.setViewControllers(more.viewControllers.prefix(1) + screens, animated: animated)
  }

  private func leave(_ tab: UIViewController) {
    tab.willMove(toParent: nil)
    tab.viewIfLoaded?.removeFromSuperview()
    tab.removeFromParent()
  }

  /// Returns the moved screens from the "More" stack, unless they are still visible there.
  package final func giveBackFromMore() {
    guard let shown = shownBehindMore, let more = moreStorage, !more.viewControllers.contains(where: { $0 === shown.first }) else { return }
    shownBehindMore = nil
    giveBack([shown.first], to: shown.tab)
  }

  private func giveBack(_ screens: [UIViewController], to tab: UIViewController) {
    if let stack = tab as? UINavigationController { stack.setViewControllers(screens, animated: false) }
    guard controllers.contains(where: { $0 === tab }), tab.parent !== self else { return }
    addChild(tab)
    tab.didMove(toParent: self)
  }

  /// Returns the screens of tabs that fit in a wider bar from the "More" stack.
  final func takeBackFromMore() {
    guard let more = moreStorage, let shown = shownBehindMore else { return }
    guard !behindMore.contains(where: { $0 === shown.tab }) else { return }
    let wasSelected = selected === more
    let screens = Array(more.viewControllers.dropFirst())
    more.setViewControllers(Array(more.viewControllers.prefix(1)), animated: false)
    shownBehindMore = nil
    giveBack(shown.tab is UINavigationController ? screens : [shown.first], to: shown.tab)
    if wasSelected, inBar.contains(where: { $0 === shown.tab }) { select(shown.tab) }
  }

  // MARK: Customizing

  /// Lets the user choose the tabs that have an item in the bar.
  package final func customizeTabs() {
    let items = (customizableViewControllers ?? []).compactMap(\.tabBarItem)
    if !items.isEmpty { bar.beginCustomizingItems(items) }
  }

  /// Returns the controllers in the order of the bar's items, followed by those without an item.
  final func controllers(inOrderOf items: [UITabBarItem]) -> [UIViewController] {
    let first = items.compactMap { item in controllers.first { $0.tabBarItem === item } }
    return first + controllers.filter { controller in !first.contains { $0 === controller } }
  }

  final func orderTabs(by items: [UITabBarItem], changed: Bool) {
    let order = controllers(inOrderOf: items)
    if changed {
      let chosen = bar.selectedItem
      controllers = order
      let more = moreStorage
      more?.popToRootViewController(animated: false)
      giveBackFromMore()
      (more?.viewControllers.first as? any MoreList)?.reload()
      rebuildBar(animated: false)
      if let controller = inBar.first(where: { $0.tabBarItem === chosen }) { select(controller) }
    }
    delegate?.tabBarController(self, didEndCustomizing: order, changed: changed)
  }
}
