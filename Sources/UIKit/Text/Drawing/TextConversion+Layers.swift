import Foundation
import QuartzCore
internal import Text

extension TextConversion {
  /// Teaches text layers the attributes and fonts of UIKit, which the layers' module does not know.
  @MainActor static func serveTextLayers() {
    CATextLayer.textOfAttributedString = { string, attributes in
      TextConversion(font: UIFont(attributes.font), color: attributes.color, paragraph: attributes.paragraph).text(string)
    }
    CATextLayer.fontOfObject = { object, size in (object as? UIFont)?.font.withSize(UIFont.usable(size)) }
  }
}
