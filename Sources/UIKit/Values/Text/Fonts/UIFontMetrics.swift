import Foundation

/// Scales custom fonts and distances with the user's text size, like a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  let style: UIFont.TextStyle

  /// Creates the scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales as body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Returns a font scaled for the user's text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font scaled for the user's text size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled for the text size of some traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the scaled font, no larger than `maximumPointSize`; 0 is no limit. The font of a text style is scaled from its current size.
  /// Scaling a scaled font is an error: it is reported, and the font is returned unchanged.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    if case .scaled = font.scaling {
      UIKitError.raise("A font can only be scaled once: \(font)")
      return font
    }
    var size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    if maximumPointSize > 0 { size = min(size, maximumPointSize) }
    return UIFont(font.font.withSize(UIFont.usable(size)), scaling: .scaled(font, by: style, maximum: maximumPointSize))
  }

  /// Returns a length scaled for the user's text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length scaled for the text size of some traits.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * DynamicType.size(of: style, in: category) / DynamicType.size(of: style, in: .large)
  }
}
