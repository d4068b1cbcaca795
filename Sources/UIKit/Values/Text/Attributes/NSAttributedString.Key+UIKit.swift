import Foundation

extension NSAttributedString.Key {
  /// `UIFont`; the system font at 12 points when absent.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The alignment, indents, spacing and tab stops of a paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// `UIColor`; black when absent.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// `UIColor`; none when absent.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: 0 disables ligatures.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number of points after each character; 0 disables the font's kerning.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number of points after each character, in addition to the font's kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the line through the text; the text color by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The line below the text, the raw value of an `NSUnderlineStyle`; 0 for none.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the line below the text; the text color by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The `UIColor` of the outline; the text color by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number, in percent of the font size: a positive width draws only the outline, a negative one outline and fill.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow of the text, an `NSShadow`; none by default.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// `URL` or `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number of points upward.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number: the natural logarithm of the horizontal scale of glyphs.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A number: the slant of glyphs.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The name of an effect, a `NSAttributedString.TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A number: 0 for horizontal text, the only supported value, as on iOS.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  /// A `String`: makes the text an item of a text view, for which its delegate provides an action or a menu.
  public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
  /// The style of a marked text, an `NSAttributedString.TextHighlightStyle`.
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  /// The color of a marked text, an `NSAttributedString.TextHighlightColorScheme`.
  public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
}

extension NSAttributedString {
  /// The name of an effect for text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters with a light lower edge, as if pressed into the surface.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UITextEffectLetterpressStyle")
  }

  /// The style of a marked text.
  public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// A translucent color behind the text.
    public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
  }

  /// The color of a marked text.
  public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// The color of the system.
    public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
    public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
    public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
    public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
    public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
    public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")

    /// The color behind the text.
    package var color: UIColor {
      switch self {
      case .purple: .systemPurple
      case .pink: .systemPink
      case .orange: .systemOrange
      case .mint: .systemMint
      case .blue: .systemBlue
      default: .systemYellow
      }
    }
  }

  /// Returns whether a part of the text has an attachment.
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }
}

extension NSMutableAttributedString {
  /// Removes attachments from all characters except U+FFFC, which represents one.
  public func fixAttributes(in range: NSRange) {
    let text = string as NSString
    var wrong: [NSRange] = []
    enumerateAttribute(.attachment, in: range) { value, run, _ in
      guard value != nil else { return }
      for place in run.location..<NSMaxRange(run) where text.character(at: place) != 0xFFFC { wrong.append(NSRange(place...place)) }
    }
    for run in wrong { removeAttribute(.attachment, range: run) }
  }
}
