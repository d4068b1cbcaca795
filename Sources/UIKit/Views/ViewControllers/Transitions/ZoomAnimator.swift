import CoreGraphics

/// Zooms a screen from a view, or back into it.
@MainActor package final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let source: UIView?
  private let opens: Bool
  private let dimming: UIColor?
  /// The part of the screen that is over the source view; the whole screen if nil.
  private let target: UIView?

  /// The duration of the animation (estimated).
  private static let duration: TimeInterval = 0.45

  package init(source: UIView?, opens: Bool, dimming: UIColor?, target: UIView? = nil) {
    self.source = source
    self.opens = opens
    self.dimming = dimming
    self.target = target
    super.init()
  }

  package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let zoomed = context.view(forKey: opens ? .to : .from) else {
      context.completeTransition(!context.transitionWasCancelled)
      return
    }
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = dimming ?? UIColor.black.withAlphaComponent(0.2)
    let corners = zoomed.layer.cornerRadius
    let clips = zoomed.clipsToBounds
    let sourceAlpha = source?.alpha ?? 1
    UIView.performWithoutAnimation {
      if opens, let to = context.viewController(forKey: .to) {
        container.addSubview(zoomed)
        zoomed.frame = context.finalFrame(for: to)
      } else if !opens, let back = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
        container.insertSubview(back, belowSubview: zoomed)
        back.frame = context.finalFrame(for: to)
        back.layoutIfNeeded()
      }
      zoomed.layoutIfNeeded()
      zoomed.clipsToBounds = true
      container.insertSubview(shade, belowSubview: zoomed)
      shade.alpha = opens ? 0 : 1
      if opens { shrink(zoomed, in: container) }
    }
    source?.alpha = 0
    UIView.animate(withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
      shade.alpha = self.opens ? 1 : 0
      if self.opens {
        zoomed.transform = .identity
        zoomed.alpha = 1
        zoomed.layer.cornerRadius = corners
      } else {
        self.shrink(zoomed, in: container)
      }
    } completion: { _ in
      let isDone = !context.transitionWasCancelled
      zoomed.transform = .identity
      zoomed.alpha = 1
      zoomed.layer.cornerRadius = corners
      zoomed.clipsToBounds = clips
      self.source?.alpha = sourceAlpha
      shade.removeFromSuperview()
      if isDone != self.opens { zoomed.removeFromSuperview() }
      context.completeTransition(isDone)
    }
  }

  /// Scales the screen to the width of the source view, or without one, slightly in place.
  private func shrink(_ zoomed: UIView, in container: UIView) {
    zoomed.alpha = 0
    guard let source, source.window === container.window, zoomed.bounds.width > 0 else {
      zoomed.transform = CGAffineTransform(scaleX: 0.85, y: 0.85)
      return
    }
    let frame = source.convert(source.bounds, to: container)
    let part = target.flatMap { $0.isDescendant(of: zoomed) ? $0.convert($0.bounds, to: zoomed) : nil } ?? zoomed.bounds
    let scale = frame.width / max(part.width, 1)
    let middle = CGPoint(
      x: frame.midX - scale * (part.midX - zoomed.bounds.midX), y: frame.midY - scale * (part.midY - zoomed.bounds.midY))
    zoomed.layer.cornerRadius = source.layer.cornerRadius / max(scale, 0.01)
    zoomed.transform = CGAffineTransform(translationX: middle.x - zoomed.center.x, y: middle.y - zoomed.center.y).scaledBy(
      x: scale, y: scale)
  }
}
