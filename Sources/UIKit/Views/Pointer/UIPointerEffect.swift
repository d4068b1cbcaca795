/// The effect applied to a view under the pointer.
public enum UIPointerEffect {
  /// The position of the tint, if any.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none
    /// The tint is above the content.
    case overlay
    /// The tint is below the content.
    case underlay
  }

  /// The effect for the view's size.
  case automatic(UITargetedPreview)
  /// A light background behind a small view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// Tints the view below the pointer, which keeps its shape.
  case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)
}
