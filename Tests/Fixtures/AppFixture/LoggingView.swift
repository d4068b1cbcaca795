import TrestlePlatform
import UIKit

/// Prints every touch, wheel, key and text event that it receives.
final class LoggingView: UIView, UIKeyInput, WheelReceiver {
  override var canBecomeFirstResponder: Bool { true }

  private func log(_ kind: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: self)
      print("\(kind) \(touch.type) \(point.x) \(point.y)")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled", touches) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { print("press \(press.key?.keyCode.rawValue ?? 0)") }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { print("release \(press.key?.keyCode.rawValue ?? 0)") }
  }

  func receiveWheel(_ wheel: WheelEvent, at time: TimeInterval) -> Bool {
    print("wheel \(wheel.delta.dx) \(wheel.delta.dy) at \(wheel.location.x) \(wheel.location.y)")
    return true
  }

  var hasText: Bool { true }
  func insertText(_ text: String) { print("text \(text)") }
  func deleteBackward() { print("delete") }
}
