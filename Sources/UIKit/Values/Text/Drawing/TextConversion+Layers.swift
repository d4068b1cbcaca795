import QuartzCore
internal import TrestleText

extension TextConversion {
  /// Installs the conversion of UIKit's attributes and fonts for text layers, whose module does not depend on UIKit.
  @MainActor package static func serveTextLayers() {
    CATextLayer.textOfAttributedString = { string, attributes in
      TextConversion(font: UIFont(attributes.font), color: attributes.color, paragraph: attributes.paragraph).text(string)
    }
    CATextLayer.fontOfObject = { object, size in (object as? UIFont)?.font.withSize(UIFont.usable(size)) }
  }
}
