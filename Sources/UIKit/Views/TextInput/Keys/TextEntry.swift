import Foundation

/// Passes typed and composed text to the first responder of the key window, if it accepts text.
@MainActor package enum TextEntry: TextEntering {
  /// The responder that receives text.
  package static var receiver: (any UIKeyInput)? { UIWindow.key?.firstResponder as? any UIKeyInput }

  static func insert(_ text: String) {
    receiver?.insertText(text)
    TextInteractions.textEntered()
  }

  /// Shows the marked text of an input method; an empty text ends the composition without inserting anything.
  static func compose(_ preedit: String, caret: Int, selected: Int) {
    guard let input = receiver as? any UITextInput else { return }
    if preedit.isEmpty {
      if input.markedTextRange != nil { input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0)) }
      return
    }
    // Carets are counted in characters, text ranges in UTF-16 units.
    let start = offset(of: caret, in: preedit)
    let end = offset(of: caret + selected, in: preedit)
    input.setMarkedText(preedit, selectedRange: NSRange(location: start, length: end - start))
    TextInteractions.textEntered()
  }

  private static func offset(of characters: Int, in text: String) -> Int {
    text.prefix(max(0, characters)).utf16.count
  }

  /// Returns whether a text view uses `key` for typing or editing.
  static func isTyping(_ key: UIKey) -> Bool {
    key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
  }

  /// Performs the editing action of `key`. Keys that type characters arrive separately as text.
  static func handle(_ key: UIKey) -> Bool {
    guard let receiver else { return false }
    if let editor = receiver as? any KeyEditing, editor.edit(with: key) { return true }
    guard isTyping(key) else { return false }
    defer { TextInteractions.textEntered() }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: receiver.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: receiver.insertText("\n")
    case .keyboardTab:
      // In a field, Tab moves the focus.
      if receiver is UITextField { return false }
      receiver.insertText("\t")
    default: return false
    }
    return true
  }
}

/// A text view that moves its caret, selects and deletes by keys.
@MainActor package protocol KeyEditing: UIResponder {
  /// Performs the action of `key`; returns whether it has one.
  func edit(with key: UIKey) -> Bool
}
