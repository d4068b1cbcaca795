extension UIResponder {
  /// The window whose first responder this responder can become.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view as? UIWindow ?? view.window }
      if let holder = current as? any ViewHolding { return holder.viewIfLoaded?.window }
      responder = current.next
    }
    return nil
  }

  /// Becomes first responder unless this responder or the current one refuses.
  func takeFirstResponder() -> Bool {
    guard let window = responderWindow else {
      waitForWindow()
      return false
    }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = window.firstResponder {
      // The keyboard stays visible from one first responder to the next.
      let resigned = InputViewUpdates.postponed { present.canResignFirstResponder && present.resignFirstResponder() }
      guard resigned else {
        InputViewUpdates.catchUp()
        return false
      }
      if window.firstResponder === present { window.firstResponder = nil }
    }
    window.firstResponder = self
    window.inputViewsChanged()
    return true
  }

  /// Records that a view without a window becomes first responder once it has one, as a field in `viewDidLoad()`.
  func waitForWindow() { (self as? UIView)?.flags.insert(.wantsFirstResponder) }

  func giveUpFirstResponder() -> Bool {
    (self as? UIView)?.flags.remove(.wantsFirstResponder)
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    window.inputViewsChanged()
    return true
  }
}

/// A responder that is not a view but has one: a view controller.
@MainActor protocol ViewHolding: UIResponder {
  var viewIfLoaded: UIView? { get }
}
