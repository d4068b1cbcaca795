import UIKit
import UIKitTesting

/// Plays a recording on a screen without a display, at the recorded times, as fast as possible.
@MainActor struct TouchReplay {
  let recording: TouchRecording

  func play(on screen: TestScreen) {
    var fingers: [Int: TestTouch] = [:]
    var now: TimeInterval = 0
    for step in recording.steps {
      if step.time > now {
        screen.advance(by: step.time - now)
        now = step.time
      }
      switch step.phase {
      case .began: fingers[step.finger] = screen.touchDown(step.point)
      case .moved: fingers[step.finger]?.move(to: step.point)
      case .ended: fingers.removeValue(forKey: step.finger)?.up()
      case .cancelled: fingers.removeValue(forKey: step.finger)?.cancel()
      }
    }
    for finger in fingers.values { finger.cancel() }
    screen.settle()
  }
}
