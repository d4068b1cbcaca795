/// A view with its own mark of keyboard focus: a table marks a row.
@MainActor package protocol FocusFollowing: UIView {
  func focusCame()
  func focusLeft()
}
