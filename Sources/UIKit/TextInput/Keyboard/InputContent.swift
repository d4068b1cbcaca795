import CoreGraphics

/// What a first responder wants at the bottom of the screen.
@MainActor struct InputContent {
  /// In place of the keyboard.
  var inputView: UIView?
  /// Above it.
  var accessory: UIView?
  /// Whether it takes what a keyboard types.
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
