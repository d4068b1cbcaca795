import Foundation
import UIKit
import UIKitTesting

/// A screen that measures the time of its frames.
@MainActor final class FrameStage {
  let screen: TestScreen
  let size: CGSize
  /// The frames in which something was drawn.
  private(set) var frames: [FrameTime] = []

  init(size: CGSize, design: UIDesign) {
    self.size = size
    screen = TestScreen(size: size, scale: 2, design: design)
  }

  func begin() {
    frames.removeAll()
  }

  private static func milliseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  /// Draws one frame after `change`. Returns whether something was drawn.
  @discardableResult
  func frame(_ change: () -> Void = {}) -> Bool {
    let before = screen.work
    let start = (wall: Self.milliseconds(CLOCK_MONOTONIC), processor: Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID))
    change()
    screen.advance(by: 1.0 / 60)
    let end = (wall: Self.milliseconds(CLOCK_MONOTONIC), processor: Self.milliseconds(CLOCK_PROCESS_CPUTIME_ID))
    let work = screen.work - before
    guard work.frames > 0 else { return false }
    frames.append(FrameTime(began: start.wall, ended: end.wall, processor: end.processor - start.processor, work: work))
    return true
  }

  /// Draws frames after `change` until nothing has been drawn for a few frames.
  func settle(_ change: () -> Void = {}) {
    var still = frame(change) ? 0 : 1
    for _ in 0..<400 where still < 8 { still = frame() ? 0 : still + 1 }
  }

  /// Moves a finger along a line, and lifts it while it moves or after a pause.
  func drag(from: CGPoint, to: CGPoint, frames: Int, rests: Bool = true) {
    let touch = screen.touchDown(from)
    for step in 1...frames {
      let part = CGFloat(step) / CGFloat(frames)
      frame { touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)) }
    }
    if rests { for _ in 0..<12 { frame() } }
    settle { touch.up() }
  }
}
