/// The appearance of a line under or through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single thin line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// The line is drawn as dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// The line is drawn as dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// The line is drawn as dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Dashes, each with two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only words, without the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
