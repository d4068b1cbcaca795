import QuartzCore

extension UIView: UIFocusItem {
  /// Whether the view can have focus now: it accepts focus, is visible and enabled.
  final var isFocusable: Bool {
    guard canBecomeFocused || (self is any UIKeyInput && canBecomeFirstResponder) else { return false }
    var node: UIView? = self
    while let view = node {
      if view.isHidden || view.layer.opacity <= 0.01 || !view.isUserInteractionEnabled { return false }
      if view is UIWindow { return true }
      node = view.parent
    }
    return false
  }

  /// The nearest group named here or above.
  final var effectiveFocusGroup: String? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView, let name = view.rareStorage?.focus.groupIdentifier { return name }
      if let controller = current as? UIViewController, let name = controller.focusGroupIdentifier { return name }
      responder = current.next
    }
    return nil
  }

  final var ownFocusEffect: UIFocusEffect? {
    switch rareStorage?.focus.effect ?? .automatic {
    case .own(let effect): effect
    case .automatic: defaultFocusEffect
    }
  }

  /// Whether focus is in this view or its subviews.
  final var containsFocus: Bool { window?.focusSystem.focusedView?.isDescendant(of: self) ?? false }

  final func requestFocusUpdate() {
    guard let system = window?.focusSystem, containsFocus || system.focusedView == nil else { return }
    system.environmentInNeed = self
  }
}
