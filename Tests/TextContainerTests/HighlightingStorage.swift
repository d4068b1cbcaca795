import UIKit

/// A storage that stores its text separately and colors words between asterisks.
final class HighlightingStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()
  private(set) var processed: [NSRange] = []

  override var string: String { backing.string }

  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    processed.append(editedRange)
    let text = string as NSString
    let paragraph = text.paragraphRange(for: editedRange)
    removeAttribute(.foregroundColor, range: paragraph)
    var place = paragraph.location
    while place < NSMaxRange(paragraph) {
      let rest = NSRange(location: place, length: NSMaxRange(paragraph) - place)
      let open = text.range(of: "*", options: [], range: rest)
      guard open.location != NSNotFound else { break }
      let after = NSRange(location: NSMaxRange(open), length: NSMaxRange(paragraph) - NSMaxRange(open))
      let close = text.range(of: "*", options: [], range: after)
      guard close.location != NSNotFound else { break }
      addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: open.location, length: NSMaxRange(close) - open.location))
      place = NSMaxRange(close)
    }
    super.processEditing()
  }
}
