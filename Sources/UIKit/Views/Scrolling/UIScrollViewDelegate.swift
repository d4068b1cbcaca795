import CoreGraphics

/// Receives the dragging, scrolling and zooming events of a scroll view. Every method is optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of the content offset, by the user or the program.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after each change of the zoom scale.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before a finger scrolls.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before a drag ends. `velocity` is in points per millisecond. `targetContentOffset`, the resting offset, may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the touch ended; `decelerate` is true if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before released content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after the content stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animation by the program ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed; `nil`, the default, zooms none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the user zooms.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after zooming ended and the scale is within its limits.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top; `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after the safe area or the content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidScroll:", by: self, [scrollView]) { ($0 as? any UIScrollViewDelegate)?.scrollViewDidScroll(scrollView) }
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidZoom:", by: self, [scrollView]) { ($0 as? any UIScrollViewDelegate)?.scrollViewDidZoom(scrollView) }
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forwarded("scrollViewWillBeginDragging:", by: self, [scrollView]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginDragging(scrollView)
    }
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwarded("scrollViewWillEndDragging:withVelocity:targetContentOffset:", by: self, [scrollView, velocity, targetContentOffset]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    forwarded("scrollViewDidEndDragging:willDecelerate:", by: self, [scrollView, decelerate]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forwarded("scrollViewWillBeginDecelerating:", by: self, [scrollView]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginDecelerating(scrollView)
    }
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidEndDecelerating:", by: self, [scrollView]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndDecelerating(scrollView)
    }
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidEndScrollingAnimation:", by: self, [scrollView]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    forwarded("viewForZoomingInScrollView:", by: self, [scrollView]) {
      ($0 as? any UIScrollViewDelegate)?.viewForZooming(in: scrollView)
    } ?? nil
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forwarded("scrollViewWillBeginZooming:withView:", by: self, [scrollView, view]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    forwarded("scrollViewDidEndZooming:withView:atScale:", by: self, [scrollView, view, scale]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwarded("scrollViewShouldScrollToTop:", by: self, [scrollView]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewShouldScrollToTop(scrollView)
    } ?? true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidScrollToTop:", by: self, [scrollView]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewDidScrollToTop(scrollView)
    }
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forwarded("scrollViewDidChangeAdjustedContentInset:", by: self, [scrollView]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}
