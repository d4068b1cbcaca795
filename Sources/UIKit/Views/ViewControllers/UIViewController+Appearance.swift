/// The appearance calls of view controllers.
///
/// A container that moves its children itself encloses the change in `beginAppearanceTransition` and `endAppearanceTransition`. Otherwise
/// the calls follow from the view: a controller appears when its view is added to a visible window.
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
    // The parent calls it when both begin to appear.
    if isAppearing, !(parent?.appearance.awaitsIsAppearing ?? false) { tellIsAppearingInPlace() }
  }

  /// Calls `viewIsAppearing` if the view is already on screen, as after a canceled transition.
  private func tellIsAppearingInPlace() {
    guard let view = viewIfLoaded, view.window?.isShown ?? false else { return }
    tellIsAppearing()
    for child in forwardedChildren { child.tellIsAppearingInPlace() }
  }

  /// Makes a controller that has an input accessory view the first responder, if there is no other, so that the accessory view is shown.
  private func showInputAccessory() {
    guard canBecomeFirstResponder, let window = viewIfLoaded?.window, window.firstResponder == nil else { return }
    guard inputAccessoryView != nil else { return }
    becomeFirstResponder()
  }

  final func endAppearance() {
    switch appearance {
    case .appearing(let animated, let told):
      if !told { tellIsAppearing() }
      appearance = .appeared
      viewDidAppear(animated)
      showInputAccessory()
      // Overrides of `didMove(toParent:)` may not call super.
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

  /// Calls `viewIsAppearing` once per transition, when the view is in place and has its traits.
  final func tellIsAppearing() {
    guard case .appearing(let animated, false) = appearance else { return }
    appearance = .appearing(animated: animated, toldIsAppearing: true)
    viewIsAppearing(animated)
  }

  /// The children whose views are in this controller's view and to which appearance calls are forwarded.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return childList.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  /// Whether the appearance follows from the view and not from a container.
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
      // Removed again before its first frame.
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
