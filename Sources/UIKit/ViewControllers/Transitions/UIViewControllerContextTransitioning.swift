import CoreGraphics
import Foundation

/// What an animator is told of the transition it shows: who goes, who comes, where, and whom to tell when it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator puts the coming view into it.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }

  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// To be called by the animator when all has come to rest; false says that the transition was taken back.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var targetTransform: CGAffineTransform { get }
  /// Where the controller's view stands at the beginning; zero if it is not seen then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is to stand at the end; zero if it is not seen then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
