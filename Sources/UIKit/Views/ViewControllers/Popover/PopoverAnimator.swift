import Foundation

/// Animates the appearance and disappearance of a popover.
@MainActor final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool

  init(presents: Bool) {
    self.presents = presents
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { presents ? 0.15 : 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: presents ? .to : .from)
    if presents, let view, let to = context.viewController(forKey: .to) {
      UIView.performWithoutAnimation {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: to)
        view.layoutIfNeeded()
        view.alpha = 0
      }
    }
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) {
      view?.alpha = self.presents ? 1 : 0
    } completion: { _ in
      let done = !context.transitionWasCancelled
      if done, !self.presents { view?.removeFromSuperview() }
      view?.alpha = 1
      context.completeTransition(done)
    }
  }
}
