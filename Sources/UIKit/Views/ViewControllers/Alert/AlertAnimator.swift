import CoreGraphics

/// Animates the appearance and disappearance of an alert.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  private let design: UIDesign.Alert
  /// Alerts only fade if the user prefers reduced motion.
  private let fades = UIAccessibility.fadesTransitions
  private var swings: [(scale: CGFloat, share: Double)] { fades ? [] : design.swings }

  init(presents: Bool, design: UIDesign.Alert) {
    self.presents = presents
    self.design = design
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    presents ? (fades ? UIDesign.Alert().comingDuration : design.comingDuration) : 0.2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: context)
    let done: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
    guard presents, let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      let view = context.view(forKey: .from)
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
        view?.alpha = 0
      } completion: { finished in
        view?.removeFromSuperview()
        view?.alpha = 1
        done(finished)
      }
      return
    }
    UIView.performWithoutAnimation {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to)
      view.layoutIfNeeded()
      view.alpha = fades ? 0 : design.comingAlpha
      let scale = fades ? 1 : design.comingScale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    guard !swings.isEmpty else {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
        view.alpha = 1
        view.transform = .identity
      } completion: {
        done($0)
      }
      return
    }
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      var start = 0.0
      for (scale, share) in self.swings {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: share) {
          view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        }
        start += share
      }
    } completion: {
      done($0)
    }
  }
}
