import Foundation

/// A range of a text, between two positions of its `UITextInput`.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// The position before the first character.
  open var start: UITextPosition { UITextPosition() }
  /// The position after the last character.
  open var end: UITextPosition { UITextPosition() }
  /// Whether there is no character in the range.
  open var isEmpty: Bool { true }
}
