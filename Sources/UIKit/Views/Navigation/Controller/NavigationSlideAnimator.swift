import CoreGraphics

/// Animates two screens of a navigation stack: the upper one slides over the lower one, which moves partially and is dimmed.
///
/// In the classic design both slide by the full width. If motion is reduced, the upper screen fades instead.
@MainActor final class NavigationSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: NavigationTransition
  private let bars: UIDesign.Bars
  private let fades = UIAccessibility.fadesTransitions

  init(_ transition: NavigationTransition, bars: UIDesign.Bars) {
    self.transition = transition
    self.bars = bars
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    bars.transitionDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isPush = transition.operation == .push
    UIView.performWithoutAnimation {
      addShadow()
      place(isPush ? 0 : 1)
    }
    UIView.animate(withDuration: bars.transitionDuration, delay: 0, options: .curveEaseInOut) {
      self.place(isPush ? 1 : 0)
      self.transition.alongside()
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Places the screens for a visible fraction `part` of the upper one.
  private func place(_ part: CGFloat) {
    let (upper, lower) = (transition.upper, transition.lower)
    if fades {
      upper?.alpha = part
      return
    }
    let width = (upper ?? lower)?.bounds.width ?? 0
    let sign: CGFloat = transition.isMirrored ? -1 : 1
    upper?.transform = CGAffineTransform(translationX: sign * width * (1 - part), y: 0)
    lower?.transform = CGAffineTransform(translationX: -sign * width * bars.parallax * part, y: 0)
    if bars.dimming > 0 { lower?.shading = bars.dimming * part }
    if bars.edgeShadow > 0 { upper?.layer.shadowOpacity = bars.edgeShadow * Float(part) }
  }

  private func addShadow() {
    guard !fades, bars.edgeShadow > 0, let upper = transition.upper else { return }
    upper.layer.shadowColor = UIColor.black.cgColor
    upper.layer.shadowRadius = bars.edgeShadowRadius
    upper.layer.shadowOffset = .zero
    upper.layer.shadowPath = CGPath(rect: upper.bounds, transform: nil)
  }
}
