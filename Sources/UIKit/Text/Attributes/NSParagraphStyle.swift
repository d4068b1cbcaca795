import Foundation

/// How the lines of a paragraph are set: alignment, wrapping, indents, spacing.
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

  /// The direction a language is written in; nil is the user's own.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName ?? Locale.current.language.languageCode?.identifier ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  /// Between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of lines; `.natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance of lines but the first from the leading edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: from the leading edge when above 0, else from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How lines that do not fit are wrapped or truncated.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of lines in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 is no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the font's line height; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction of the text; `.natural` decides by its first strong character.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The places tab characters lead to.
  open var tabStops: [NSTextTab] { values.tabStops }
  /// The distance of stops after the last of ``tabStops``; 0 is 28 points.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Letters move a little together before text is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// From 0, which breaks lines between words only, to 1: a line filled less than this share is broken within a word. Takes a dictionary
  /// of the user's language, which the packages `hyphen-…` of the distribution install.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated: a factor of 1.
  open var usesDefaultHyphenation: Bool { values.hyphenationFactor == 1 }

  /// Wishes about where lines break. Lines are broken at the last place that fits, whatever it says, and never leave out a place.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The lists that the paragraph is in, the outermost first. Text says where it stands; `NSTextList` makes its markers.
  open var textLists: [NSTextList] { values.textLists }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int { values.hashValue }

  private static let defaultStyle = NSParagraphStyle()
}
