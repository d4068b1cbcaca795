import CoreGraphics

extension UIScrollView {
  /// Handles a tap on the status bar: scrolls the only scroll view of the window that allows it to its top. With several, none is scrolled.
  @discardableResult
  package static func scrollToTop(in window: UIWindow) -> Bool {
    var wanting: [UIScrollView] = []
    collect(window, into: &wanting)
    guard wanting.count == 1 else { return false }
    return wanting[0].scrollToTop()
  }

  private static func collect(_ view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.options.contains(.isEnabled) { found.append(scrollView) }
    for subview in view.subviews { collect(subview, into: &found) }
  }

  @discardableResult
  final func scrollToTop() -> Bool {
    let target = CGPoint(x: contentOffset.x, y: verticalLimits.lowerBound)
    guard target.y != contentOffset.y, !isBeingDragged, _scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    stopMotion()
    animate(to: target, completion: .scrollingToTop)
    return true
  }
}
