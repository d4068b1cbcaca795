import Foundation

/// A phrase that the user dictated.
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {
  /// The most likely interpretation.
  public final let text: String
  /// Other interpretations, the likelier first; `nil` if there are none.
  public final let alternativeInterpretations: [String]?

  init(_ text: String, alternatives: [String]? = nil) {
    self.text = text
    alternativeInterpretations = alternatives
    super.init()
  }
}

extension UITextInput {
  /// Returns the text of phrases, after a space where a word is directly before the caret.
  func spaced(_ phrases: [UIDictationPhrase]) -> String {
    let text = phrases.map(\.text).joined(separator: " ")
    guard let start = selectedTextRange?.start, let before = position(from: start, offset: -1),
      let last = textRange(from: before, to: start).flatMap({ self.text(in: $0) })?.last, !last.isWhitespace
    else { return text }
    return " " + text
  }
}
