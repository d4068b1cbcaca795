import Foundation

/// The formatting of a paragraph: alignment, wrapping, indents, spacing.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let tag = FoundationTag()
  var values: ParagraphValues

  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  public required init?(coder: NSCoder) {
    values = ParagraphValues(coder: coder)
    super.init()
  }

  open func encode(with coder: NSCoder) { values.encode(with: coder) }

  /// Whether styles can be archived securely; always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { defaultStyle }

  /// Returns the writing direction of a language; nil is the user's own.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.language.languageCode?.identifier ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of lines; `.natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance of lines except the first from the leading edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of lines: from the leading edge if positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The handling of lines that do not fit.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The minimum height of lines in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines in points; 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the font's line height; 0 has no effect.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction of the text; `.natural` decides by its first strong character.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The positions of tab stops.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of stops after the last of ``tabStops``; 0 is 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether the space between letters is reduced before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// The hyphenation threshold, from 0, which breaks lines only between words, to 1: a line filled less than this fraction is hyphenated.
  /// Requires a dictionary of the user's language, which the distribution's packages `hyphen-…` install.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated: a factor of 1.
  open var usesDefaultHyphenation: Bool { values.hyphenationFactor == 1 }

  /// Strategies for line breaks. It is stored but has no effect: lines are broken at the last position that fits.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The lists that contain the paragraph, the outermost first. The text contains the markers itself; `NSTextList` creates them.
  open var textLists: [NSTextList] { values.textLists }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }

  private static let defaultStyle = NSParagraphStyle()
}
