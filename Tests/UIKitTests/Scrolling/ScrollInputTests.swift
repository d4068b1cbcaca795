import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Scrolling without a finger: wheel, trackpad, keys, the indicators.
@MainActor @Suite struct ScrollInputTests {
  @Test("SC-04 A trackpad moves the content step by step, with momentum after its release")
  func trackpad() {
    let (screen, view, _) = showScrolling()
    screen.trackpadScroll(at: CGPoint(x: 100, y: 100), step: CGVector(dx: 0, dy: -20), count: 6)
    expect(view.contentOffset.y, equals: 120)
    screen.settle()
    // 20 points per frame are 1200 per second: the same formula as for a finger.
    let expected = 120 + (1200 - 10) / 2.002
    expect(abs(view.contentOffset.y - expected), below: 60)
    expect(!view.isDecelerating)
    // Fingers that pause before they are lifted give no momentum.
    let before = view.contentOffset.y
    screen.trackpadScroll(at: CGPoint(x: 100, y: 100), step: CGVector(dx: 0, dy: -1), count: 5)
    screen.settle()
    expect(abs(view.contentOffset.y - before - 5), below: 1)
  }

  @Test("SC-04 A wheel over an inner view at its end turns the outer one")
  func wheelChain() {
    let (screen, outer, _) = showScrolling()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    inner.contentSize = CGSize(width: 320, height: 340)
    outer.addSubview(inner)
    screen.scrollWheel(at: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: -60))
    screen.settle()
    expect(inner.contentOffset.y == 40 && outer.contentOffset.y == 0)
    screen.scrollWheel(at: CGPoint(x: 100, y: 100), delta: CGVector(dx: 0, dy: -60))
    screen.settle()
    expect(inner.contentOffset.y == 40 && outer.contentOffset.y == 60)
  }

  @Test("SC-04 Arrows, page keys, space, home and end scroll; with the command key arrows go to the ends; a key held continues")
  func keys() {
    let (screen, view, log) = showScrolling(content: CGSize(width: 640, height: 5000))
    func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) -> CGPoint {
      screen.press(key, modifiers: modifiers)
      screen.settle()
      return view.contentOffset
    }
    expect(press(.keyboardDownArrow), equals: CGPoint(x: 0, y: 44))
    expect(log.take(), equals: ["scroll", "didEndScrollingAnimation"])
    expect(press(.keyboardUpArrow), equals: .zero)
    expect(press(.keyboardUpArrow), equals: .zero)
    expect(press(.keyboardRightArrow), equals: CGPoint(x: 44, y: 0))
    expect(press(.keyboardLeftArrow), equals: .zero)
    expect(press(.keyboardPageDown), equals: CGPoint(x: 0, y: 436))
    expect(press(.keyboardSpacebar), equals: CGPoint(x: 0, y: 872))
    expect(press(.keyboardSpacebar, .shift), equals: CGPoint(x: 0, y: 436))
    expect(press(.keyboardPageUp), equals: .zero)
    expect(press(.keyboardEnd), equals: CGPoint(x: 0, y: 4520))
    expect(press(.keyboardHome), equals: .zero)
    expect(press(.keyboardDownArrow, .command), equals: CGPoint(x: 0, y: 4520))
    expect(press(.keyboardUpArrow, .command), equals: .zero)
    // Two presses in quick succession add up.
    screen.press(.keyboardDownArrow)
    expect(press(.keyboardDownArrow), equals: CGPoint(x: 0, y: 88))
    view.allowsKeyboardScrolling = false
    expect(press(.keyboardHome), equals: CGPoint(x: 0, y: 88))
    view.allowsKeyboardScrolling = true
    view.isScrollEnabled = false
    expect(press(.keyboardHome), equals: CGPoint(x: 0, y: 88))
  }

  @Test("SC-04 The mouse over the content shows the indicators; near one it grows, and can be dragged to any place")
  func indicators() {
    let (screen, view, _) = showScrolling()
    view.backgroundColor = .white
    func ink(_ x: Int) -> Bool { screen.snapshot().pixel(x: x, y: 20).red < 250 }
    screen.settle()
    expect(!ink(631))
    screen.hover(CGPoint(x: 100, y: 100))
    expect(ink(631) && !ink(622))
    screen.settle()
    expect(!ink(631))
    screen.hover(CGPoint(x: 314, y: 100))
    expect(ink(631) && ink(622))
    screen.advance(by: 3)
    expect(ink(631))
    // The indicator is 480/5000 of the track, at least 36 points, at the top.
    screen.mouseDrag(from: CGPoint(x: 313, y: 20), to: CGPoint(x: 313, y: 239))
    expect(abs(view.contentOffset.y - 2310), below: 4)
    screen.mouseDrag(from: CGPoint(x: 313, y: 239), to: CGPoint(x: 200, y: 900))
    expect(view.contentOffset.y, equals: 4520)
    screen.hover(CGPoint(x: 100, y: 100))
    screen.settle()
    expect(!ink(631))
    // A finger at the same position scrolls the content as elsewhere.
    view.contentOffset.y = 1000
    screen.drag(from: CGPoint(x: 316, y: 300), to: CGPoint(x: 316, y: 200))
    expect(view.contentOffset.y, equals: 1090)
  }

  @Test("SC-04 A mouse button that is not the first scrolls nothing")
  func secondaryButton() {
    let (screen, view, _) = showScrolling()
    screen.rightClick(CGPoint(x: 100, y: 100))
    screen.settle()
    expect(view.contentOffset == .zero && !view.isTracking)
  }
}
