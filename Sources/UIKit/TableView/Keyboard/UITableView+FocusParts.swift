extension UITableView: ContentSizing, KeyFocusMoving, FocusedPartView {
  final var focusedPart: (any UIFocusItem)? { focusedCell }
}
