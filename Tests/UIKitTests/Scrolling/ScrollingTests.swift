import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct ScrollingTests {
  @Test("SC-04 SC-05 A drag has a threshold of ten points, then content follows the finger; the callbacks are called in order")
  func drag() {
    let (screen, view, log) = showScrolling()
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    expect(view.contentOffset, equals: CGPoint(x: 0, y: 190))
    expect(log.take(), equals: ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
  }

  @Test("SC-04 A first move of 24 points scrolls 14")
  func slop() {
    let (screen, view, _) = showScrolling()
    let touch = screen.touchDown(CGPoint(x: 100, y: 400))
    touch.move(to: CGPoint(x: 100, y: 376))
    screen.layout()
    expect(view.contentOffset.y, equals: 14)
    expect(view.isDragging && view.isTracking)
    touch.cancel()
  }

  @Test("SC-04 The flick of the metrics: velocity 3, and content lands within a point of the reported target")
  func flick() {
    let (screen, view, log) = showScrolling(height: 40_000, scale: 3)
    view.contentOffset.y = 5000
    let touch = screen.touchDown(CGPoint(x: 100, y: 450))
    for step in 1...14 {
      screen.advance(by: 0.008, fps: 125)
      touch.move(to: CGPoint(x: 100, y: 450 - CGFloat(step) * 24))
    }
    touch.up()
    expect(abs(log.velocity.y - 3), below: 0.001)
    expect(view.contentOffset.y, equals: 5326)
    expect(abs(log.proposed.y - 6819.667), below: 0.01)
    screen.settle()
    expect(abs(view.contentOffset.y - log.proposed.y), below: 1)
    expect(
      log.take() == [
        "scroll", "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
  }

  @Test("SC-04 The same touches land on the same offset at 60 and at 120 frames a second")
  func frameRates() {
    var ends: [CGFloat] = []
    for fps in [60, 120] {
      let (screen, view, _) = showScrolling(height: 40_000)
      let touch = screen.touchDown(CGPoint(x: 100, y: 450))
      for step in 1...12 {
        screen.advance(by: 0.01, fps: 100)
        touch.move(to: CGPoint(x: 100, y: 450 - CGFloat(step) * 20))
      }
      touch.up()
      screen.advance(by: 1, fps: fps)
      ends.append(view.contentOffset.y)
      screen.advance(by: 3, fps: fps)
      ends.append(view.contentOffset.y)
    }
    expect(abs(ends[0] - ends[2]) <= 0.5 && abs(ends[1] - ends[3]) <= 0.5)
    expect(ends[1] > ends[0] && ends[0] > 500)
  }

  @Test("SC-04 Past its end content resists by the rubber band, and bounces back")
  func bounce() {
    let (screen, view, log) = showScrolling()
    let touch = screen.touchDown(CGPoint(x: 100, y: 100))
    touch.move(to: CGPoint(x: 100, y: 310))
    screen.layout()
    let expected = -(1 - 1 / (200 * 0.55 / 480 + 1)) * 480
    expect(abs(view.contentOffset.y - expected), atMost: 0.5)
    screen.advance(by: 0.3)
    touch.up()
    expect(view.isDecelerating)
    screen.settle()
    expect(view.contentOffset.y, equals: 0)
    expect(log.take().last, equals: "didEndDecelerating")
    view.bounces = false
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300))
    expect(view.contentOffset.y, equals: 0)
  }

  @Test("SC-04 A touch stops moving content, and is not delivered to the view below")
  func catching() {
    let (screen, view, log) = showScrolling()
    let button = TouchCounter(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
    view.addSubview(button)
    screen.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    screen.advance(by: 0.2)
    _ = log.take()
    let before = view.contentOffset.y
    let counted = button.began
    let touch = screen.touchDown(CGPoint(x: 100, y: 200))
    expect(view.contentOffset.y == before || !view.isDecelerating)
    expect(log.take().contains("didEndDecelerating"))
    screen.advance(by: 0.3)
    touch.up()
    screen.settle()
    expect(button.began, equals: counted)
    expect(abs(view.contentOffset.y - before), below: 40)
  }

  @Test("SC-06 Touches in content are delayed by 150 ms; a drag cancels them; controls may keep them")
  func contentTouches() {
    let (screen, view, _) = showScrolling()
    let inside = TouchCounter(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
    view.addSubview(inside)
    let touch = screen.touchDown(CGPoint(x: 100, y: 300))
    screen.advance(by: 0.14)
    expect(inside.began, equals: 0)
    screen.advance(by: 0.02)
    expect(inside.began, equals: 1)
    touch.move(to: CGPoint(x: 100, y: 200))
    screen.layout()
    expect(inside.cancelled == 1 && view.contentOffset.y == 90)
    touch.up()
    screen.settle()
    screen.tap(CGPoint(x: 100, y: 300))
    expect(inside.began == 2 && inside.ended == 1)
    view.delaysContentTouches = false
    let second = screen.touchDown(CGPoint(x: 100, y: 300))
    expect(inside.began, equals: 3)
    view.canCancelContentTouches = false
    let offset = view.contentOffset.y
    second.move(to: CGPoint(x: 100, y: 200))
    screen.layout()
    expect(view.contentOffset.y == offset && inside.cancelled == 1)
    second.up()
  }

  @Test("SC-05 An animated setContentOffset takes 0.3 seconds and reports its end; scrollRectToVisible scrolls the least distance")
  func programmatic() {
    let (screen, view, log) = showScrolling()
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    screen.advance(by: 0.15)
    expect(view.contentOffset.y > 50 && view.contentOffset.y < 250)
    screen.advance(by: 0.2)
    expect(view.contentOffset.y, equals: 300)
    expect(log.take(), equals: ["scroll", "didEndScrollingAnimation"])
    view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 10), animated: false)
    expect(view.contentOffset.y, equals: 300)
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 20), animated: false)
    expect(view.contentOffset.y, equals: 440)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
    expect(view.contentOffset.y, equals: 100)
  }

  @Test("SC-06 Paging stops at multiples of the size; a flick turns one page")
  func paging() {
    let (screen, view, _) = showScrolling(content: CGSize(width: 320 * 5, height: 480))
    view.isPagingEnabled = true
    screen.flick(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100))
    screen.settle()
    expect(view.contentOffset, equals: CGPoint(x: 320, y: 0))
    screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100))
    screen.settle()
    expect(view.contentOffset, equals: CGPoint(x: 320, y: 0))
    screen.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100))
    screen.settle()
    expect(view.contentOffset, equals: CGPoint(x: 640, y: 0))
  }

  @Test("SC-05 The delegate may change the target offset")
  func retargeting() {
    let (screen, view, log) = showScrolling()
    log.target = CGPoint(x: 0, y: 700)
    screen.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    screen.settle()
    expect(view.contentOffset.y, equals: 700)
  }

  @Test("SC-06 Directional lock limits a drag to its axis; without it content follows both")
  func directionalLock() {
    let (screen, view, _) = showScrolling(content: CGSize(width: 2000, height: 2000))
    screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 160, y: 200))
    screen.settle()
    expect(view.contentOffset.x > 20 && view.contentOffset.y > 150)
    view.contentOffset = .zero
    view.isDirectionalLockEnabled = true
    screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 160, y: 200))
    screen.settle()
    expect(view.contentOffset.x == 0 && view.contentOffset.y > 150)
  }

  @Test("SC-06 A horizontal scroll view within a vertical one leaves it the vertical drags")
  func nesting() {
    let (screen, outer, _) = showScrolling()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    inner.contentSize = CGSize(width: 1000, height: 200)
    outer.addSubview(inner)
    screen.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 100, y: 140))
    expect(inner.contentOffset.x > 80 && outer.contentOffset.y == 0)
    screen.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 195, y: 50))
    expect(outer.contentOffset.y > 80 && inner.contentOffset.x < 100)
  }

  @Test("SC-04 Indicators show while content moves, and fade away")
  func indicators() {
    let (screen, view, _) = showScrolling()
    let before = screen.snapshot().pixel(x: 631, y: 30)
    let touch = screen.touchDown(CGPoint(x: 100, y: 400))
    touch.move(to: CGPoint(x: 100, y: 380))
    screen.layout()
    let during = screen.snapshot().pixel(x: 631, y: 30)
    expect(during != before)
    screen.advance(by: 0.2)
    touch.up()
    screen.settle()
    #expect(screen.snapshot().pixel(x: 631, y: 30) == before)
    view.flashScrollIndicators()
    expect(screen.snapshot().pixel(x: 631, y: 30) != before)
    screen.settle()
    #expect(screen.snapshot().pixel(x: 631, y: 30) == before)
  }

  @Test("SC-04 The wheel scrolls the view under the pointer")
  func wheel() {
    let (screen, view, _) = showScrolling()
    screen.scrollWheel(at: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: -88))
    screen.settle()
    expect(view.contentOffset.y, equals: 88)
    screen.scrollWheel(at: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: 500))
    screen.settle()
    expect(view.contentOffset.y, equals: 0)
  }

  @Test("SC-06 Defaults")
  func defaults() {
    let view = UIScrollView()
    expect(view.bounces && !view.alwaysBounceVertical && view.decelerationRate == .normal && !view.isPagingEnabled)
    expect(view.scrollsToTop && view.delaysContentTouches && view.canCancelContentTouches && view.keyboardDismissMode == .none)
    expect(UITableView().alwaysBounceVertical)
  }

  @Test("SC-08 An offset beyond the ends stays until a touch")
  func beyondTheEnds() {
    let (screen, view, _) = showScrolling()
    view.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    screen.settle()
    expect(view.contentOffset.y, equals: -60)
    screen.tap(CGPoint(x: 100, y: 200))
    screen.settle()
    expect(view.contentOffset.y, equals: 0)
  }
}

/// Counts the touches it receives.
@MainActor final class TouchCounter: UIView {
  var began = 0
  var ended = 0
  var cancelled = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}
