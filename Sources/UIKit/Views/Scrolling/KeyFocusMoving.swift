/// A scroll view in which arrow keys move a focus before they scroll.
@MainActor package protocol KeyFocusMoving: UIScrollView {
  /// Moves the focus, and returns whether the key did.
  func movesFocus(by press: UIPress) -> Bool
  /// Whether a row or an item has the focus, which Return and the space bar activate.
  var hasFocusedPart: Bool { get }
}
