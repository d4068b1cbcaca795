import Foundation
import QuartzCore

@testable import UIKit
@testable import UIKitTesting

extension TestScreen {
  /// Advances virtual time as `advance(by:fps:)` does, without composing pixels: touches, layout and animations take place, and the next
  /// frame that is drawn shows all changes. Composing takes most of a random run's time.
  func advanceUnseen(by seconds: TimeInterval, fps: Int) {
    let start = VirtualClock.now
    let frames = max(1, Int((seconds * Double(fps)).rounded()))
    for frame in 1...frames {
      let time = start + seconds * Double(frame) / Double(frames)
      VirtualClock.now = time
      driver.endTurn()
      if driver.needsFrame || driver.nextDeadline <= time { passUnseen(at: time) }
    }
  }

  private func passUnseen(at time: TimeInterval) {
    Deadlines.fire(until: time)
    FrameScheduler.beginFrame(at: time)
    CATransaction.flush()
    driver.screen.rootLayer.layoutTree()
    FrameScheduler.evaluate(at: time)
    AfterLayout.run()
    CATransaction.flush()
  }
}
