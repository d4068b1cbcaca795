import CoreGraphics

/// A rectangle around a part of the selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// The rectangle in the view's coordinates.
  open var rect: CGRect { .zero }
  /// The direction of the text in the rectangle.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection starts in the rectangle.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// A direction in the order of characters.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// The next position to the right on the screen, regardless of the writing direction.
  case right = 2
  /// The next position to the left on the screen, regardless of the writing direction.
  case left
  /// Toward the previous line.
  case up
  /// Toward the next line.
  case down
}

/// A direction in a text: of its storage or of its layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns the direction of an order of characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
  /// Returns the direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}

/// The unit of text that a movement or a search counts.
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A text that keyboards, input methods and selections can use.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range; `nil` if the range is invalid.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; an empty range is the caret, `nil` no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The marked text of an input method, if any.
  var markedTextRange: UITextRange? { get }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text. `selectedRange` is relative to `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Turns the marked text into normal text.
  func unmarkText()
  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions of this input.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position a number of characters away; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of characters away in a direction on the screen.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of characters between two positions; negative if backward.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The receiver of changes by the app; set by the system.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds boundaries of words and other units.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the end of a range in a direction on the screen.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// Returns the direction in which the text at a position is written.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction in which the paragraphs of a range are written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the rectangle of the first line of a range, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles that cover a range, one or more for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point; `nil` if there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Inserts the dictated text. By default the texts of the phrases are inserted.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// Called when dictation ends. Does nothing by default.
  func dictationRecordingDidEnd()
  /// Called when dictation ends without a result. Does nothing by default.
  func dictationRecognitionFailed()
}

extension UITextInput {
  public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  public func dictationRecordingDidEnd() {}
  public func dictationRecognitionFailed() {}
}

/// Receives changes that a text makes by itself.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Called before the app changes the selection.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the app changed the selection.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the app changes the text.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the app changed the text.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words, sentences and lines in a text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
  /// Returns the range of the unit around a position; `nil` between units.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at a boundary of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction; `nil` if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}
