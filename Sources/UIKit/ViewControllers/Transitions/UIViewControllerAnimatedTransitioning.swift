import Foundation

/// Shows the change from one controller's view to another's.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the views, and calls `completeTransition` of the context in the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// May be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
