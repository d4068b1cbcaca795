import UIKit
import UIKitTesting

/// Logs the delegate calls of a scroll view.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var velocity = CGPoint.zero
  var proposed = CGPoint.zero
  var target: CGPoint?

  /// Returns the log since the last call, with consecutive `scroll` entries combined.
  func take() -> [String] {
    defer { log = [] }
    return log.enumerated().filter { $0 == 0 || $1 != "scroll" || log[$0 - 1] != "scroll" }.map(\.element)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    self.velocity = velocity
    proposed = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("didEndDragging \(decelerate)") }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("didScrollToTop") }
}

/// Returns a scroll view that fills a screen, with a log for its delegate.
@MainActor func showScrolling(content: CGSize, scale: CGFloat = 2) -> (TestScreen, UIScrollView, ScrollLog) {
  let screen = TestScreen(scale: scale)
  let view = UIScrollView()
  let log = ScrollLog()
  view.contentSize = content
  view.delegate = log
  screen.show(view)
  return (screen, view, log)
}

@MainActor func showScrolling(height: CGFloat = 5000, scale: CGFloat = 2) -> (TestScreen, UIScrollView, ScrollLog) {
  showScrolling(content: CGSize(width: 320, height: height), scale: scale)
}
