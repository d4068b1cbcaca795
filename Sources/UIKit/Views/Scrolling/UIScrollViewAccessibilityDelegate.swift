/// Describes the position of a scroll view after scrolling by a page, instead of "Page 2 of 5".
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// Returns the text read after scrolling, such as "Page 2 of 5".
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}

extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
}
