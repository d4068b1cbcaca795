import Foundation
import Platform
import Testing

@testable import UIKit

/// A view that logs its touches.
@MainActor private final class LoggingView: UIView {
  var log: Log?
  var name = "view"

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name) began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if log?.entries.last != "\(name) moved" { log?.add("\(name) moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name) ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name) cancelled") }
}

/// Lets all recognizers go together.
@MainActor private final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@Suite("Gestures: a table of touch sequences and recognizer set-ups") @MainActor
struct GestureTableTests {
  private let stage = Stage()
  private let log = Log()
  private let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    view.log = log
    view.isMultipleTouchEnabled = true
    stage.root.addSubview(view)
    stage.layout()
  }

  /// Adds a recognizer that logs its states under `name`; a run of changes is one entry.
  @discardableResult
  private func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to target: UIView? = nil) -> R {
    recognizer.name = name
    let log = log
    recognizer.addAction(
      UIAction { action in
        guard let recognizer = action.sender as? UIGestureRecognizer else { return }
        let entry = "\(name) \(recognizer.state.word)"
        if log.entries.last != entry { log.add(entry) }
      })
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test("a tap is told after the view's beginning, and the view's touch is cancelled")
  func tap() {
    add(UITapGestureRecognizer(), "tap")
    stage.tap(100, 100)
    #expect(log.take() == "view began, tap ended, view cancelled")
  }

  @Test("without cancelsTouchesInView the view hears the end too")
  func tapBesideView() {
    add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    stage.tap(100, 100)
    #expect(log.take() == "view began, tap ended, view ended")
  }

  @Test("a tap that strays or lasts too long is none")
  func failedTap() {
    add(UITapGestureRecognizer(), "tap")
    stage.drag(100, 100, to: 100, 200)
    #expect(log.take() == "view began, view moved, view ended")
    stage.touch(.began, 100, 100)
    stage.advance(2)
    stage.touch(.ended, 100, 100)
    #expect(log.take() == "view began, view ended")
  }

  @Test("a single tap that waits for a double one comes when that has failed")
  func singleWaitsForDouble() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    add(double, "double")
    add(UITapGestureRecognizer(), "single").require(toFail: double)
    stage.tap(100, 100)
    #expect(log.take() == "view began")
    stage.advance(0.5)
    #expect(log.take() == "single ended, view cancelled")
    stage.tap(100, 100)
    stage.advance(0.1)
    stage.tap(100, 100)
    stage.advance(0.5)
    #expect(log.take() == "view began, view began, double ended, view cancelled")
  }

  @Test("a single and a double tap that know nothing of each other are both told")
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
    #expect(entries == ["single ended", "double ended"])
  }

  @Test("a pan begins after ten points, which are swallowed")
  func pan() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 100)
    stage.advance(0.02)
    stage.touch(.moved, 100, 109)
    #expect(log.take() == "view began, view moved")
    stage.advance(0.02)
    stage.touch(.moved, 100, 124)
    #expect(log.take() == "pan began, view cancelled")
    #expect(pan.translation(in: view).y == 14)
    stage.advance(0.02)
    stage.touch(.moved, 100, 150)
    #expect(pan.translation(in: view).y == 40)
    pan.setTranslation(.zero, in: view)
    stage.touch(.moved, 105, 150)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    stage.touch(.ended, 105, 150)
    #expect(log.take() == "pan changed, pan ended")
    #expect(pan.state == .possible)
  }

  @Test("a pan knows how fast the finger is")
  func panVelocity() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 100)
    stage.move(100, 100, to: 100, 200)
    // A hundred points in ten sixtieths of a second.
    #expect(abs(pan.velocity(in: view).y - 600) < 1)
    stage.advance(0.3)
    stage.touch(.ended, 100, 200)
    #expect(pan.velocity(in: view).y == 0)
  }

  @Test("a pan that waits for a swipe begins when the swipe has failed; a quick swipe fails it")
  func panWaitsForSwipe() {
    let swipe = add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    add(UIPanGestureRecognizer(), "pan").require(toFail: swipe)
    stage.drag(200, 100, to: 100, 100, steps: 5)
    #expect(log.take() == "view began, view moved, swipe ended, view cancelled")
    stage.drag(100, 100, to: 200, 100, steps: 5)
    #expect(log.take() == "view began, pan began, view cancelled, pan changed, pan ended")
  }

  @Test("a pan without requirements wins over a swipe")
  func panBeatsSwipe() {
    add(UISwipeGestureRecognizer(), "swipe")
    add(UIPanGestureRecognizer(), "pan")
    stage.drag(100, 100, to: 250, 100, steps: 5)
    #expect(log.take() == "view began, pan began, view cancelled, pan changed, pan ended")
  }

  @Test("a long press begins while the finger rests, then follows it")
  func longPress() {
    add(UILongPressGestureRecognizer(), "press")
    stage.touch(.began, 100, 100)
    stage.advance(0.4)
    #expect(log.take() == "view began")
    stage.advance(0.2)
    #expect(log.take() == "press began, view cancelled")
    stage.touch(.moved, 100, 180)
    stage.touch(.ended, 100, 180)
    #expect(log.take() == "press changed, press ended")
  }

  @Test("a long press that moves too early is none")
  func longPressMoves() {
    add(UILongPressGestureRecognizer(), "press")
    stage.touch(.began, 100, 100)
    stage.advance(0.2)
    stage.touch(.moved, 100, 120)
    stage.advance(0.6)
    stage.touch(.ended, 100, 120)
    #expect(log.take() == "view began, view moved, view ended")
  }

  @Test("of a tap and a long press the one that fits is told")
  func tapOrLongPress() {
    add(UITapGestureRecognizer(), "tap")
    add(UILongPressGestureRecognizer(), "press")
    stage.tap(100, 100)
    #expect(log.take() == "view began, tap ended, view cancelled")
    stage.touch(.began, 100, 100)
    stage.advance(0.6)
    stage.touch(.ended, 100, 100)
    #expect(log.take() == "view began, press began, view cancelled, press ended")
  }

  @Test("of two pans in each other the inner one wins")
  func nestedPans() {
    add(UIPanGestureRecognizer(), "outer", to: stage.root)
    add(UIPanGestureRecognizer(), "inner")
    stage.drag(100, 100, to: 100, 200, steps: 5)
    #expect(log.take() == "view began, inner began, view cancelled, inner changed, inner ended")
  }

  @Test("a delegate lets two pans go together")
  func simultaneousPans() {
    let together = Together()
    add(UIPanGestureRecognizer(), "outer", to: stage.root)
    add(UIPanGestureRecognizer(), "inner").delegate = together
    stage.touch(.began, 100, 100)
    stage.move(100, 100, to: 100, 150, steps: 2)
    #expect(log.take() == "view began, inner began, outer began, view cancelled, inner changed, outer changed")
    stage.touch(.ended, 100, 150)
    #expect(log.take() == "inner ended, outer ended")
  }

  @Test("a delegate may keep a pan from beginning and a touch from being seen")
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
    #expect(log.take() == "view began, view moved, view ended")
    picky.begins = true
    picky.receives = false
    stage.drag(100, 100, to: 100, 200, steps: 3)
    #expect(log.take() == "view began, view moved, view ended")
  }

  @Test("a delegate's word about failure is asked for in both directions")
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
    #expect(log.take() == "view began, tap ended, view cancelled")
    // The pan waits for the tap too, which strays only after 45 points.
    stage.drag(100, 100, to: 100, 160, steps: 4)
    #expect(log.take() == "view began, view moved, pan began, view cancelled, pan ended")
  }

  @Test("a pinch follows two fingers")
  func pinch() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    stage.touches([(.began, 1, 100, 100), (.began, 2, 200, 100)])
    stage.advance(0.02)
    stage.touches([(.moved, 1, 90, 100), (.moved, 2, 210, 100)])
    #expect(log.take() == "view began, pinch began, view cancelled")
    #expect(pinch.scale == 1)
    stage.advance(0.02)
    stage.touches([(.moved, 1, 30, 100), (.moved, 2, 270, 100)])
    #expect(pinch.scale == 2)
    #expect(pinch.location(in: view) == CGPoint(x: 150, y: 100))
    #expect(pinch.numberOfTouches == 2)
    stage.touches([(.ended, 1, 30, 100), (.ended, 2, 270, 100)])
    #expect(log.take() == "pinch changed, pinch ended")
  }

  @Test("a rotation follows two fingers")
  func rotation() {
    let rotation = add(UIRotationGestureRecognizer(), "rotation")
    stage.touches([(.began, 1, 100, 100), (.began, 2, 200, 100)])
    for step in 1...30 {
      stage.advance(1.0 / 60)
      let angle = CGFloat(step) / 30 * .pi / 2
      stage.touches([(.moved, 2, 100 + 100 * cos(angle), 100 + 100 * sin(angle))])
    }
    #expect(rotation.state == .changed)
    #expect(rotation.rotation > 1.3 && rotation.rotation < .pi / 2)
    stage.touches([(.ended, 1, 100, 100), (.ended, 2, 100, 200)])
    #expect(log.take() == "view began, view moved, rotation began, view cancelled, rotation changed, rotation ended")
  }

  @Test("pinch and pan go together where a delegate lets them")
  func pinchAndPan() {
    let together = Together()
    add(UIPinchGestureRecognizer(), "pinch").delegate = together
    add(UIPanGestureRecognizer(), "pan").delegate = together
    stage.touches([(.began, 1, 100, 100), (.began, 2, 200, 100)])
    stage.advance(0.02)
    stage.touches([(.moved, 1, 90, 150), (.moved, 2, 250, 150)])
    #expect(log.take() == "view began, pinch began, pan began, view cancelled")
  }

  @Test("two taps with two fingers")
  func twoFingerDoubleTap() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    for _ in 0..<2 {
      stage.touches([(.began, 1, 100, 100), (.began, 2, 150, 100)])
      stage.advance(0.05)
      stage.touches([(.ended, 1, 100, 100), (.ended, 2, 150, 100)])
      stage.advance(0.1)
    }
    let entries = log.take().components(separatedBy: ", ").filter { !$0.hasPrefix("view") }
    #expect(entries == ["tap ended"])
    stage.tap(100, 100)
    stage.advance(1)
    #expect(!log.take().contains("tap"))
  }

  @Test("an edge pan begins only at its edge")
  func edgePan() {
    let edge = add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .left
    stage.drag(2, 100, to: 100, 105, steps: 4)
    #expect(log.take() == "view began, edge began, view cancelled, edge changed, edge ended")
    stage.drag(60, 100, to: 160, 100, steps: 4)
    #expect(log.take() == "view began, view moved, view ended")
  }

  @Test("when the system takes the touches, recognizers and views are told that they were cancelled")
  func cancelledBySystem() {
    add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 100)
    stage.move(100, 100, to: 100, 150, steps: 2)
    _ = log.take()
    stage.touch(.cancelled, 100, 150)
    #expect(log.take() == "pan cancelled")
    stage.touch(.began, 100, 100)
    stage.touch(.cancelled, 100, 100)
    #expect(log.take() == "view began, view cancelled")
  }

  @Test("switching a recognizer off in the middle cancels it")
  func disabledInTheMiddle() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 100)
    stage.move(100, 100, to: 100, 150, steps: 2)
    _ = log.take()
    pan.isEnabled = false
    #expect(log.take() == "pan cancelled")
    stage.touch(.moved, 100, 160)
    stage.touch(.ended, 100, 160)
    #expect(log.take() == "")
    pan.isEnabled = true
    stage.drag(100, 100, to: 100, 150, steps: 3)
    #expect(log.take() == "view began, pan began, view cancelled, pan changed, pan ended")
  }

  @Test("delaysTouchesBegan keeps the view in the dark until the recognizer has failed")
  func delaysBegan() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    stage.touch(.began, 100, 100)
    #expect(log.take() == "")
    stage.touch(.ended, 100, 100)
    #expect(log.take() == "tap ended")
    stage.drag(100, 100, to: 100, 200, steps: 3)
    #expect(log.take() == "view began, view moved, view ended")
  }

  @Test("removing the view in a callback neither crashes nor tells more")
  func removedInTheMiddle() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let view = view
    pan.addAction(UIAction { _ in if pan.state == .began { view.removeFromSuperview() } })
    stage.drag(100, 100, to: 100, 200, steps: 5)
    #expect(log.entries.contains("pan began"))
    #expect(pan.state == .possible)
  }

  @Test("a control answers a tap itself; a drag over it goes to the pan above")
  func controlInsidePan() {
    let control = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let log = log
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up inside"), (.touchCancel, "cancel"), (.touchUpOutside, "up outside"),
      (.touchDragExit, "exit"),
    ] {
      control.addAction(UIAction { _ in log.add(name) }, for: event)
    }
    stage.root.addSubview(control)
    add(UIPanGestureRecognizer(), "pan", to: stage.root)
    add(UITapGestureRecognizer(), "tap", to: stage.root)
    stage.tap(100, 100)
    #expect(log.take() == "down, up inside")
    stage.drag(100, 100, to: 100, 200, steps: 4)
    #expect(log.take() == "down, pan began, cancel, pan changed, pan ended")
  }
}
