/// Receives the selections and the customization of a standalone tab bar; a tab bar controller is the delegate of its own bar. Every method
/// is optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after the user tapped a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

  // MARK: Customizing

  /// Called before the user rearranges tabs.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Called when the panel for rearranging tabs is shown.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Called before the panel for rearranging tabs closes.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Called after the panel for rearranging tabs closed.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    forwarded("tabBar:didSelectItem:", by: self, [tabBar, item]) { ($0 as? any UITabBarDelegate)?.tabBar(tabBar, didSelect: item) }
  }
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
    forwarded("tabBar:willBeginCustomizingItems:", by: self, [tabBar, items]) {
      ($0 as? any UITabBarDelegate)?.tabBar(tabBar, willBeginCustomizing: items)
    }
  }
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
    forwarded("tabBar:didBeginCustomizingItems:", by: self, [tabBar, items]) {
      ($0 as? any UITabBarDelegate)?.tabBar(tabBar, didBeginCustomizing: items)
    }
  }
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
    forwarded("tabBar:willEndCustomizingItems:changed:", by: self, [tabBar, items, changed]) {
      ($0 as? any UITabBarDelegate)?.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
  }
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
    forwarded("tabBar:didEndCustomizingItems:changed:", by: self, [tabBar, items, changed]) {
      ($0 as? any UITabBarDelegate)?.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
  }
}
