/// A focused view that passes key presses to one of its parts, such as a row of a table.
@MainActor package protocol FocusedPartView: UIView {
  /// The part that receives key presses; nil if the whole view does.
  var focusedPart: (any UIFocusItem)? { get }
}

/// A focused view in which keys move from part to part, such as the items of a collection view.
@MainActor package protocol FocusMovingInside: UIView {
  /// The part that the keys are at; nil for the whole view.
  var focusedInside: UIView? { get }
}

extension UIView {
  /// The view that is reported to assistive technologies when this one has the keyboard focus.
  package final var focusedElement: UIView {
    (self as? any FocusMovingInside)?.focusedInside ?? (self as? any FocusedPartView)?.focusedPart as? UIView ?? self
  }
}
