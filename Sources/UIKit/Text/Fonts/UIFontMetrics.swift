import Foundation

/// Scales an app's own fonts and distances as the user's text size scales a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  let style: UIFont.TextStyle

  /// Creates the scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales as body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// A font scaled for the user's text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// A font scaled for the user's text size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// A font scaled for the text size of some traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font scaled, no larger than `maximumPointSize`, where 0 is no limit. A font that is scaled already must not be scaled again:
  /// the error is raised, and the font comes back as it is.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    guard font.scaling == nil else {
      UIKitError.raise("A font can only be scaled once: \(font)")
      return font
    }
    var size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return UIFont(font.font.withSize(UIFont.usable(size)), scaling: .scaled(font, by: style, maximum: maximumPointSize))
  }

  /// A length scaled for the user's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length scaled for the text size of some traits.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * DynamicType.size(of: style, in: category) / DynamicType.size(of: style, in: .large)
  }
}
