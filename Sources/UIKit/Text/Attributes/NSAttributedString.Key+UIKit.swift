import Foundation

extension NSAttributedString.Key {
  /// `UIFont`; the system font at 12 points when absent.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// `UIColor`; black when absent.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// `UIColor`; none when absent.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: 0 switches ligatures off.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number of points after each character; 0 switches the font's kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number of points after each character, beside the font's kerning.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The `UIColor` of the line through the text; the text color by default.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The `UIColor` of the line below the text; the text color by default.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The `UIColor` of the outline; the text color by default.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number, in hundredths of the font size: above 0 only the outline is drawn, below 0 outline and inside.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// `NSTextAttachment`, on the character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// `URL` or `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A number of points upward.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A number: the natural logarithm of how much wider glyphs are.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// A number: how far glyphs lean.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}
