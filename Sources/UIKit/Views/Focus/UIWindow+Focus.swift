extension UIWindow {
  /// The focus system of the window: it knows which view keys go to.
  package final var focusSystem: UIFocusSystem {
    if let focusStorage { return unsafeDowncast(focusStorage, to: UIFocusSystem.self) }
    let made = UIFocusSystem(window: self)
    focusStorage = made
    return made
  }
}
