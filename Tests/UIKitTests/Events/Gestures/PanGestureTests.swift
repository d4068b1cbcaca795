import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit

@Suite("Gestures: pans and swipes") @MainActor
final class PanGestureTests: GestureSuite {
  @Test("A pan begins after ten points, which are swallowed")
  func pan() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 100)
    stage.advance(0.02)
    stage.touch(.moved, 100, 109)
    expect(log.take(), equals: "view began, view moved")
    stage.advance(0.02)
    stage.touch(.moved, 100, 124)
    expect(log.take(), equals: "pan began, view cancelled")
    expect(pan.translation(in: view).y, equals: 14)
    stage.advance(0.02)
    stage.touch(.moved, 100, 150)
    expect(pan.translation(in: view).y, equals: 40)
    pan.setTranslation(.zero, in: view)
    stage.touch(.moved, 105, 150)
    expect(pan.translation(in: view), equals: CGPoint(x: 5, y: 0))
    stage.touch(.ended, 105, 150)
    expect(log.take(), equals: "pan changed, pan ended")
    expect(pan.state, equals: .possible)
  }

  @Test("A pan measures the velocity of the finger")
  func panVelocity() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 100)
    stage.move(100, 100, to: 100, 200)
    // A hundred points in ten sixtieths of a second.
    expect(abs(pan.velocity(in: view).y - 600), below: 1)
    stage.advance(0.3)
    stage.touch(.ended, 100, 200)
    expect(pan.velocity(in: view).y, equals: 0)
  }

  @Test("A pan that waits for a swipe begins when the swipe has failed; a quick swipe fails it")
  func panWaitsForSwipe() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    stage.drag(200, 100, to: 100, 100, steps: 5)
    expect(log.take(), equals: "view began, view moved, swipe ended, view cancelled")
    stage.drag(100, 100, to: 200, 100, steps: 5)
    expect(log.take(), equals: "view began, pan began, view cancelled, pan changed, pan ended")
  }

  @Test("A pan without requirements wins over a swipe")
  func panBeatsSwipe() {
    add(UISwipeGestureRecognizer(), "swipe")
    add(UIPanGestureRecognizer(), "pan")
    stage.drag(100, 100, to: 250, 100, steps: 5)
    expect(log.take(), equals: "view began, pan began, view cancelled, pan changed, pan ended")
  }

  @Test("Of two pans in each other the inner one wins")
  func nestedPans() {
    add(UIPanGestureRecognizer(), "outer", to: stage.root)
    add(UIPanGestureRecognizer(), "inner")
    stage.drag(100, 100, to: 100, 200, steps: 5)
    expect(log.take(), equals: "view began, inner began, view cancelled, inner changed, inner ended")
  }

  @Test("An edge pan begins only at its edge")
  func edgePan() {
    let edge = add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .left
    stage.drag(2, 100, to: 100, 105, steps: 4)
    expect(log.take(), equals: "view began, edge began, view cancelled, edge changed, edge ended")
    stage.drag(60, 100, to: 160, 100, steps: 4)
    expect(log.take(), equals: "view began, view moved, view ended")
  }
}
