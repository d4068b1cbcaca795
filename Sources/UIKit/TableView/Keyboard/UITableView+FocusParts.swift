extension UITableView: ContentSizing, KeyFocusMoving, FocusedPartView {
  final var focusedPart: (any UIFocusItem)? { focusedCell }
  final var hasFocusedPart: Bool { focusedRow != nil }
}
