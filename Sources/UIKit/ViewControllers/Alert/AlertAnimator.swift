import CoreGraphics
import Foundation

/// Animates the appearance and disappearance of an alert.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool
  /// The alerts of iOS 5 and 6 grow from nothing and bounce.
  private let bounces: Bool

  init(presents: Bool, bounces: Bool) {
    self.presents = presents
    self.bounces = bounces && !UIAccessibility.fadesTransitions
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    presents ? (bounces ? 0.4 : 0.3) : 0.2
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
      view.alpha = bounces ? 1 : 0
      let scale: CGFloat = UIAccessibility.fadesTransitions ? 1 : bounces ? 0.01 : 1.1
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    guard bounces else {
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseOut) {
        view.alpha = 1
        view.transform = .identity
      } completion: {
        done($0)
      }
      return
    }
    UIView.animateKeyframes(withDuration: duration, delay: 0) {
      for (start, length, scale) in [(0.0, 0.5, 1.1), (0.5, 0.25, 0.95), (0.75, 0.25, 1)] {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) {
          view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        }
      }
    } completion: {
      done($0)
    }
  }
}
