/// Hears when an animation begins and ends. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` tells whether it ran to its end, instead of being removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Called when the animation starts.
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
