/// A controller whose content is a scroll view.
@MainActor protocol ScrollContentOwner: AnyObject {
  /// Returns whether the scroll view is the content, and lies under the bars of a navigation controller.
  func isNavigated(_ scrollView: UIScrollView) -> Bool
}
