/// The color of the status bar's text, chosen to be legible over the content below.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, depending on the interface style.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}
