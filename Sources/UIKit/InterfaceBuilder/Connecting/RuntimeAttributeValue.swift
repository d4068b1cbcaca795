import CoreGraphics

/// The value of a user-defined runtime attribute, by its type in the document.
@MainActor enum RuntimeAttributeValue {
  static func value(of attribute: PlannedRuntimeAttribute, of element: PlannedElement, localizedIndex: Int, in maker: InterfaceMaker)
    -> Any?
  {
    let child = attribute.value
    switch attribute.type {
    case "boolean": return (attribute.text ?? child?.attributes["value"]).map { ["YES", "true", "1"].contains($0) }
    case "number": return number(attribute)
    case "string", "localizedString":
      let text = attribute.text ?? child?.decodedText
      guard attribute.isLocalized, let id = element.id else { return text }
      return maker.strings[id, "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(localizedIndex)]"] ?? text
    case "point": return child.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size": return child.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect":
      return child.map {
        CGRect(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
      }
    case "range": return child.map { NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0) }
    case "color": return child.flatMap { maker.color($0) }
    case "image":
      if let name = attribute.text { return maker.image(named: name, isSymbol: child?.attributes["catalog"] == "system") }
      return child.flatMap { child in
        child.attributes["image"].flatMap { maker.image(named: $0, isSymbol: child.attributes["catalog"] == "system") }
      }
    default: return nil
    }
  }

  private static func number(_ attribute: PlannedRuntimeAttribute) -> Any? {
    guard let text = attribute.value?.attributes["value"] ?? attribute.text else { return nil }
    if attribute.value?.kind != "real", let integer = Int(text) { return integer }
    return Double(text) ?? (text == "YES" ? 1 : text == "NO" ? 0 : nil)
  }
}
