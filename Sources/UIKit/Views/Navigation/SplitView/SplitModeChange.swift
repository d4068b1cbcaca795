import CoreGraphics

/// A change of the visible columns, optionally interactive.
@MainActor final class SplitModeChange {
  private unowned let owner: UISplitViewController
  let from: UISplitViewController.DisplayMode
  let to: UISplitViewController.DisplayMode
  private let coming: [UISplitViewController.Column]
  private let going: [UISplitViewController.Column]
  private var animator: UIViewPropertyAnimator?

  init(_ owner: UISplitViewController, to mode: UISplitViewController.DisplayMode) {
    self.owner = owner
    from = owner.shownMode
    to = mode
    let (before, after) = (owner.visibleColumns(from), owner.visibleColumns(mode))
    coming = after.filter { !before.contains($0) }
    going = before.filter { !after.contains($0) }
  }

  /// Calls the appearance methods, and prepares the appearing columns.
  func begin(animated: Bool) {
    let delegate = owner.delegate
    delegate?.splitViewController(owner, willChangeTo: to)
    for column in coming { delegate?.splitViewController(owner, willShow: column) }
    for column in going { delegate?.splitViewController(owner, willHide: column) }
    tell(coming, going, animated: animated)
    for column in coming { owner.box(column).isHidden = false }
    owner.shade.isHidden = false
    owner.shownMode = to
  }

  private func tell(_ coming: [UISplitViewController.Column], _ going: [UISplitViewController.Column], animated: Bool) {
    guard owner.appearance == .appeared else { return }
    for column in going { owner.columns[column]?.beginAppearanceTransition(false, animated: animated) }
    for column in coming { owner.columns[column]?.beginAppearanceTransition(true, animated: animated) }
  }

  /// Applies the final state.
  func apply() {
    owner.shade.alpha = owner.shownMode.isOver ? 1 : 0
    owner.layoutColumns()
    for column in owner.allColumns { owner.box(column).layoutIfNeeded() }
  }

  func end() {
    guard owner.shownMode == to else { return }
    owner.shade.isHidden = !to.isOver
    for column in going { owner.box(column).isHidden = true }
    for column in going + coming { owner.columns[column]?.endAppearanceTransition() }
  }

  /// Reverts the change after a canceled gesture.
  private func undo() {
    tell(going, coming, animated: true)
    owner.delegate?.splitViewController(owner, willChangeTo: from)
    owner.shownMode = from
    UIView.performWithoutAnimation { apply() }
    owner.shade.isHidden = !from.isOver
    for column in coming { owner.box(column).isHidden = true }
    for column in coming + going { owner.columns[column]?.endAppearanceTransition() }
  }

  // MARK: Interaction

  func follow() {
    let animator = UIViewPropertyAnimator(duration: owner.metrics.duration, curve: .easeInOut) { self.apply() }
    animator.addCompletion { [self] position in
      owner.draggedChange = nil
      if position == .start { undo() } else { end() }
      owner.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(owner)
      owner.placeModeItem()
    }
    animator.pauseAnimation()
    self.animator = animator
  }

  func update(_ share: CGFloat) { animator?.fractionComplete = min(max(share, 0), 0.999) }

  func release(finishes: Bool) {
    animator?.isReversed = !finishes
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
