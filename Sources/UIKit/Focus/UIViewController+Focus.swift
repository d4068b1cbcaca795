extension UIViewController: UIFocusEnvironment {
  public final var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
}
