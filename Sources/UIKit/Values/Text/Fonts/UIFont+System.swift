import Foundation
internal import TrestleText

extension UIFont {
  /// The weight of a face, on a scale from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number between -1.0 and 1.0, where regular is 0.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight, -0.8.
    public static let ultraLight = Weight(-0.8)
    /// A very thin weight, -0.6.
    public static let thin = Weight(-0.6)
    /// A thin weight, -0.4.
    public static let light = Weight(-0.4)
    /// The weight of regular text, 0.
    public static let regular = Weight(0)
    /// A weight between regular and semibold, 0.23.
    public static let medium = Weight(0.23)
    /// A weight between medium and bold, 0.3.
    public static let semibold = Weight(0.3)
    /// The weight of bold text, 0.4.
    public static let bold = Weight(0.4)
    /// A very bold weight, 0.56.
    public static let heavy = Weight(0.56)
    /// The boldest weight, 0.62.
    public static let black = Weight(0.62)

    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The width of a face, on a scale from -1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from a number between -1.0 and 1.0, where standard is 0.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters, -0.4.
    public static let compressed = Width(-0.4)
    /// Narrow letters, -0.2.
    public static let condensed = Width(-0.2)
    /// The width of regular text, 0.
    public static let standard = Width(0)
    /// Wide letters, 0.2.
    public static let expanded = Width(0.2)
  }

  /// Returns the system font with a size in points, a weight and a width.
  ///
  /// The installed family has one width; its letters are scaled horizontally.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var description = FontDescription(weight: weight.rawValue, size: usable(fontSize))
    description.stretch = 1 + Double(min(max(width.rawValue, -1), 1)) * 0.6
    return make(description)
  }

  /// Returns the system font with additional space after each character, as a fraction of the size.
  class func systemFont(ofSize fontSize: CGFloat, weight: Weight, tracking: CGFloat) -> UIFont {
    var description = FontDescription(weight: weight.rawValue, size: usable(fontSize))
    description.tracking = Double(tracking)
    return make(description)
  }

  /// Returns the system's font in regular weight, in a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// Returns the system's font in bold weight, in a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// Returns the system's font in italics, in a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    make(FontDescription(isItalic: true, size: usable(fontSize)))
  }

  /// Returns the system's font in a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(FontDescription(weight: weight.rawValue, size: usable(fontSize)))
  }

  /// Returns the system font with digits of equal width, so that a clock does not jump.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(FontDescription(weight: weight.rawValue, size: usable(fontSize), features: [FontDescription.Feature("tnum")]))
  }

  /// Returns the system's font with characters of equal width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(FontDescription(family: .monospaced, weight: weight.rawValue, size: usable(fontSize)))
  }

  /// The size of standard text, 14 points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  static func make(_ description: FontDescription) -> UIFont {
    // The built-in families are always available.
    UIFont(Font.make(description) ?? Font.system(size: description.size))
  }
}
