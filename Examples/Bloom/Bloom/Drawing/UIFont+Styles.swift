import UIKit

extension UIFont {
  /// The font of a text style in italics. It follows the text size.
  static func italic(_ style: UIFont.TextStyle) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return UIFont(descriptor: descriptor.withSymbolicTraits(.traitItalic) ?? descriptor, size: 0)
  }

  /// The font of a text style in bold. It follows the text size.
  static func bold(_ style: UIFont.TextStyle) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return UIFont(descriptor: descriptor.withSymbolicTraits(.traitBold) ?? descriptor, size: 0)
  }
}
