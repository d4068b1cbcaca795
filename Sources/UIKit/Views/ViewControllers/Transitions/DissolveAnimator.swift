import Foundation

/// Fades a presented view in or out.
@MainActor final class DissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let metrics: UIDesign.Presentation

  init(presents: Bool, metrics: UIDesign.Presentation) {
    self.presents = presents
    self.metrics = metrics
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { metrics.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: presents ? .to : .from)
    UIView.performWithoutAnimation {
      if presents, let view, let to = context.viewController(forKey: .to) {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: to)
        view.layoutIfNeeded()
        view.alpha = 0
      }
    }
    let end: CGFloat = presents ? 1 : 0
    UIView.animate(withDuration: metrics.duration, delay: 0, options: .curveEaseInOut) {
      view?.alpha = end
    } completion: { _ in
      view?.alpha = 1
      let done = !context.transitionWasCancelled
      if done, !self.presents { view?.removeFromSuperview() }
      context.completeTransition(done)
    }
  }
}
