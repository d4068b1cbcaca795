/// Receives the screens a navigation controller shows, and may provide their transitions.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown by a change of the stack.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// Called after a controller was shown by a change of the stack.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Returns the animator; nil uses the default transition.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interaction controller; nil for a transition that is not interactive.
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the orientations the stack supports; none uses the default ones.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is first shown.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { [] }
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .unknown }
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    forwarded("navigationController:willShowViewController:animated:", by: self, [navigationController, viewController, animated]) {
      ($0 as? any UINavigationControllerDelegate)?.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    forwarded("navigationController:didShowViewController:animated:", by: self, [navigationController, viewController, animated]) {
      ($0 as? any UINavigationControllerDelegate)?.navigationController(navigationController, didShow: viewController, animated: animated)
    }
  }
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
