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
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
