import CoreGraphics

/// The gestures: a drag from the edge shows a hidden column, and a swipe hides columns over the detail.
extension UISplitViewController {
  final func installGestures() {
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: UISplitViewController.draggedFromEdge)
    edgeRecognizer = edge
    view.addGestureRecognizer(edge)
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: UISplitViewController.swiped)
      swipe.direction = direction
      shade.addGestureRecognizer(swipe)
    }
    gesturesChanged()
  }

  final func gesturesChanged() {
    edgeRecognizer?.edges = isViewLoaded && isMirrored ? .right : .left
    edgeRecognizer?.isEnabled = presentsWithGesture
    placeModeItem()
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    guard presentsWithGesture, recognizer.direction == (isMirrored ? .right : .left) else { return }
    hideOverlay()
  }

  private func draggedFromEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let sign: CGFloat = isMirrored ? -1 : 1
    let moved = sign * recognizer.translation(in: view).x
    switch recognizer.state {
    case .began:
      // A stack that can pop uses the edge gesture itself.
      guard arrangement == .expanded, draggedChange == nil, shownMode == .secondaryOnly else { return }
      delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
      let change = SplitModeChange(self, to: mode(showing: 1))
      draggedChange = change
      change.begin(animated: true)
      change.follow()
    case .changed: draggedChange?.update(moved / max(1, leadingColumns.last.map { width(of: $0) } ?? 1))
    case .ended: draggedChange?.release(finishes: sign * recognizer.velocity(in: view).x >= 0)
    case .cancelled, .failed: draggedChange?.release(finishes: false)
    default: break
    }
  }
}
