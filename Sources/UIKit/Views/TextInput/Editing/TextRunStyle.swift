import Foundation
internal import TrestleText

/// The attributes of a run of edited text; missing ones come from the field or view.
@MainActor final class TextRunStyle {
  let attributes: [NSAttributedString.Key: Any]
  private var converted: (serial: Int, attributes: TextAttributes)?

  static let plain = TextRunStyle([:])

  init(_ attributes: [NSAttributedString.Key: Any]) {
    self.attributes = attributes
  }

  /// Returns the attributes for layout. `serial` identifies the state of the field or view for which they were created.
  func converted(
    by conversion: TextConversion, links: [NSAttributedString.Key: Any]?, highlights: [NSAttributedString.Key: Any], serial: Int
  ) -> TextAttributes {
    if let converted, converted.serial == serial { return converted.attributes }
    var attributes = attributes
    if attributes[.link] != nil, let links {
      attributes.merge(links) { $1 }
      if links[.underlineStyle] == nil { attributes[.underlineStyle] = 0 }
    }
    if attributes[.textHighlightStyle] != nil, !highlights.isEmpty { attributes.merge(highlights) { $1 } }
    let made = conversion.attributes(attributes)
    converted = (serial, made)
    return made
  }
}
