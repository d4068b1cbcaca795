/// The animation by which a status bar appears or disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// The bar fades.
  case fade
  /// The bar slides over the upper edge.
  case slide
}
