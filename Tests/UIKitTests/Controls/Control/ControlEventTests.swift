import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

/// The events of a control for fingers, gesture by gesture.
@Suite("Events of controls") @MainActor
struct ControlEventTests {
  @MainActor private final class Log {
    var entries: [String] = []

    func take() -> String {
      defer { entries = [] }
      return entries.joined(separator: " ")
    }
  }

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragEnter, "enter"), (.touchDragInside, "inside"), (.touchDragExit, "exit"),
    (.touchDragOutside, "outside"), (.touchUpInside, "up"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
  ]

  private func listen(to control: UIControl, _ log: Log, name: String = "") {
    for (event, text) in Self.names { control.addAction(UIAction { _ in log.entries.append(name + text) }, for: event) }
  }

  private func show(_ views: UIView...) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let root = UIView()
    root.backgroundColor = .white
    for view in views { root.addSubview(view) }
    screen.show(root)
    return screen
  }

  /// Returns a control from (100, 100) to (150, 150).
  private func square(_ log: Log) -> UIControl {
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    listen(to: control, log)
    return control
  }

  // MARK: One finger

  @Test("A finger's ways from down to up; seventy points beyond the edge it is still inside")
  func ways() {
    let log = Log()
    let screen = show(square(log))
    let table: [(String, [CGFloat], String)] = [
      ("lifted where it came down", [125], "down up primary"),
      ("moved within", [125, 140], "down inside up primary"),
      ("69 points beyond the edge", [125, 219], "down inside up primary"),
      ("71 points beyond the edge", [125, 221], "down exit outside upOutside"),
      ("out and further out", [125, 300, 320], "down exit outside outside upOutside"),
      ("out and in again", [125, 300, 130], "down exit outside enter inside up primary"),
      ("out, near, out", [125, 300, 200, 300], "down exit outside enter inside exit outside upOutside"),
    ]
    for (name, ys, expected) in table {
      let finger = screen.touchDown(CGPoint(x: 125, y: ys[0]))
      for y in ys.dropFirst() { finger.move(to: CGPoint(x: 125, y: y)) }
      finger.up()
      expect(log.take(), equals: expected, "\(name)")
      screen.advance(by: 1)
    }
  }

  @Test("Accessibility of a control while its value changes")
  func flags() {
    let log = Log()
    let control = square(log)
    let screen = show(control)
    let finger = screen.touchDown(CGPoint(x: 125, y: 125))
    expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger.move(to: CGPoint(x: 125, y: 300))
    expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    finger.move(to: CGPoint(x: 125, y: 125))
    expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger.cancel()
    expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    expect(log.take(), equals: "down exit outside enter inside cancel")
  }

  @Test("Taps in quick succession are reported as repeated; slow ones are not")
  func repeats() {
    let log = Log()
    let screen = show(square(log))
    screen.tap(CGPoint(x: 125, y: 125), count: 3)
    expect(log.take(), equals: "down up primary down repeat up primary down repeat up primary")
    screen.advance(by: 1)
    screen.tap(CGPoint(x: 125, y: 125))
    screen.advance(by: 1)
    screen.tap(CGPoint(x: 125, y: 125))
    expect(log.take(), equals: "down up primary down up primary")
  }

  @Test("Tracking that is refused or ended sends no more events and leaves the control unchanged")
  func refused() {
    final class Refusing: UIControl {
      var moves = 0
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { touch.location(in: self).x < 25 }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        moves += 1
        return moves < 2
      }
    }
    let log = Log()
    let control = Refusing(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    listen(to: control, log)
    let screen = show(control)
    screen.tap(CGPoint(x: 140, y: 125))
    expect(log.take() == "" && !control.isTouchInside && !control.isHighlighted)
    screen.advance(by: 1)
    let finger = screen.touchDown(CGPoint(x: 110, y: 125))
    finger.move(to: CGPoint(x: 112, y: 125))
    finger.move(to: CGPoint(x: 114, y: 125))
    finger.move(to: CGPoint(x: 116, y: 125))
    finger.up()
    expect(log.take() == "down inside" && !control.isTracking && !control.isHighlighted)
  }

  // MARK: Two fingers

  @Test("A second finger on the same control does nothing")
  func secondFinger() {
    let log = Log()
    let screen = show(square(log))
    let first = screen.touchDown(CGPoint(x: 110, y: 110))
    let second = screen.touchDown(CGPoint(x: 140, y: 140))
    second.move(to: CGPoint(x: 140, y: 400))
    second.up()
    first.up()
    expect(log.take(), equals: "down up primary")
  }

  @Test("Two fingers work two controls immediately, unless one is exclusive")
  func exclusive() {
    let log = Log()
    let left = UIControl(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
    let right = UIControl(frame: CGRect(x: 200, y: 100, width: 50, height: 50))
    listen(to: left, log, name: "L-")
    listen(to: right, log, name: "R-")
    let screen = show(left, right)
    func both() {
      let first = screen.touchDown(CGPoint(x: 40, y: 120))
      let second = screen.touchDown(CGPoint(x: 220, y: 120))
      first.up()
      second.up()
      screen.advance(by: 1)
    }
    both()
    expect(log.take(), equals: "L-down R-down L-up L-primary R-up R-primary")
    left.isExclusiveTouch = true
    both()
    expect(log.take(), equals: "L-down L-up L-primary")
    left.isExclusiveTouch = false
    right.isExclusiveTouch = true
    both()
    expect(log.take(), equals: "L-down L-up L-primary", "one that wants to be alone does not join others")
  }

  // MARK: In scroll views

  /// Cancels the touches of controls when a finger on them moves.
  private final class Letting: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { true }
  }

  private func inScrollView(_ scroll: UIScrollView, _ log: Log) -> TestScreen {
    scroll.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.addSubview(square(log))
    return show(scroll)
  }

  @Test("In a scroll view a touch is delayed: a tap sends all events, a drag scrolls and sends none; a touch that rested keeps the control")
  func scrolling() {
    let log = Log()
    let scroll = UIScrollView()
    let screen = inScrollView(scroll, log)
    var finger = screen.touchDown(CGPoint(x: 125, y: 125))
    screen.advance(by: 0.1)
    expect(log.take(), equals: "")
    screen.advance(by: 0.1)
    expect(log.take(), equals: "down")
    finger.move(to: CGPoint(x: 125, y: 80))
    finger.up()
    screen.settle()
    expect(log.take() == "inside up primary" && scroll.contentOffset.y == 0)
    screen.advance(by: 1)
    screen.tap(CGPoint(x: 125, y: 125))
    screen.settle()
    expect(log.take(), equals: "down up primary")
    screen.advance(by: 1)
    screen.drag(from: CGPoint(x: 125, y: 125), to: CGPoint(x: 125, y: 30), duration: 0.1)
    screen.settle()
    expect(log.take() == "" && scroll.contentOffset.y > 0)
    scroll.contentOffset = .zero
    scroll.delaysContentTouches = false
    screen.advance(by: 1)
    finger = screen.touchDown(CGPoint(x: 125, y: 125))
    expect(log.take(), equals: "down")
    finger.up()
    expect(log.take(), equals: "up primary")
  }

  @Test("A scroll view that may cancel content touches cancels those in controls when the finger moves, unless it is configured not to")
  func cancelling() {
    let log = Log()
    let scroll = Letting()
    let screen = inScrollView(scroll, log)
    func dragSlowly() {
      let finger = screen.touchDown(CGPoint(x: 125, y: 125))
      screen.advance(by: 0.2)
      for y in stride(from: CGFloat(115), through: 65, by: -10) { finger.move(to: CGPoint(x: 125, y: y)) }
      finger.up()
      screen.settle()
      screen.advance(by: 1)
    }
    dragSlowly()
    let told = log.take()
    expect(told.hasPrefix("down") && told.hasSuffix("cancel") && scroll.contentOffset.y > 0, "\(told)")
    scroll.contentOffset = .zero
    scroll.canCancelContentTouches = false
    dragSlowly()
    expect(log.take().hasSuffix("up primary") && scroll.contentOffset.y == 0)
  }

  // MARK: Values

  @Test("A slider sends every step, or only the last one")
  func slider() {
    let log = Log()
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 228, height: 34))
    slider.value = 0.5
    listen(to: slider, log)
    let screen = show(slider)
    func drag() {
      let thumb = slider.convert(CGPoint(x: slider.face.thumb.frame.midX, y: 17), to: nil)
      let finger = screen.touchDown(thumb)
      finger.move(to: CGPoint(x: thumb.x + 20, y: thumb.y))
      finger.move(to: CGPoint(x: thumb.x + 40, y: thumb.y))
      finger.up()
      screen.advance(by: 1)
    }
    drag()
    expect(log.take(), equals: "down changed primary inside changed primary inside up")
    expect(abs(slider.value - 0.7), below: 0.001)
    slider.isContinuous = false
    slider.value = 0.5
    screen.layout()
    drag()
    expect(log.take(), equals: "down inside inside changed primary up")
    screen.tap(CGPoint(x: 30, y: 117))
    expect(log.take(), equals: "", "a finger beside the thumb moves nothing")
  }

  @Test("A switch that is tapped, dragged over, dragged there and back, and canceled")
  func toggle() {
    let log = Log()
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    listen(to: toggle, log)
    let screen = show(toggle)
    let table: [(String, [CGFloat], Bool, String)] = [
      ("tapped", [115], false, "down changed primary up"), ("dragged over", [115, 160], false, "down inside changed primary up"),
      ("there and back", [115, 160, 105], false, "down inside inside up"), ("cancelled", [115, 160], true, "down inside cancel"),
      ("dragged far beyond", [115, 300], false, "down exit outside changed primary upOutside"),
    ]
    for (name, xs, cancels, expected) in table {
      let finger = screen.touchDown(CGPoint(x: xs[0], y: 115))
      for x in xs.dropFirst() { finger.move(to: CGPoint(x: x, y: 115)) }
      if cancels { finger.cancel() } else { finger.up() }
      expect(log.take(), equals: expected, "\(name)")
      expect(toggle.isOn, equals: expected.contains("changed"), "\(name)")
      toggle.isOn = false
      screen.advance(by: 1)
    }
  }

  @Test("A stepper that is held steps after half a second, five times a second, then ten; beside its half it rests")
  func stepper() {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stepper.maximumValue = 1000
    let screen = show(stepper)
    func times(_ seconds: Double, from start: TimeInterval) -> [Double] {
      var times: [Double] = []
      var last = stepper.value
      while screen.now - start < seconds {
        screen.advance(by: 1.0 / 60)
        if stepper.value != last { times.append(((screen.now - start) * 10).rounded() / 10) }
        last = stepper.value
      }
      return times
    }
    var finger = screen.touchDown(CGPoint(x: 170, y: 116))
    expect(times(3.05, from: screen.now), equals: [0.5, 0.7, 0.9, 1.1, 1.3, 1.5, 1.7, 1.9, 2.1, 2.3, 2.5, 2.6, 2.7, 2.8, 2.9, 3.0])
    finger.up()
    expect(stepper.value, equals: 16, "lifting it does not step again")
    stepper.value = 0
    screen.advance(by: 1)
    finger = screen.touchDown(CGPoint(x: 170, y: 116))
    screen.advance(by: 0.65)
    finger.move(to: CGPoint(x: 110, y: 116))
    screen.advance(by: 1)
    expect(stepper.value, equals: 1, "over the other half it rests")
    finger.move(to: CGPoint(x: 170, y: 116))
    screen.advance(by: 0.4)
    expect(stepper.value, atLeast: 2)
    finger.up()
    stepper.value = 0
    stepper.autorepeat = false
    finger = screen.touchDown(CGPoint(x: 170, y: 116))
    screen.advance(by: 2)
    expect(stepper.value, equals: 0)
    finger.up()
    expect(stepper.value, equals: 1)
  }

  @Test("Momentary segments send every press and keep no selection")
  func momentary() {
    let log = Log()
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 10, y: 100, width: 300, height: 32)
    control.isMomentary = true
    listen(to: control, log)
    var pressed: [Int] = []
    control.addAction(UIAction { [unowned control] _ in pressed.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let screen = show(control)
    for x in [60, 60, 250] as [CGFloat] {
      screen.tap(CGPoint(x: x, y: 116))
      screen.advance(by: 1)
    }
    expect(pressed == [0, 0, 2] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    expect(log.take().components(separatedBy: "changed").count, equals: 4)
    let finger = screen.touchDown(CGPoint(x: 60, y: 116))
    finger.move(to: CGPoint(x: 60, y: 400))
    finger.up()
    expect(pressed.count, equals: 3, "lifted elsewhere it presses nothing")
  }

  @Test("Sliding along the dots of a page control turns a page for each")
  func scrubbing() {
    let log = Log()
    let pages = UIPageControl(frame: CGRect(x: 50, y: 100, width: 220, height: 30))
    pages.numberOfPages = 8
    pages.backgroundStyle = .automatic
    listen(to: pages, log)
    let screen = show(pages)
    let finger = screen.touchDown(CGPoint(x: 110, y: 115))
    var seen: [Int] = []
    for step in 1...5 {
      finger.move(to: CGPoint(x: 110 + CGFloat(step) * 16, y: 115))
      seen.append(pages.currentPage)
    }
    expect(!pages.face.platter.isHidden, "a plate shows under the dots meanwhile")
    finger.up()
    expect(pages.face.platter.isHidden)
    expect(seen == [0, 1, 2, 3, 4] || seen == [1, 2, 3, 4, 5], "\(seen)")
    expect(pages.currentPage, equals: seen.last, "lifting it is no tap")
  }
}
