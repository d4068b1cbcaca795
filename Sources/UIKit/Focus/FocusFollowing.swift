/// A view that shows in its own way that keys go to it: a table marks a row.
@MainActor protocol FocusFollowing: UIView {
  func focusCame()
  func focusLeft()
}
