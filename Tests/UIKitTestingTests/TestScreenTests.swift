import CoreGraphics
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Logs what recognizers report.
@MainActor private final class GestureLog {
  var entries: [String] = []

  func tapped(_ recognizer: UITapGestureRecognizer) { entries.append("tap at \(Int(recognizer.location(in: recognizer.view).x))") }
  func pressed(_ recognizer: UILongPressGestureRecognizer) { if recognizer.state == .began { entries.append("press") } }
  func panned(_ recognizer: UIPanGestureRecognizer) { if recognizer.state == .ended { entries.append("pan") } }
}

@MainActor @Suite(.serialized) struct TestScreenTests {
  private func box(_ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  @Test("A view is shown at the screen's scale") func showsPixels() {
    let screen = TestScreen(size: CGSize(width: 100, height: 60), scale: 2)
    let root = box(.zero, .white)
    root.addSubview(box(CGRect(x: 10, y: 20, width: 30, height: 10), .red))
    screen.show(root)
    let image = screen.snapshot()
    expect(image.width == 200 && image.height == 120)
    expect(image.rgb(19, 40), equals: [255, 255, 255])
    expect(image.rgb(20, 40) != [255, 255, 255])
    expect(image.rgb(79, 59), equals: image.rgb(20, 40))
    expect(image.rgb(80, 59), equals: [255, 255, 255])
  }

  @Test("Nothing is drawn when nothing changes, and little when little does") func countsWork() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let root = box(.zero, .white)
    let small = box(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
    root.addSubview(small)
    screen.show(root)
    screen.settle()
    let before = screen.work
    screen.advance(by: 1)
    expect(screen.work, equals: before)
    small.backgroundColor = .blue
    screen.layout()
    expect((screen.work - before).frames, equals: 1)
    expect((screen.work - before).damagedPixels, equals: 400)
  }

  @Test("An animation follows virtual time and settling waits for its end") func animates() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let root = box(.zero, .white)
    let moving = box(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    root.addSubview(moving)
    screen.show(root)
    var ends = 0
    let start = screen.now
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      moving.frame.origin.x = 80
    } completion: { _ in
      ends += 1
    }
    screen.advance(by: 0.5)
    expect(ends, equals: 0)
    expect(abs((moving.layer.presentation()?.frame.minX ?? 0) - 40), below: 1.5)
    expect(screen.snapshot().pixel(x: 45, y: 5).green, below: 100)
    screen.settle()
    expect(ends, equals: 1)
    expect(screen.now - start >= 1 && screen.now - start < 1.1)
    expect(screen.snapshot().pixel(x: 85, y: 5).green, below: 100)
  }

  @Test("A frame drawn from scratch equals one drawn incrementally") func fromScratch() {
    let screen = TestScreen(size: CGSize(width: 120, height: 90), scale: 2)
    let root = box(.zero, .white)
    screen.show(root)
    for step in 0..<10 {
      root.addSubview(box(CGRect(x: step * 9, y: step * 5, width: 30, height: 20), UIColor(white: 0, alpha: CGFloat(step) / 10)))
      let image = screen.snapshot()
      let fresh = screen.snapshotFromScratch()
      expect((0..<180).allSatisfy { y in (0..<240).allSatisfy { image.rgb($0, y) == fresh.rgb($0, y) } })
    }
  }

  @Test("Taps, presses and drags reach recognizers as a finger's would") func touches() {
    let screen = TestScreen()
    let root = box(.zero, .white)
    screen.show(root)
    let log = GestureLog()
    let tap = UITapGestureRecognizer(target: log, action: GestureLog.tapped(_:))
    let press = UILongPressGestureRecognizer(target: log, action: GestureLog.pressed(_:))
    let pan = UIPanGestureRecognizer(target: log, action: GestureLog.panned(_:))
    for recognizer: UIGestureRecognizer in [tap, press, pan] { root.addGestureRecognizer(recognizer) }
    screen.tap(CGPoint(x: 40, y: 50))
    screen.longPress(CGPoint(x: 40, y: 50), duration: 0.7)
    screen.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 120, y: 200))
    expect(log.entries, equals: ["tap at 40", "press", "pan"])
  }

  @Test("Making a screen puts everything back: time, windows, application, animations") func resets() {
    let first = TestScreen()
    first.show(box(.zero, .red))
    first.advance(by: 5)
    UIPasteboard.general.string = "kept"
    let second = TestScreen(size: CGSize(width: 50, height: 50), scale: 1)
    expect(second.now < first.now + 0.001 && second.now == 1000)
    expect(UIApplication.shared.windows.count, equals: 1)
    expect(UIApplication.shared.keyWindow === second.window)
    expect(UIPasteboard.general.string == nil)
    expect(UIScreen.main.bounds.size, equals: CGSize(width: 50, height: 50))
  }

  @Test("Between frames, main-queue blocks and main-actor tasks are served when the test waits") func servesTasks() async {
    let screen = TestScreen()
    screen.show(box(.zero, .white))
    var log: [String] = []
    DispatchQueue.main.async { MainActor.assumeIsolated { log.append("block") } }
    Task { @MainActor in log.append("task") }
    await screen.advance(by: 0.1)
    expect(log.sorted(), equals: ["block", "task"])
  }

  @Test("Errors are caught with their message and the program continues") func catchesErrors() {
    let message = caughtUIKitError {
      UIKitError.raise("first")
      UIKitError.raise("second")
    }
    expect(message, equals: "first")
    expect(caughtUIKitError {} == nil)
  }

  @Test("The window fills the screen after a resize, and the delegate's traits follow") func resizes() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let root = box(.zero, .green)
    screen.show(root)
    screen.resize(to: CGSize(width: 150, height: 40))
    expect(root.bounds.size, equals: CGSize(width: 150, height: 40))
    let image = screen.snapshot()
    expect(image.width == 150 && image.height == 40)
    expect(image.rgb(149, 39), equals: image.rgb(0, 0))
    screen.traits = { $0.userInterfaceStyle = .dark }
    expect(root.traitCollection.userInterfaceStyle, equals: .dark)
  }
}
