/// Moving a subtree to a window, to another, or out of one: notifications and inherited state.
extension UIView {
  /// The window of subviews: the view's window, or itself.
  final var treeWindow: UIWindow? { hostWindow ?? self as? UIWindow }

  /// Notifies the subtree of the upcoming change of window.
  final func announceMove(from old: UIWindow?, to new: UIWindow?) {
    guard old !== new else { return }
    if let controller { controller.viewWillMove(from: old, to: new) }
    if ViewMethods.willMoveToWindow.isOverridden(in: type(of: self)) { willMove(toWindow: new) }
    for view in subviewList { view.announceMove(from: old, to: new) }
  }

  /// Updates the window, traits, tint and safe area of the subtree for its new place.
  final func finishMove(from old: UIWindow?, to new: UIWindow?, oldTint: UIColor?) {
    if parent != nil { updateTraits() }
    if old !== new { enter(new, from: old) }
    if parent != nil {
      updateSafeArea()
      if let oldTint {
        let tint = inheritedTintColor
        if tint !== oldTint, tint != oldTint { propagateTintChange() }
      }
    }
  }

  private func enter(_ new: UIWindow?, from old: UIWindow?) {
    if new == nil, let old { leave(old) }
    hostWindow = new
    if new != nil, !flags.contains(.styledByProxy) { applyAppearanceProxies() }
    if ViewMethods.didMoveToWindow.isOverridden(in: type(of: self)) { didMoveToWindow() }
    // A callback may change the subviews: those removed meanwhile were notified by their removal.
    for view in subviewList where view.parent === self && view.hostWindow !== new {
      view.enter(new, from: old)
    }
    if let controller { controller.viewDidMove(from: old, to: new) }
    if hostWindow != nil, flags.contains(.wantsFirstResponder) {
      flags.remove(.wantsFirstResponder)
      _ = becomeFirstResponder()
    }
  }

  /// Resigns first responder and cancels touches, which require a window.
  private func leave(_ window: UIWindow) {
    if flags.contains(.focused) { window.focusSystem.itemLeft(self) }
    if let responder = window.firstResponder, responder === self || responder === controller {
      responder.resignFirstResponder()
      if window.firstResponder === responder {
        window.firstResponder = nil
        responder.firstResponderWasTaken()
        window.inputViewsChanged()
      }
    }
    if let recognizers = rareStorage?.gestureRecognizers {
      for recognizer in recognizers { recognizer.viewLeftWindow() }
    }
  }

  /// Resigns the first responder if it is in this subtree.
  final func resignFirstResponderWithin(force: Bool) -> Bool {
    guard let window = treeWindow, let responder = window.firstResponder else { return true }
    var node: UIResponder? = responder
    while let current = node {
      if current === self {
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window.firstResponder = nil
        responder.firstResponderWasTaken()
        window.inputViewsChanged()
        return true
      }
      node = current.next
    }
    return true
  }
}
