extension UITableView: ContentSizing, KeyFocusMoving, FocusedPartView {
  package final var focusedPart: (any UIFocusItem)? { focusedCell }
  package final var hasFocusedPart: Bool { focusedRow != nil }
}
