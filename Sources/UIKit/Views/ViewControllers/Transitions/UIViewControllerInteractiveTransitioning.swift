import CoreGraphics

/// Drives a transition by another input than time, such as a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Prepares the views of a transition that the gesture then drives.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition after the interaction; 1 is the animator's own speed. Optional.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition. Optional.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively. Optional.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
