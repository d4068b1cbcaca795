import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit

/// Touches outside of and after a gesture.
@Suite("Gestures: canceled, delayed and shared touches") @MainActor
final class GestureTouchTests: GestureSuite {
  @Test("When the system cancels the touches, recognizers and views are notified")
  func cancelledBySystem() {
    add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 100)
    stage.move(100, 100, to: 100, 150, steps: 2)
    _ = log.take()
    stage.touch(.cancelled, 100, 150)
    expect(log.take(), equals: "pan cancelled")
    stage.touch(.began, 100, 100)
    stage.touch(.cancelled, 100, 100)
    expect(log.take(), equals: "view began, view cancelled")
  }

  @Test("Switching a recognizer off in the middle cancels it")
  func disabledInTheMiddle() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 100)
    stage.move(100, 100, to: 100, 150, steps: 2)
    _ = log.take()
    pan.isEnabled = false
    expect(log.take(), equals: "pan cancelled")
    stage.touch(.moved, 100, 160)
    stage.touch(.ended, 100, 160)
    expect(log.take(), equals: "")
    pan.isEnabled = true
    stage.drag(100, 100, to: 100, 150, steps: 3)
    expect(log.take(), equals: "view began, pan began, view cancelled, pan changed, pan ended")
  }

  @Test("delaysTouchesBegan withholds touches until the recognizer has failed")
  func delaysBegan() {
    let tap = add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    stage.touch(.began, 100, 100)
    expect(log.take(), equals: "")
    stage.touch(.ended, 100, 100)
    expect(log.take(), equals: "tap ended")
    stage.drag(100, 100, to: 100, 200, steps: 3)
    expect(log.take(), equals: "view began, view moved, view ended")
  }

  @Test("Removing the view in a callback neither crashes nor causes further calls")
  func removedInTheMiddle() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let view = view
    pan.addAction(UIAction { _ in if pan.state == .began { view.removeFromSuperview() } })
    stage.drag(100, 100, to: 100, 200, steps: 5)
    expect(log.entries.contains("pan began"))
    expect(pan.state, equals: .possible)
  }

  @Test("A control handles a tap itself; a drag over it is handled by the pan above")
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
    expect(log.take(), equals: "down, up inside")
    stage.drag(100, 100, to: 100, 200, steps: 4)
    expect(log.take(), equals: "down, pan began, cancel, pan changed, pan ended")
  }
}
