/// What a status bar is written with, so that it can be read over the content beneath.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the interface is.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}
