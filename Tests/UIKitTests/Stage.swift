import Foundation
import TrestlePlatform
import QuartzCore
import Testing
import UIKit

/// A window with virtual time and a reset state, for tests of events below the level of a test screen: it calls the dispatcher directly.
@MainActor final class Stage {
  nonisolated(unsafe) private static var time: CFTimeInterval = 1000

  let window: UIWindow
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    Interface.begin { Self.time }
    UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    window.addSubview(root)
    layout()
  }

  var now: TimeInterval { Self.time }

  func layout() {
    window.layoutIfNeeded()
    AfterLayout.run()
    CATransaction.flush()
  }

  /// Advances time in frames of a sixtieth of a second.
  func advance(_ seconds: TimeInterval) {
    let end = Self.time + seconds
    while Self.time < end - 1e-9 {
      Self.time = min(end, Self.time + 1.0 / 60)
      Deadlines.fire(until: Self.time)
      FrameScheduler.beginFrame(at: Self.time)
      layout()
      FrameScheduler.evaluate(at: Self.time)
    }
  }

  func touch(_ phase: TouchEvent.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1) {
    EventDispatcher.shared.handle(.touch(TouchEvent(phase, id: id, at: CGPoint(x: x, y: y))), at: Self.time)
    layout()
  }

  func touches(_ steps: [(TouchEvent.Phase, Int, CGFloat, CGFloat)]) {
    EventDispatcher.shared.handle(steps.map { TouchEvent($0.0, id: $0.1, at: CGPoint(x: $0.2, y: $0.3)) }, at: Self.time)
    layout()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    advance(0.05)
    touch(.ended, x, y)
  }

  /// Moves a finger evenly in `steps` steps of a sixtieth of a second.
  func drag(_ x1: CGFloat, _ y1: CGFloat, to x2: CGFloat, _ y2: CGFloat, steps: Int = 10, id: Int = 1) {
    touch(.began, x1, y1, id: id)
    move(x1, y1, to: x2, y2, steps: steps, id: id)
    touch(.ended, x2, y2, id: id)
  }

  func move(_ x1: CGFloat, _ y1: CGFloat, to x2: CGFloat, _ y2: CGFloat, steps: Int = 10, id: Int = 1) {
    for step in 1...steps {
      advance(1.0 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      touch(.moved, x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, id: id)
    }
  }
}

/// The calls, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the entries in one line; clears the log.
  func take() -> String {
    defer { entries = [] }
    return entries.joined(separator: ", ")
  }
}

extension UIGestureRecognizer.State {
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
