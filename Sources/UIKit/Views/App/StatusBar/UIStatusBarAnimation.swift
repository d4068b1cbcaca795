/// The animation by which a status bar appears or disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The status bar appears and disappears at once.
  case none
  case fade
  /// The bar slides over the upper edge.
  case slide
}
