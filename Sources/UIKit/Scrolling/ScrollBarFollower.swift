import CoreGraphics

/// A bar that becomes lower as content goes under it, and higher again as the content is pulled down.
@MainActor protocol ScrollBarFollower: AnyObject {
  /// The content has moved.
  func scrollViewMoved(_ scrollView: UIScrollView)
  /// Where content is to come to rest that would at `offset`; nil for just there.
  func scrollView(_ scrollView: UIScrollView, restsAt offset: CGFloat, velocity: CGFloat) -> CGFloat?
}

extension UIScrollView {
  /// Lets a bar change the safe area while content moves: what shows stays where it is.
  final func changeBar(expansion: CGFloat, _ change: () -> Void) {
    behavior.isBarChanging = true
    behavior.barExpansion = max(0, expansion)
    change()
    behavior.isBarChanging = false
  }
}
