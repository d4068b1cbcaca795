import UIKit

/// Presents a panel at the leading side of the window.
final class SidePanelDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { SidePanelPresentation(presentedViewController: presented, presenting: presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SidePanelAnimator(presents: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    SidePanelAnimator(presents: false)
  }
}

/// The frame of the panel, and the dimming view over the rest of the window, which dismisses when touched.
private final class SidePanelPresentation: UIPresentationController {
  private let shade = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let width = min(280, bounds.width * 0.8)
    let isMirrored = containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }

  override func presentationTransitionWillBegin() {
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    shade.alpha = 0
    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SidePanelPresentation.touched))
    containerView?.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 })
  }

  override func containerViewWillLayoutSubviews() { shade.frame = containerView?.bounds ?? .zero }

  private func touched() { presentedViewController.dismiss(animated: true) }
}

/// Slides the panel in from its side and out again.
private final class SidePanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let presents: Bool

  init(presents: Bool) {
    self.presents = presents
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let panel = context.viewController(forKey: presents ? .to : .from) else { return }
    let shown = context.finalFrame(for: panel)
    let hidden = shown.offsetBy(dx: shown.minX > 0 ? shown.width : -shown.width, dy: 0)
    if presents {
      context.containerView.addSubview(panel.view)
      panel.view.frame = hidden
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      panel.view.frame = self.presents ? shown : hidden
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
