import Foundation
internal import Text

/// The attributes of a run of edited text; what they leave open the field or view says.
@MainActor final class TextRunStyle {
  let attributes: [NSAttributedString.Key: Any]
  private var converted: (serial: Int, attributes: TextAttributes)?

  static let plain = TextRunStyle([:])

  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.attributes = attributes
  }

  /// The attributes as text is set in them. `serial` tells by which state of the field or view they were made.
  func converted(by conversion: TextConversion, links: [NSAttributedString.Key: Any]?, serial: Int) -> TextAttributes {
    if let converted, converted.serial == serial { return converted.attributes }
    var attributes = attributes
    if attributes[.link] != nil, let links {
      attributes.merge(links) { $1 }
      if links[.underlineStyle] == nil { attributes[.underlineStyle] = 0 }
    }
    let made = conversion.attributes(attributes)
    converted = (serial, made)
    return made
  }
}
