/// The calls that say a view comes and goes.
///
/// A container that moves its children itself brackets the move with `beginAppearanceTransition` and `endAppearanceTransition`. Everywhere
/// else the move of the view says it: a controller whose view comes to a visible window appears.
extension UIViewController {
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance.isShown != isAppearing else { return }
    if isAppearing {
      appearance = .appearing(animated: animated, toldIsAppearing: false)
      viewWillAppear(animated)
      frontMayHaveChanged()
    } else {
      appearance = .disappearing(animated: animated)
      if parentMove == .to { parentMove = .none }
      viewWillDisappear(animated)
    }
    for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    // Its parent tells it where both begin to appear.
    if isAppearing, !(parent?.appearance.awaitsIsAppearing ?? false) { tellIsAppearingInPlace() }
  }

  /// Calls `viewIsAppearing` where the view is on screen already, as after a transition that was cancelled.
  private func tellIsAppearingInPlace() {
    guard let view = viewIfLoaded, view.window?.isShown ?? false else { return }
    tellIsAppearing()
    for child in forwardedChildren { child.tellIsAppearingInPlace() }
  }

  final func endAppearance() {
    switch appearance {
    case .appearing(let animated, let told):
      if !told { tellIsAppearing() }
      appearance = .appeared
      viewDidAppear(animated)
      // Those who override `didMove(toParent:)` may not pass it on.
      parentMove = .none
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
      frontMayHaveChanged()
    case .appeared, .disappeared:
      return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// Calls `viewIsAppearing` once in a transition, when the view is in place and has its traits.
  final func tellIsAppearing() {
    guard case .appearing(let animated, false) = appearance else { return }
    appearance = .appearing(animated: animated, toldIsAppearing: true)
    viewIsAppearing(animated)
  }

  /// The children whose views stand in this controller's and who are told what it is told.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childList.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Whether the move of the view, not a container, says when this controller appears.
  private var appearsWithItsView: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  final func viewWillMove(from old: UIWindow?, to new: UIWindow?) {
    visibilityWillChange(from: old?.isShown ?? false, to: new?.isShown ?? false)
  }

  final func viewDidMove(from old: UIWindow?, to new: UIWindow?) {
    // The next layout pass calls `viewIsAppearing`, before the first frame of a transition.
    if new != nil, appearance.awaitsIsAppearing { viewIfLoaded?.setNeedsLayout() }
    visibilityDidChange(to: new?.isShown ?? false)
  }

  final func visibilityWillChange(from old: Bool, to new: Bool) {
    guard old != new, appearsWithItsView else { return }
    switch appearance {
    case .disappeared where new, .appeared where !new:
      movesWithItsView = true
      beginAppearanceTransition(new, animated: false)
    case .appearing where !new && movesWithItsView:
      // Gone again before its first frame.
      beginAppearanceTransition(false, animated: false)
    default: break
    }
  }

  final func visibilityDidChange(to shown: Bool) {
    guard movesWithItsView else { return }
    guard shown, parent == nil else {
      movesWithItsView = false
      endAppearanceTransition()
      return
    }
    // The outermost controller has appeared when its first frame is laid out.
    AfterLayout.add { [weak self] in
      guard let self, self.movesWithItsView, self.appearance.isShown else { return }
      self.movesWithItsView = false
      self.endAppearanceTransition()
    }
  }
}
