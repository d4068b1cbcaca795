/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// The bar fades.
  case fade
  /// The bar slides over the upper edge.
  case slide
}
