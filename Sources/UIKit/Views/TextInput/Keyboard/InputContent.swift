/// The input views that a first responder requests at the bottom of the screen.
@MainActor struct InputContent {
  /// Replaces the keyboard.
  var inputView: UIView?
  /// Shown above the keyboard.
  var accessory: UIView?
  /// Whether it accepts text from a keyboard.
  var takesText: Bool

  init(_ responder: UIResponder?) {
    inputView = responder?.inputView ?? responder?.inputViewController?.view
    var node = responder
    while let current = node, accessory == nil {
      accessory = current.inputAccessoryView ?? current.inputAccessoryViewController?.view
      node = current.next
    }
    takesText = responder is any UIKeyInput
    if let host = responder as? any TextEditorHost, !host.isTextEditable { takesText = false }
  }

  var isEmpty: Bool { inputView == nil && accessory == nil && !takesText }
}
