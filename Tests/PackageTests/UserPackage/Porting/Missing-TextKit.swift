import UIKit

final class HighlightingStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()
  override var string: String { backing.string }
  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
    backing.attributes(at: location, effectiveRange: range)
  }
  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
}

final class BoxedLayout: NSLayoutManager {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
  }
  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
  }
}

final class NarrowContainer: NSTextContainer {
  override func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    super.lineFragmentRect(
      forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection, remaining: remainingRect
    ).insetBy(dx: 10, dy: 0)
  }
}

@MainActor enum MissingTextKit {
  static func build() -> UITextView {
    let storage = HighlightingStorage()
    let layout = BoxedLayout()
    let container = NarrowContainer(size: CGSize(width: 200, height: 400))
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50))]
    layout.addTextContainer(container)
    storage.addLayoutManager(layout)
    let style = NSMutableParagraphStyle()
    style.hyphenationFactor = 1
    style.tabStops = [
      NSTextTab(
        textAlignment: .right, location: 80,
        options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en"))])
    ]
    storage.append(NSAttributedString(string: "1.5\t2", attributes: [.paragraphStyle: style, .expansion: 0.2]))
    layout.invalidateDisplay(forCharacterRange: NSRange(location: 0, length: 3))
    _ = layout.propertyForGlyph(at: 0)
    return UITextView(frame: .zero, textContainer: container)
  }

  static func html() throws -> NSAttributedString {
    try NSAttributedString(
      data: Data("<b>bold</b>".utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
  }

  static func rtf(_ text: NSAttributedString) throws -> NSAttributedString {
    let data = try text.data(
      from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    return try NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
  }
}
