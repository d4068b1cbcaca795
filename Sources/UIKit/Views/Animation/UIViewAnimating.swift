import CoreGraphics

/// The state of an animator: without animations, started, or stopped and not finished.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// A position of an animation: its end, its start, or the values shown when it was stopped.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An object that animates views and can be paused, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// Whether the animator is inactive, active or stopped.
  var state: UIViewAnimatingState { get }
  /// Whether time passes; `false` while paused.
  var isRunning: Bool { get }
  /// Whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0.0 to 1.0; setting it requires a paused animator.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation; one that was not started becomes active.
  func pauseAnimation()
  /// Stops the animation at the values on the screen; `true` skips completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that accepts further animations, and can continue with other timing.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, also to a running animation.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that start after a part of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure called after the animation, with the position at which it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another curve and a factor of the duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
