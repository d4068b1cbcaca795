import Foundation
internal import TrestleText

extension UIFont {
  /// The semantic style of a text; its size follows the user's choice.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The largest title, in a second size.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles, as in navigation bars.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings; semibold in the size of body text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings below headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of continuous text; 17 points at the default text size.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text set off from body text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions of images.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions of images.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a text style at the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

  /// Returns the font of a text style at the text size of `traitCollection`; nil uses the current one.
  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let size = DynamicType.size(of: style, in: category)
    let description = FontDescription(weight: DynamicType.weight(of: style).rawValue, size: size)
    return UIFont(make(description).font, scaling: .preferred(style))
  }

  /// Returns the font at another text size: itself, unless it follows the user's choice.
  package func adjusted(for traitCollection: UITraitCollection) -> UIFont {
    scaling?.font(for: traitCollection) ?? self
  }
}

/// Describes how a font that follows the user's text size is created for another size.
package indirect enum DynamicFont: Equatable {
  case preferred(UIFont.TextStyle)
  case scaled(UIFont, by: UIFont.TextStyle, maximum: CGFloat)

  var preferredStyle: UIFont.TextStyle? {
    guard case .preferred(let style) = self else { return nil }
    return style
  }

  func font(for traitCollection: UITraitCollection) -> UIFont {
    switch self {
    case .preferred(let style):
      return .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    case .scaled(let base, let style, let maximum):
      return UIFontMetrics(forTextStyle: style).scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traitCollection)
    }
  }
}

extension UIFont.TextStyle: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { rawValue._bridgeToObjectiveC() }

  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {
    result = _unconditionallyBridgeFromObjectiveC(source)
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
    result = _unconditionallyBridgeFromObjectiveC(source)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    Self(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
  }
}
