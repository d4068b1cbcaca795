import CoreGraphics

/// Describes a transition to its animator: the two controllers, the container, and the completion.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition. The animator adds the appearing view to it.
  var containerView: UIView { get }
  /// Whether the transition should be animated.
  var isAnimated: Bool { get }
  /// Whether an interaction controller drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled, so that the views return.
  var transitionWasCancelled: Bool { get }
  /// The modal style of the transition; `.none` if it is not a presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the part of an interactive transition that is done, from 0.0 to 1.0.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and the transition will complete.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and the transition will be undone.
  func cancelInteractiveTransition()
  /// Reports that a running transition is interactive again.
  func pauseInteractiveTransition()

  /// Called by the animator when all animations have ended; false if the transition was canceled.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that disappears or appears; `nil` if the animator must not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the presented view; the identity on Linux.
  var targetTransform: CGAffineTransform { get }
  /// Returns the initial frame of the controller's view; zero if it is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of the controller's view; zero if it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
