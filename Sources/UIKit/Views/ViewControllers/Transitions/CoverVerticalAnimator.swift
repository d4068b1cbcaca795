import CoreGraphics

/// Slides a presented view up from the bottom, or down.
@MainActor final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let metrics: UIDesign.Presentation

  init(presents: Bool, metrics: UIDesign.Presentation) {
    self.presents = presents
    self.metrics = metrics
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { metrics.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let bottom = container.bounds.maxY
    if presents, let to = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      let final = context.finalFrame(for: to)
      UIView.performWithoutAnimation {
        container.addSubview(view)
        view.frame = final
        view.layoutIfNeeded()
        view.frame = final.offsetBy(dx: 0, dy: bottom - final.minY)
      }
      metrics.animate {
        view.frame = final
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else if let view = context.view(forKey: .from) {
      let start = view.frame
      UIView.performWithoutAnimation {
        if let below = context.view(forKey: .to) { below.layoutIfNeeded() }
      }
      metrics.animate {
        view.frame = start.offsetBy(dx: 0, dy: bottom - start.minY)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else {
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
