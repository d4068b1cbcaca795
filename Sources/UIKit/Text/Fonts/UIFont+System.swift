import Foundation
internal import Text

extension UIFont {
  /// How heavy a face is, on a scale from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    make(FontDescription(isItalic: true, size: usable(fontSize)))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(FontDescription(weight: weight.rawValue, size: usable(fontSize)))
  }

  /// The system font with digits that all have one width, so that a clock does not jump.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(FontDescription(weight: weight.rawValue, size: usable(fontSize), features: [FontDescription.Feature("tnum")]))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    make(FontDescription(family: .monospaced, weight: weight.rawValue, size: usable(fontSize)))
  }

  public class var systemFontSize: CGFloat { 14 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }

  static func make(_ description: FontDescription) -> UIFont {
    // The built-in families are always found.
    UIFont(Font.make(description) ?? Font.system(size: description.size))
  }
}
