import Foundation

/// A range of a field's or view's text.
@MainActor final class TextOffsetRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffsetPosition(range.lowerBound) }
  override var end: UITextPosition { TextOffsetPosition(range.upperBound) }
  override var isEmpty: Bool { range.isEmpty }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  nonisolated override var hash: Int { range.hashValue }
}
