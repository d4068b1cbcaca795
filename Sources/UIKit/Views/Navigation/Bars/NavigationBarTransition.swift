import CoreGraphics

/// An animated change of a navigation bar from one item to another.
///
/// The title of the lower screen moves to the back button of the upper one, or back, while they cross-fade. Other views fade in place, or
/// slide with the upper screen.
@MainActor final class NavigationBarTransition {
  private weak var bar: UINavigationBar?
  private let oldItems: [UINavigationItem]
  private let from: NavigationItemView?
  private let to: NavigationItemView?
  private let isPush: Bool
  private var largeTitle: UIView?
  private let fades = UIAccessibility.fadesTransitions
  private var isDone = false

  init(bar: UINavigationBar, oldItems: [UINavigationItem], from: NavigationItemView?, to: NavigationItemView?, isPush: Bool) {
    self.bar = bar
    self.oldItems = oldItems
    self.from = from
    self.to = to
    self.isPush = isPush
  }

  private var upper: NavigationItemView? { isPush ? to : from }
  private var lower: NavigationItemView? { isPush ? from : to }
  /// The direction in which titles move; none if motion is reduced.
  private var direction: CGFloat { fades ? 0 : bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  /// Places the new row at its start.
  func prepare() {
    guard let bar, from !== to else { return }
    if let to {
      bar.addSubview(to)
      to.layoutIfNeeded()
    }
    if let old = bar.largeTitleView.snapshotIfShown() {
      old.frame = bar.largeTitleView.frame
      bar.insertSubview(old, aboveSubview: bar.largeTitleView)
      largeTitle = old
    }
    bar.largeTitleView.show(bar.topItem?.title, look: bar.look)
    bar.largeTitleView.alpha = 0
    bar.largeTitleView.transform = CGAffineTransform(translationX: direction * bar.bounds.width * (isPush ? 1 : -0.3), y: 0)
    if isPush { placeAway() } else { placeCovered() }
    // An indicator that exists before and after is not animated.
    if let first = from?.backButton, let second = to?.backButton, first.picture.image != nil, second.picture.image != nil {
      (isPush ? first : second).picture.alpha = 0
    }
  }

  /// Moves both rows to their final positions, inside an animation.
  func run() {
    guard let bar, from !== to else { return }
    if isPush {
      rest(to)
      placeCovered()
    } else {
      rest(to)
      placeAway()
    }
    bar.largeTitleView.alpha = 1
    bar.largeTitleView.transform = .identity
    largeTitle?.alpha = 0
    largeTitle?.transform = CGAffineTransform(translationX: direction * bar.bounds.width * (isPush ? -0.3 : 1), y: 0)
  }

  /// Removes the row that is not shown.
  func finish(completed: Bool) {
    guard !isDone else { return }
    isDone = true
    guard let bar else { return }
    bar.transition = nil
    largeTitle?.removeFromSuperview()
    bar.largeTitleView.alpha = 1
    bar.largeTitleView.transform = .identity
    if !completed { bar.restore(oldItems) }
    let (staying, leaving) = completed ? (to, from) : (from, to)
    if leaving !== staying { leaving?.removeFromSuperview() }
    if let staying {
      if staying.superview !== bar { bar.addSubview(staying) }
      rest(staying)
    }
    bar.shown = staying
    bar.largeTitleView.show(bar.topItem?.title, look: bar.look)
    bar.showBackground()
    bar.refreshShownItem()
    bar.setNeedsLayout()
  }

  // MARK: Positions

  private var shift: CGFloat {
    guard let bar else { return 0 }
    return bar.bounds.width * 0.5 * direction
  }

  private func rest(_ row: NavigationItemView?) {
    guard let row else { return }
    row.titleHolder.transform = .identity
    row.titleHolder.alpha = row.titleAlpha
    for view in row.leftViews + row.rightViews { view.alpha = 1 }
    if let back = row.backButton {
      back.alpha = 1
      back.label.alpha = 1
      back.picture.alpha = 1
      back.transform = .identity
      back.label.transform = .identity
    }
  }

  /// Places the upper row before its appearance or after its disappearance.
  private func placeAway() {
    guard let upper else { return }
    upper.titleHolder.transform = CGAffineTransform(translationX: shift, y: 0)
    upper.titleHolder.alpha = 0
    for view in upper.leftViews + upper.rightViews { view.alpha = 0 }
    guard let back = upper.backButton else { return }
    let distance = fades ? 0 : lower.map { middle(of: $0.titleHolder) - middle(of: back.label, in: upper) } ?? 0
    if back.look.bars.movesBackWhole {
      back.alpha = 0
      back.transform = CGAffineTransform(translationX: distance, y: 0)
    } else {
      back.label.alpha = 0
      back.label.transform = CGAffineTransform(translationX: distance, y: 0)
      if lower?.backButton == nil { back.picture.alpha = 0 }
    }
  }

  /// Places the lower row while the upper one is shown.
  private func placeCovered() {
    guard let lower else { return }
    let target = upper?.backButton.flatMap { upper != nil ? middle(of: $0.label, in: upper!) : nil }
    let distance = fades ? 0 : target.map { $0 - middle(of: lower.titleHolder) } ?? -shift
    lower.titleHolder.transform = CGAffineTransform(translationX: distance, y: 0)
    lower.titleHolder.alpha = 0
    for view in lower.leftViews + lower.rightViews { view.alpha = 0 }
    guard let back = lower.backButton else { return }
    if back.look.bars.movesBackWhole {
      back.alpha = 0
      back.transform = CGAffineTransform(translationX: -shift, y: 0)
    } else {
      back.label.alpha = 0
      back.label.transform = CGAffineTransform(translationX: -shift, y: 0)
      if upper?.backButton == nil { back.picture.alpha = 0 }
    }
  }

  /// Returns the center of a view's content when it is at rest.
  private func middle(of view: UIView) -> CGFloat { view.center.x }

  /// Returns the center of the back title in its row.
  private func middle(of label: UILabel, in row: NavigationItemView) -> CGFloat {
    guard let back = row.backButton else { return 0 }
    let width = min(label.bounds.width, label.sizeThatFits(.zero).width)
    let isRight = bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let inside = isRight ? label.center.x + label.bounds.width / 2 - width / 2 : label.center.x - label.bounds.width / 2 + width / 2
    return back.center.x - back.bounds.width / 2 + inside
  }
}

extension LargeTitleView {
  /// Returns a snapshot of the title, if it is visible.
  fileprivate func snapshotIfShown() -> UIView? {
    guard !isHidden, bounds.height > 0, text != nil else { return nil }
    return snapshotView(afterScreenUpdates: false)
  }
}
