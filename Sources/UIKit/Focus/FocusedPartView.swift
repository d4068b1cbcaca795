/// A focused view of which one part receives key presses, such as a row of a table.
@MainActor protocol FocusedPartView: UIView {
  /// The part; nil if the whole view does.
  var focusedPart: (any UIFocusItem)? { get }
}
