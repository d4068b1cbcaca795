import Foundation

/// Flips the whole container, or curls its page up, from one view to the other.
@MainActor final class PageTurnAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let curls: Bool
  private let metrics: UIDesign.Presentation

  init(presents: Bool, curls: Bool, metrics: UIDesign.Presentation) {
    self.presents = presents
    self.curls = curls
    self.metrics = metrics
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    metrics.turnDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let turn: UIView.AnimationOptions =
      curls ? (presents ? .transitionCurlUp : .transitionCurlDown) : (presents ? .transitionFlipFromRight : .transitionFlipFromLeft)
    let container = context.containerView
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    if let to, let controller = context.viewController(forKey: .to) {
      UIView.performWithoutAnimation {
        to.frame = context.finalFrame(for: controller)
        if presents {
          container.addSubview(to)
          to.layoutIfNeeded()
          to.removeFromSuperview()
        }
      }
    }
    UIView.transition(with: container, duration: metrics.turnDuration, options: [turn, .curveEaseInOut]) {
      if self.presents {
        if let to { container.addSubview(to) }
        from?.isHidden = true
      } else {
        to?.isHidden = false
        from?.isHidden = true
      }
    } completion: { _ in
      from?.isHidden = false
      let done = !context.transitionWasCancelled
      if done, !self.presents { from?.removeFromSuperview() }
      context.completeTransition(done)
    }
  }
}
