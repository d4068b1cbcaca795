import CoreGraphics
import Foundation

/// What an animator is notified of the transition it shows: who goes, who comes, where, and whom to tell when it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator puts the coming view into it.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether an interaction controller drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, so that the views return.
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

  /// To be called by the animator when all has come to rest; false says that the transition was taken back.
  func completeTransition(_ didComplete: Bool)

  /// The controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears or appears; `nil` if the animator must not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the presented view; the identity on Linux.
  var targetTransform: CGAffineTransform { get }
  /// Where the controller's view is at the beginning; zero if it is not seen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is to stand at the end; zero if it is not seen then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
