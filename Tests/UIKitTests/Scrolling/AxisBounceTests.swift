import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Bouncing along one axis, and scrolling stopped by the program.
@MainActor struct AxisBounceTests {
  private func show() -> (TestScreen, UIScrollView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIScrollView()
    view.contentSize = CGSize(width: 1000, height: 2000)
    view.contentInsetAdjustmentBehavior = .never
    screen.show(view)
    return (screen, view)
  }

  @Test("Content stops at its left end if it does not bounce horizontally, and stretches at its top") func stops() {
    let (screen, view) = show()
    view.bouncesHorizontally = false
    let touch = screen.touchDown(CGPoint(x: 100, y: 100))
    touch.move(to: CGPoint(x: 130, y: 130))
    touch.move(to: CGPoint(x: 220, y: 220))
    expect(view.contentOffset.x, equals: 0)
    expect(view.contentOffset.y, below: -10)
    touch.up()
    screen.settle(timeout: 3)
    view.bounces = true
    expect(view.bouncesHorizontally)
  }

  @Test("Stopping a scroll keeps the offset, and the finger no longer moves the content") func stopped() {
    let (screen, view) = show()
    let touch = screen.touchDown(CGPoint(x: 100, y: 400))
    touch.move(to: CGPoint(x: 100, y: 300))
    let offset = view.contentOffset
    expect(offset.y, above: 20)
    view.stopScrollingAndZooming()
    touch.move(to: CGPoint(x: 100, y: 100))
    touch.up()
    screen.settle(timeout: 3)
    expect(view.contentOffset, equals: offset)
  }
}
