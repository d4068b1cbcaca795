import CoreGraphics

/// A bar that collapses as content scrolls under it, and expands as the content is pulled down.
@MainActor protocol ScrollBarFollower: AnyObject {
  /// The content has moved.
  func scrollViewMoved(_ scrollView: UIScrollView)
  /// The size of the content has changed, which may now end above or below the bar.
  func contentSizeChanged(_ scrollView: UIScrollView)
  /// Returns the resting offset for a proposed `offset`; nil keeps it.
  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGFloat, velocity: CGFloat) -> CGFloat?
  /// Returns the height of the parts of the bar that move with the content, such as a large title. A refresh control is above them.
  func movingHeight(over scrollView: UIScrollView) -> CGFloat
}

extension UIScrollView {
  /// Lets a bar change the safe area while content moves, without moving the visible content.
  final func changeBar(expansion: CGFloat, _ change: () -> Void) {
    behavior.isBarChanging = true
    behavior.barExpansion = max(0, expansion)
    change()
    behavior.isBarChanging = false
  }
}
