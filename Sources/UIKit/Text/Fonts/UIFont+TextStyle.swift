import Foundation
internal import Text

extension UIFont {
  /// What a text is for; its size follows the user's choice.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a text style at the user's text size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

  /// The font of a text style at the text size of `traitCollection`; nil is the current one.
  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let size = DynamicType.size(of: style, in: category)
    let description = FontDescription(weight: DynamicType.weight(of: style).rawValue, size: size)
    return UIFont(make(description).font, scaling: .preferred(style))
  }

  /// The same font at another text size: itself, unless it follows the user's choice.
  package func adjusted(for traitCollection: UITraitCollection) -> UIFont {
    scaling?.font(for: traitCollection) ?? self
  }
}

/// How a font that follows the user's text size is made again.
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
