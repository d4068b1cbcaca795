import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit

@Suite("Gestures: delegates") @MainActor
final class GestureDelegateTests: GestureSuite {
  @Test("A delegate allows simultaneous recognition of two pans")
  func simultaneousPans() {
    let together = Together()
    add(UIPanGestureRecognizer(), "outer", to: stage.root)
    add(UIPanGestureRecognizer(), "inner").delegate = together
    stage.touch(.began, 100, 100)
    stage.move(100, 100, to: 100, 150, steps: 2)
    expect(log.take(), equals: "view began, inner began, outer began, view cancelled, inner changed, outer changed")
    stage.touch(.ended, 100, 150)
    expect(log.take(), equals: "inner ended, outer ended")
  }

  @Test("A delegate may keep a pan from beginning and a touch from being seen")
  func delegateSays() {
    final class Picky: UIGestureRecognizerDelegate {
      var begins = true
      var receives = true
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
    }
    let picky = Picky()
    add(UIPanGestureRecognizer(), "pan").delegate = picky
    picky.begins = false
    stage.drag(100, 100, to: 100, 200, steps: 3)
    expect(log.take(), equals: "view began, view moved, view ended")
    picky.begins = true
    picky.receives = false
    stage.drag(100, 100, to: 100, 200, steps: 3)
    expect(log.take(), equals: "view began, view moved, view ended")
  }

  @Test("A delegate is asked about failure requirements in both directions")
  func dynamicRequirements() {
    final class Waits: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { gestureRecognizer.name == "pan" }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { gestureRecognizer.name == "press" && otherGestureRecognizer.name == "tap" }
    }
    let waits = Waits()
    let press = add(UILongPressGestureRecognizer(), "press")
    press.delegate = waits
    add(UIPanGestureRecognizer(), "pan").delegate = waits
    add(UITapGestureRecognizer(), "tap").delegate = waits
    stage.tap(100, 100)
    expect(log.take(), equals: "view began, tap ended, view cancelled")
    // The pan waits for the tap too, which fails only after 45 points.
    stage.drag(100, 100, to: 100, 160, steps: 4)
    expect(log.take(), equals: "view began, view moved, pan began, view cancelled, pan ended")
  }
}
