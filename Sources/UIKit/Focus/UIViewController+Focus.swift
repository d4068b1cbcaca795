extension UIViewController: UIFocusEnvironment {
  /// The superview of the controller's view, or the parent.
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
}
