import TrestlePlatform
import UIKit

/// Prints every touch, wheel, key and text event that it receives.
final class LoggingView: UIView, UIKeyInput, WheelReceiver {
  override var canBecomeFirstResponder: Bool { true }
  /// Whether each size is printed.
  var reportsSize = false

  private func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if reportsSize { say("size \(bounds.width) \(bounds.height)") }
  }

  private func log(_ kind: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: self)
      say("\(kind) \(touch.type) \(point.x) \(point.y)")
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled", touches) }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { say("press \(press.key?.keyCode.rawValue ?? 0)") }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { say("release \(press.key?.keyCode.rawValue ?? 0)") }
  }

  func receiveWheel(_ wheel: WheelEvent, at time: TimeInterval) -> Bool {
    say("wheel \(wheel.delta.dx) \(wheel.delta.dy) at \(wheel.location.x) \(wheel.location.y)")
    return true
  }

  var hasText: Bool { true }
  func insertText(_ text: String) { say("text \(text)") }
  func deleteBackward() { say("delete") }
}
