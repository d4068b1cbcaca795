import CoreGraphics
import Foundation

/// Leads a transition by something else than time, such as a finger.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Prepares the views of a transition that the gesture then drives.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest runs once the finger is lifted; 1 is the animator's own pace. May be left out.
  var completionSpeed: CGFloat { get }
  /// May be left out.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins in the finger's hands, not by itself. May be left out.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
