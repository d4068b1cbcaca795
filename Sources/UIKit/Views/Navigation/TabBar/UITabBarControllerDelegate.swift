/// Decides which tabs may be selected, and provides their transitions. Every method is optional.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tapped tab may be selected; `true` by default. Called for the selected tab too.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after the user tapped a tab, also the selected one.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns whether a tapped tab may be selected; `true` by default. Called only by controllers with `tabs`.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after the user tapped a tab. Called only by controllers with `tabs`.
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Returns the animator of a change of tabs; `nil`, the default, changes without animation.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives an interactive change of tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  // MARK: Customizing

  /// Called before the user rearranges tabs.
  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// Called before the tabs the user arranged are applied.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// Called after the tabs the user arranged were applied.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

  // MARK: Orientations

  /// Returns the orientations the controller supports; none leaves the choice to the selected one.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is first shown.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    forwarded("tabBarController:shouldSelectViewController:", by: self, [tabBarController, viewController]) {
      ($0 as? any UITabBarControllerDelegate)?.tabBarController(tabBarController, shouldSelect: viewController)
    } ?? true
  }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    forwarded("tabBarController:didSelectViewController:", by: self, [tabBarController, viewController]) {
      ($0 as? any UITabBarControllerDelegate)?.tabBarController(tabBarController, didSelect: viewController)
    }
  }
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
  public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { [] }
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .unknown }
}
