import Foundation

/// The ``UITextInput`` members that fields and text views implement alike.
@preconcurrency @MainActor public protocol _EditedText: UITextInput {}

extension _EditedText {
  /// Only fields and text views are edited texts.
  private var host: any TextEditorHost {
    guard let host = self as? any TextEditorHost else { preconditionFailure("_EditedText is for text fields and text views") }
    return host
  }
  private var editor: TextEditor { host.editor }

  /// The marked text of an input method, if any.
  public var markedTextRange: UITextRange? { editor.markedTextRange }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { editor.markedStyle }
    set { editor.markedStyle = newValue }
  }
  public var beginningOfDocument: UITextPosition { TextOffsetPosition(0) }
  public var endOfDocument: UITextPosition { TextOffsetPosition(editor.text.count) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    editor.textRange(from: fromPosition, to: toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(from: position, offset: offset) }
  public func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    editor.position(from: position, in: direction, offset: offset)
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editor.compare(position, to: other) }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { editor.offset(from: from, to: toPosition) }
  /// Receives changes that the text makes by itself. Held weakly.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { editor.inputDelegate }
    set { editor.inputDelegate = newValue }
  }
  public var tokenizer: any UITextInputTokenizer { editor.tokenizer }
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    editor.position(within: range, farthestIn: direction)
  }
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    editor.characterRange(byExtending: position, in: direction)
  }
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
    editor.baseWritingDirection(for: position)
  }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    editor.setBaseWritingDirection(writingDirection, for: range)
  }
}
