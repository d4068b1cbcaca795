import Foundation

/// The text into which a custom keyboard types.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The paragraph before the caret or selection.
  var documentContextBeforeInput: String? { get }
  /// The paragraph after the caret or selection.
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  /// Moves the caret by characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  func unmarkText()
}

/// Forwards typed text to the first responder.
@MainActor final class TextDocumentProxy: NSObject, UITextDocumentProxy {
  private var target: (any UIKeyInput)? { UIWindow.key?.firstResponder as? any UIKeyInput }
  private var text: (any UITextInput)? { target as? any UITextInput }

  var hasText: Bool { target?.hasText ?? false }

  func insertText(_ text: String) { target?.insertText(text) }
  func deleteBackward() { target?.deleteBackward() }

  var documentContextBeforeInput: String? {
    guard let text, let caret = text.selectedTextRange, let range = text.textRange(from: text.beginningOfDocument, to: caret.start)
    else { return nil }
    return text.text(in: range).flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) }
  }

  var documentContextAfterInput: String? {
    guard let text, let caret = text.selectedTextRange, let range = text.textRange(from: caret.end, to: text.endOfDocument) else {
      return nil
    }
    return text.text(in: range).flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) }
  }

  var selectedText: String? {
    guard let text, let range = text.selectedTextRange, !range.isEmpty else { return nil }
    return text.text(in: range)
  }

  var documentInputMode: UITextInputMode? { (target as? UIResponder)?.textInputMode }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let caret = text.selectedTextRange else { return }
    let limit = offset < 0 ? text.beginningOfDocument : text.endOfDocument
    let place = text.position(from: offset < 0 ? caret.start : caret.end, offset: offset) ?? limit
    text.selectedTextRange = text.textRange(from: place, to: place)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) { text?.setMarkedText(markedText, selectedRange: selectedRange) }
  func unmarkText() { text?.unmarkText() }

  var keyboardType: UIKeyboardType {
    get { target?.keyboardType ?? .default }
    set { target?.keyboardType = newValue }
  }
  var returnKeyType: UIReturnKeyType {
    get { target?.returnKeyType ?? .default }
    set { target?.returnKeyType = newValue }
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { target?.keyboardAppearance ?? .default }
    set { target?.keyboardAppearance = newValue }
  }
  var autocapitalizationType: UITextAutocapitalizationType {
    get { target?.autocapitalizationType ?? .sentences }
    set { target?.autocapitalizationType = newValue }
  }
  var autocorrectionType: UITextAutocorrectionType {
    get { target?.autocorrectionType ?? .default }
    set { target?.autocorrectionType = newValue }
  }
}
