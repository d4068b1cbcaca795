import CoreGraphics

/// Presents an alert in the center of the window, or an action sheet at its lower edge, above a dimmed background.
@MainActor final class AlertPresentationController: UIPresentationController {
  private let dimmingView = DimmingView()

  private var alert: UIAlertController { presentedViewController as! UIAlertController }

  override var presentationStyle: UIModalPresentationStyle { .custom }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let design = traitCollection.design.alert
    var room = container.bounds.inset(by: container.safeAreaInsets)
    room.size.height = min(room.height, max(100, container.freeAboveKeyboard - room.minY))
    if alert.preferredStyle == .alert {
      let size = alert.alertView.fittingSize(width: min(design.width, room.width - 16), height: room.height - 24)
      return CGRect(
        x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    }
    let margin = design.sheetMargin
    let isWide = room.width > 500
    let width = isWide ? design.sheetWidth : room.width - 2 * margin
    let size = alert.alertView.fittingSize(width: width, height: room.height - 2 * margin)
    let bottom = margin == 0 && !isWide ? container.bounds.maxY : room.maxY - margin
    return CGRect(x: (room.midX - size.width / 2).rounded(), y: bottom - size.height, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    container.traitOverrides.userInterfaceLevel = .elevated
    dimmingView.color = metrics.dimming
    dimmingView.shades = alert.preferredStyle == .alert ? traitCollection.design.alert.vignette : nil
    dimmingView.frame = container.bounds
    dimmingView.alpha = 0
    container.insertSubview(dimmingView, at: 0)
    dimmingView.onTap = { [weak self] in
      guard let self, self.alert.preferredStyle == .actionSheet, self.alert.cancelAction != nil else { return }
      _ = self.alert.cancelByPerson()
    }
    dim(true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimTintBeneath(false) }
  }

  override func dismissalTransitionWillBegin() { dim(false) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() } else { dim(true) }
  }

  private func dim(_ dims: Bool) {
    let change = { [self] in
      dimmingView.alpha = dims ? 1 : 0
      dimTintBeneath(dims)
    }
    guard let coordinator = alert.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }

  override func makeAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    if alert.preferredStyle == .actionSheet { return super.makeAnimator(presents: presents) }
    return AlertAnimator(presents: presents, design: traitCollection.design.alert)
  }

  override func cancelByPerson() -> Bool {
    _ = alert.cancelByPerson()
    // An alert that cannot be canceled still consumes Escape.
    return true
  }
}
