/// Called when an animation begins and ends. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
  /// Called when the layer's time has reached the begin time of the animation.
  func animationDidStart(_ anim: CAAnimation)
  /// Called at the end; `flag` is true if the animation ran to its end and was not removed early.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
