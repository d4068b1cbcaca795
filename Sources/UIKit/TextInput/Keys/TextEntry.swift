import Foundation

/// Gives typed and composed text to the first responder of the key window, if it takes text.
@MainActor package enum TextEntry: TextEntering {
  /// The responder that text goes to.
  package static var receiver: (any UIKeyInput)? { UIWindow.key?.firstResponder as? any UIKeyInput }

  static func insert(_ text: String) {
    receiver?.insertText(text)
  }

  /// Shows what an input method is composing; an empty text ends the composition without inserting anything.
  static func compose(_ preedit: String, caret: Int, selected: Int) {
    guard let input = receiver as? any UITextInput else { return }
    if preedit.isEmpty {
      if input.markedTextRange != nil { input.setMarkedText("", selectedRange: NSRange(location: 0, length: 0)) }
      return
    }
    // Carets are counted in characters, ranges of texts in UTF-16.
    let start = offset(of: caret, in: preedit)
    let end = offset(of: caret + selected, in: preedit)
    input.setMarkedText(preedit, selectedRange: NSRange(location: start, length: end - start))
  }

  private static func offset(of characters: Int, in text: String) -> Int {
    text.prefix(max(0, characters)).utf16.count
  }

  /// Whether `key` types or edits text, as far as a text view is concerned.
  static func isTyping(_ key: UIKey) -> Bool {
    key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
  }

  /// Does what `key` does in a text. Keys that type characters come as text by themselves.
  static func handle(_ key: UIKey) -> Bool {
    guard let receiver else { return false }
    if let editor = receiver as? any KeyEditing, editor.edit(with: key) { return true }
    guard isTyping(key) else { return false }
    switch key.keyCode {
    case .keyboardDeleteOrBackspace: receiver.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: receiver.insertText("\n")
    case .keyboardTab:
      // In a field it goes on to the next one.
      if receiver is UITextField { return false }
      receiver.insertText("\t")
    default: return false
    }
    return true
  }
}

/// A text view that moves its caret, selects and deletes by keys.
@MainActor package protocol KeyEditing: UIResponder {
  /// Does what `key` does here, and says whether it does anything.
  func edit(with key: UIKey) -> Bool
}
