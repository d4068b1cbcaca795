import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Counts the beginnings and ends of drags and zooms.
@MainActor final class ScrollPairs: NSObject, UIScrollViewDelegate {
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: 2000))
  var log: [String] = []
  var willEndDragging: (UIScrollView) -> Void = { _ in }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    willEndDragging(scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { log.append("didEndDragging \(decelerate)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("willBeginZooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.append("didEndZooming \((scale * 100).rounded() / 100)")
  }
}

/// Returns a scroll view with content that can be zoomed.
@MainActor func showZoomable() -> (TestScreen, UIScrollView, ScrollPairs) {
  let screen = TestScreen()
  let view = UIScrollView()
  let pairs = ScrollPairs()
  view.delegate = pairs
  view.contentSize = pairs.content.frame.size
  view.addSubview(pairs.content)
  view.minimumZoomScale = 0.5
  view.maximumZoomScale = 3
  screen.show(view)
  return (screen, view, pairs)
}

@MainActor @Suite struct ScrollInterruptionTests {
  private func beginDrag(_ screen: TestScreen) -> TestTouch {
    let touch = screen.touchDown(CGPoint(x: 100, y: 400))
    touch.move(to: CGPoint(x: 100, y: 380))
    touch.move(to: CGPoint(x: 100, y: 360))
    screen.layout()
    return touch
  }

  @Test("SC-05 A drag during which the program scrolls ends when the finger is lifted", arguments: [false, true])
  func scrollDuringDrag(liftsAfterwards: Bool) {
    let (screen, view, pairs) = showZoomable()
    let touch = beginDrag(screen)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    expect(view.isDragging && view.isTracking)
    if liftsAfterwards { screen.advance(by: 1) } else { screen.advance(by: 0.1) }
    touch.up()
    expect(pairs.log.suffix(2), equals: ["willEndDragging", "didEndDragging false"])
    expect(!view.isDragging && !view.isTracking)
    screen.settle()
    expect(view.contentOffset.y, equals: 500)
    expect(pairs.log.count { $0 == "didEndScrollingAnimation" }, equals: 1)
    expect(pairs.log.count { $0.hasPrefix("didEndDragging") }, equals: 1)
  }

  @Test("SC-05 A finger that stays down during an animated scroll drags the content on from its end")
  func dragsOn() {
    let (screen, view, _) = showZoomable()
    let touch = beginDrag(screen)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    screen.advance(by: 0.1)
    touch.move(to: CGPoint(x: 100, y: 300))
    screen.advance(by: 1)
    expect(view.contentOffset.y, equals: 500)
    touch.move(to: CGPoint(x: 100, y: 270))
    screen.layout()
    expect(view.contentOffset.y == 530 && view.isDragging)
    touch.cancel()
  }

  @Test("SC-05 An offset that is set during a drag is the one from which the drag continues")
  func setDuringDrag() {
    let (screen, view, _) = showZoomable()
    let touch = beginDrag(screen)
    view.setContentOffset(CGPoint(x: 0, y: 800), animated: false)
    touch.move(to: CGPoint(x: 100, y: 350))
    screen.layout()
    expect(view.contentOffset.y, equals: 810)
    touch.cancel()
  }

  @Test("SC-05 A drag that the delegate replaces by an animated scroll when it ends is reported as ended")
  func scrollInCallback() {
    let (screen, view, pairs) = showZoomable()
    pairs.willEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 640), animated: true) }
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    screen.settle()
    expect(pairs.take(), equals: ["willBeginDragging", "willEndDragging", "didEndDragging false", "didEndScrollingAnimation"])
    expect(view.contentOffset.y, equals: 640)
  }

  @Test("SC-05 A drag during an animated zoom ends when the finger is lifted", arguments: [0.1, 1.0])
  func zoomDuringDrag(pause: TimeInterval) {
    let (screen, view, pairs) = showZoomable()
    let touch = beginDrag(screen)
    view.setZoomScale(2, animated: true)
    screen.advance(by: pause)
    touch.up()
    screen.settle()
    expect(pairs.log.count { $0.hasPrefix("didEndDragging") }, equals: 1)
    expect(pairs.log.count { $0 == "didEndZooming 2.0" }, equals: 1)
    expect(view.zoomScale == 2 && !view.isDragging && !view.isTracking)
  }

  @Test("SC-05 A zoom that another one interrupts is reported as ended, with its present scale", arguments: [false, true])
  func zoomDuringZoom(animated: Bool) {
    let (screen, view, pairs) = showZoomable()
    view.setZoomScale(3, animated: true)
    screen.advance(by: 0.15)
    let scale = (view.zoomScale * 100).rounded() / 100
    expect(scale > 1.2 && scale < 2.8)
    view.setZoomScale(0.5, animated: animated)
    screen.settle()
    expect(view.zoomScale, equals: 0.5)
    let first = ["willBeginZooming", "didEndZooming \(scale)"]
    expect(pairs.take(), equals: (animated ? first + ["willBeginZooming", "didEndZooming 0.5"] : first))
  }

  @Test("SC-05 A zoom can be stopped at its present scale")
  func zoomToPresentScale() {
    let (screen, view, _) = showZoomable()
    view.setZoomScale(3, animated: true)
    screen.advance(by: 0.15)
    let scale = view.zoomScale
    view.zoomScale = scale
    screen.settle()
    expect(view.zoomScale, equals: scale)
  }

  @Test("SC-05 A pinch that begins during an animated zoom ends it")
  func pinchDuringZoom() {
    let (screen, view, pairs) = showZoomable()
    view.setZoomScale(3, animated: true)
    screen.advance(by: 0.1)
    screen.pinch(center: CGPoint(x: 160, y: 240), from: 60, to: 100)
    screen.settle()
    expect(pairs.log.count { $0 == "willBeginZooming" }, equals: 2)
    expect(pairs.log.count { $0.hasPrefix("didEndZooming") }, equals: 2)
    expect(!view.isZooming && !view.isZoomBouncing)
  }

  @Test("SC-05 An animated zoom or scroll of the program during a pinch ends the pinch", arguments: [false, true])
  func programDuringPinch(scrolls: Bool) {
    let (screen, view, pairs) = showZoomable()
    let one = screen.touchDown(CGPoint(x: 140, y: 240))
    let other = screen.touchDown(CGPoint(x: 180, y: 240))
    one.move(to: CGPoint(x: 120, y: 240))
    other.move(to: CGPoint(x: 200, y: 240))
    screen.layout()
    expect(view.isZooming)
    if scrolls { view.setContentOffset(CGPoint(x: 10, y: 300), animated: true) } else { view.setZoomScale(2, animated: true) }
    screen.advance(by: 0.1)
    one.move(to: CGPoint(x: 100, y: 240))
    one.up()
    other.up()
    screen.settle()
    let begun = pairs.log.count { $0 == "willBeginZooming" }
    expect(begun == (scrolls ? 1 : 2) && pairs.log.count { $0.hasPrefix("didEndZooming") } == begun)
    if scrolls { expect(view.contentOffset, equals: CGPoint(x: 10, y: 300)) } else { expect(view.zoomScale, equals: 2) }
  }

  @Test("SC-05 A zoom and a scroll at once both come to their ends", arguments: [0, 0.1], [false, true])
  func zoomAndScroll(pause: TimeInterval, animated: Bool) {
    let (screen, view, pairs) = showZoomable()
    view.setZoomScale(2, animated: true)
    screen.advance(by: pause)
    view.setContentOffset(CGPoint(x: 100, y: 900), animated: animated)
    screen.settle()
    expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 100, y: 900))
    expect(pairs.take(), equals: ["willBeginZooming", "didEndZooming 2.0"] + (animated ? ["didEndScrollingAnimation"] : []))
  }

  @Test("SC-05 A zoom ends when its view leaves the window, the delegate has no view, or a wheel scrolls", arguments: 0..<3)
  func zoomWithoutEnd(kind: Int) {
    let (screen, view, pairs) = showZoomable()
    view.setZoomScale(2, animated: true)
    screen.advance(by: 0.1)
    switch kind {
    case 0: view.removeFromSuperview()
    case 1: view.delegate = nil
    default: screen.scrollWheel(at: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: -30))
    }
    screen.settle()
    expect(!view.isZoomAnimating && !view.isScrollAnimating)
    if kind != 1 { expect(view.zoomScale == 2 && pairs.take() == ["willBeginZooming", "didEndZooming 2.0"]) }
  }
}
