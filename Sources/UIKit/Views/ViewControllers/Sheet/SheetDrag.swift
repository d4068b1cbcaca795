import CoreGraphics

/// A drag of a sheet between its detents, and down to dismiss it.
///
/// Below the lowest detent the dismissal is in progress, with the drag as its interactor; on release it is finished or canceled. A sheet
/// that cannot be dismissed resists the drag and springs back.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate, UIViewControllerInteractiveTransitioning {
  private unowned let sheet: UISheetPresentationController
  let recognizer: UIPanGestureRecognizer
  private var startTop: CGFloat = 0
  private var state = State.resting

  private enum State {
    case resting
    case dragging
    case dismissing(any UIViewControllerContextTransitioning)
    /// The app does not allow dismissal; the sheet springs back.
    case refused
  }

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.targets.append(ActionTarget(self, SheetDrag.dragged))
  }

  // MARK: Choosing drags

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard sheet.stage == .presented, sheet.presentedViewController.presentedStorage == nil else { return false }
    let moved = recognizer.translation(in: nil)
    let way = recognizer.velocity(in: nil)
    let down = moved.y != 0 ? moved.y : way.y
    guard abs(down) >= abs(moved.x) else { return false }
    let isHighest = sheet.isCard || sheet.currentRest.top <= (sheet.rests.last?.top ?? 0) + 0.5
    guard let scroller = scrollView(at: recognizer.location(in: sheet.sheetView)) else { return down > 0 || !isHighest }
    let isAtTop = scroller.contentOffset.y <= -scroller.adjustedContentInset.top + 0.5
    if down > 0 { return isAtTop }
    return !isHighest && sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scroller = otherGestureRecognizer.view as? UIScrollView else { return false }
    return otherGestureRecognizer === scroller.panGestureRecognizer
  }

  /// Returns the vertically scrolling scroll view at a point.
  private func scrollView(at point: CGPoint) -> UIScrollView? {
    var node = sheet.sheetView.hitTest(point, with: nil)
    while let view = node, view !== sheet.sheetView {
      if let scroller = view as? UIScrollView, scroller.isScrollEnabled {
        let room = scroller.bounds.height - scroller.adjustedContentInset.top - scroller.adjustedContentInset.bottom
        if scroller.contentSize.height > room || scroller.alwaysBounceVertical { return scroller }
      }
      node = view.superview
    }
    return nil
  }

  // MARK: Tracking

  private func dragged(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      state = .dragging
      startTop = sheet.restingSheetFrame.minY
      follow()
    case .changed: follow()
    case .ended: letGo(velocity: recognizer.velocity(in: sheet.container).y)
    case .cancelled, .failed: letGo(velocity: 0, cancelled: true)
    default: break
    }
  }

  private var lowestTop: CGFloat { sheet.isCard ? sheet.restingSheetFrame.minY : sheet.rests.first?.top ?? startTop }
  private var highestTop: CGFloat { sheet.isCard ? sheet.restingSheetFrame.minY : sheet.rests.last?.top ?? startTop }

  private func follow() {
    let top = startTop + recognizer.translation(in: sheet.container).y
    if top > lowestTop, case .dragging = state { beginDismissing() }
    switch state {
    case .dismissing(let context):
      move(to: max(top, highestTop))
      context.updateInteractiveTransition(share(top))
    case .refused where top > lowestTop: move(to: lowestTop + resisted(top - lowestTop))
    case .resting: break
    default: move(to: max(top, highestTop))
    }
  }

  private func share(_ top: CGFloat) -> CGFloat {
    let way = (sheet.container?.bounds.maxY ?? 1) - lowestTop
    return min(max((top - lowestTop) / max(way, 1), 0), 1)
  }

  private func resisted(_ distance: CGFloat) -> CGFloat {
    let length = max(sheet.container?.bounds.height ?? 1, 1)
    return (1 - 1 / (distance * 0.55 / length + 1)) * length
  }

  private func move(to top: CGFloat) {
    sheet.draggedTop = top
    sheet.sheetView.frame = sheet.currentSheetFrame
  }

  private func beginDismissing() {
    guard sheet.mayBeDismissedByPerson else {
      state = .refused
      return
    }
    let known = sheet.known
    known.delegate?.presentationControllerWillDismiss(known)
    let animator = CoverVerticalAnimator(presents: false, metrics: sheet.metrics)
    sheet.dismiss(animated: true, animator: animator, interactor: self) { didComplete in
      if didComplete { known.tellDismissed() }
    }
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { state = .dismissing(transitionContext) }

  // MARK: Releasing

  private func letGo(velocity: CGFloat, cancelled: Bool = false) {
    let top = sheet.draggedTop ?? startTop
    // The position at which the sheet would decelerate to rest.
    let aim = top + velocity * 0.2
    let before = state
    state = .resting
    sheet.draggedTop = nil
    switch before {
    case .dismissing(let context):
      let bottom = sheet.container?.bounds.maxY ?? 0
      let speed = sheet.metrics.sheetDismissalSpeed
      let isFlicked = velocity >= speed || velocity <= -speed
      let leaves = isFlicked ? velocity > 0 : top > (lowestTop + bottom) / 2
      if !cancelled, leaves { finish(context, bottom, velocity) } else { cancel(context, velocity) }
    case .refused:
      settle(velocity)
      if !cancelled { sheet.tellAttempt() }
    case .dragging:
      let rests = sheet.rests
      let nearest = rests.min { abs($0.top - aim) < abs($1.top - aim) }
      let changed = !cancelled && !sheet.isCard && nearest.map { $0.identifier != sheet.currentRest.identifier } ?? false
      if changed, let nearest { sheet.selectedDetentIdentifier = nearest.identifier }
      settle(velocity)
      if changed { sheet.tellDetentChanged() }
    case .resting: break
    }
  }

  /// Returns the velocity in distances per second, limited so that the spring does not overshoot.
  private func share(of velocity: CGFloat, to end: CGFloat) -> CGFloat {
    let distance = end - sheet.sheetView.frame.minY
    guard abs(distance) > 1, let limit = sheet.metrics.springFrequency else { return 0 }
    return min(max(velocity / distance, -limit), limit)
  }

  private func settle(_ velocity: CGFloat) {
    sheet.metrics.animate(velocity: share(of: velocity, to: sheet.currentSheetFrame.minY)) { [sheet] in
      sheet.sheetView.frame = sheet.currentSheetFrame
      sheet.updateDimming()
      sheet.sheetView.layoutIfNeeded()
    }
  }

  private func finish(_ context: any UIViewControllerContextTransitioning, _ bottom: CGFloat, _ velocity: CGFloat) {
    context.finishInteractiveTransition()
    let view = sheet.sheetView
    sheet.metrics.animate(velocity: share(of: velocity, to: bottom)) {
      view.frame.origin.y = bottom
    } completion: { _ in
      context.completeTransition(true)
    }
  }

  private func cancel(_ context: any UIViewControllerContextTransitioning, _ velocity: CGFloat) {
    context.cancelInteractiveTransition()
    sheet.metrics.animate(velocity: share(of: velocity, to: sheet.restingSheetFrame.minY)) { [sheet] in
      sheet.sheetView.frame = sheet.restingSheetFrame
    } completion: { _ in
      context.completeTransition(false)
    }
  }
}
