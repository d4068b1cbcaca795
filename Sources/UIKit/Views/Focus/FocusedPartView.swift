/// A focused view that passes key presses to one of its parts, such as a row of a table.
@MainActor package protocol FocusedPartView: UIView {
  /// The part; nil if the whole view does.
  var focusedPart: (any UIFocusItem)? { get }
}
