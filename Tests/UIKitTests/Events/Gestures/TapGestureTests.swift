import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit

@Suite("Gestures: taps and long presses") @MainActor
final class TapGestureTests: GestureSuite {
  @Test("A tap is recognized after the view's touchesBegan, and the view's touch is canceled")
  func tap() {
    add(UITapGestureRecognizer(), "tap")
    stage.tap(100, 100)
    expect(log.take(), equals: "view began, tap ended, view cancelled")
  }

  @Test("Without cancelsTouchesInView the view receives the end, too")
  func tapBesideView() {
    add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    stage.tap(100, 100)
    expect(log.take(), equals: "view began, tap ended, view ended")
  }

  @Test("A tap that moves or lasts too long is not recognized")
  func failedTap() {
    add(UITapGestureRecognizer(), "tap")
    stage.drag(100, 100, to: 100, 200)
    expect(log.take(), equals: "view began, view moved, view ended")
    stage.touch(.began, 100, 100)
    stage.advance(2)
    stage.touch(.ended, 100, 100)
    expect(log.take(), equals: "view began, view ended")
  }

  @Test("A single tap that requires a double tap to fail is recognized after that")
  func singleWaitsForDouble() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    add(double, "double")
    add(UITapGestureRecognizer(), "single").require(toFail: double)
    stage.tap(100, 100)
    expect(log.take(), equals: "view began")
    stage.advance(0.5)
    expect(log.take(), equals: "single ended, view cancelled")
    stage.tap(100, 100)
    stage.advance(0.1)
    stage.tap(100, 100)
    stage.advance(0.5)
    expect(log.take(), equals: "view began, view began, double ended, view cancelled")
  }

  @Test("A single and a double tap without a requirement are both recognized")
  func singleAndDouble() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    add(double, "double").cancelsTouchesInView = false
    add(UITapGestureRecognizer(), "single").cancelsTouchesInView = false
    stage.tap(100, 100)
    stage.advance(0.1)
    stage.tap(100, 100)
    stage.advance(0.5)
    let entries = log.take().components(separatedBy: ", ").filter { !$0.hasPrefix("view") }
    expect(entries, equals: ["single ended", "double ended"])
  }

  @Test("A long press begins while the finger rests, then follows it")
  func longPress() {
    add(UILongPressGestureRecognizer(), "press")
    stage.touch(.began, 100, 100)
    stage.advance(0.4)
    expect(log.take(), equals: "view began")
    stage.advance(0.2)
    expect(log.take(), equals: "press began, view cancelled")
    stage.touch(.moved, 100, 180)
    stage.touch(.ended, 100, 180)
    expect(log.take(), equals: "press changed, press ended")
  }

  @Test("A long press that moves too early is not recognized")
  func longPressMoves() {
    add(UILongPressGestureRecognizer(), "press")
    stage.touch(.began, 100, 100)
    stage.advance(0.2)
    stage.touch(.moved, 100, 120)
    stage.advance(0.6)
    stage.touch(.ended, 100, 120)
    expect(log.take(), equals: "view began, view moved, view ended")
  }

  @Test("Of a tap and a long press the matching one is recognized")
  func tapOrLongPress() {
    add(UITapGestureRecognizer(), "tap")
    add(UILongPressGestureRecognizer(), "press")
    stage.tap(100, 100)
    expect(log.take(), equals: "view began, tap ended, view cancelled")
    stage.touch(.began, 100, 100)
    stage.advance(0.6)
    stage.touch(.ended, 100, 100)
    expect(log.take(), equals: "view began, press began, view cancelled, press ended")
  }
}
