extension UIWindow {
  /// The focus system of the window, which tracks the view that receives keys.
  package final var focusSystem: UIFocusSystem {
    if let focusStorage { return unsafeDowncast(focusStorage, to: UIFocusSystem.self) }
    let made = UIFocusSystem(window: self)
    focusStorage = made
    return made
  }
}
