import Foundation

/// A paragraph of a text, with its terminator.
open class NSTextParagraph: NSTextElement {
  /// The text of the paragraph with its attributes.
  public final let attributedString: NSAttributedString

  /// Creates a paragraph. A content storage sets its range.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  private var terminatorLength: Int {
    let units = Array(attributedString.string.utf16.suffix(2))
    guard let last = units.last, [0x0a, 0x0d, 0x2029].contains(last) else { return 0 }
    return units == [0x0d, 0x0a] ? 2 : 1
  }

  private func part(_ start: Int, _ end: Int) -> NSTextRange? {
    elementRange.map { NSTextRange(offsets: $0.offsets.lowerBound + start..<$0.offsets.lowerBound + end) }
  }

  /// The range of the text before the terminator.
  open var paragraphContentRange: NSTextRange? { part(0, attributedString.length - terminatorLength) }
  /// The range of the terminator; empty at the end of a text.
  open var paragraphSeparatorRange: NSTextRange? { part(attributedString.length - terminatorLength, attributedString.length) }
}
