import CoreGraphics
internal import TrestlePlatform

/// The desktop's primary selection: text that is selected with the mouse, which the middle button inserts in any program.
@MainActor enum PrimarySelection {
  @InterfaceState(.activity) private static var offered: String? = nil

  /// Offers the text that is selected in the first responder, after the mouse button was released. Passwords are never offered.
  static func offer() {
    guard let display = UIPasteboard.display(), let input = UIWindow.key?.firstResponder as? any UITextInput,
      !input.isSecureTextEntry, let range = input.selectedTextRange, !range.isEmpty,
      let text = input.text(in: range), text != offered
    else { return }
    offered = text
    display.primaryText = text
  }

  /// Inserts the selection of any program into the editable text at a point of a window; returns whether there is one.
  static func insert(at point: CGPoint, in window: UIWindow) -> Bool {
    var node = window.hitTest(point, with: nil)
    while let view = node, !(view is any UITextInput) { node = view.superview }
    guard let view = node, let input = view as? any UITextInput, (view as? any TextEditorHost)?.isTextEditable ?? true,
      let text = UIPasteboard.display()?.primaryText, !text.isEmpty
    else { return false }
    if !view.isFirstResponder, !view.becomeFirstResponder() { return false }
    if let place = input.closestPosition(to: view.convert(point, from: window)) {
      input.selectedTextRange = input.textRange(from: place, to: place)
    }
    input.insertText(text)
    return true
  }
}
