import UIKit

class PinView: UIView, UIKeyInput {
  private var digits = ""

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !digits.isEmpty }

  func insertText(_ text: String) {
    digits += text
    setNeedsLayout()
  }

  func deleteBackward() {
    _ = digits.popLast()
  }
}
