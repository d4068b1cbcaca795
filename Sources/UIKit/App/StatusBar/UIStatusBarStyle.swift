/// What a status bar is written with, so that it can be read over the content beneath.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the interface is.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
