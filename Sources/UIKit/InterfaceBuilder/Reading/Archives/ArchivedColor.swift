/// Colors of archives: their components are texts that are encoded and end with a zero.
enum ArchivedColor {
  static func node(_ object: InterfaceNode, key: String) -> InterfaceNode? {
    guard object.attributes["class"] == "NSColor" else { return nil }
    var attributes = ["key": key]
    if let path = object.value("IBUIColorCocoaTouchKeyPath")?.archivedText { attributes["cocoaTouchSystemColor"] = path }
    switch object.value("NSColorSpace")?.text {
    case "3", "4": take(object, "NSWhite", ["white", "alpha"], into: &attributes)
    case "5": take(object, "NSCMYK", ["cyan", "magenta", "yellow", "black", "alpha"], into: &attributes)
    case "6":
      if let image = object.value("NSImage")?.value("NSResourceName") { attributes["patternImage"] = image.archivedText }
    default: take(object, "NSRGB", ["red", "green", "blue", "alpha"], into: &attributes)
    }
    return attributes.count > 1 ? InterfaceNode("color", attributes, line: object.line) : nil
  }

  private static func take(_ object: InterfaceNode, _ key: String, _ names: [String], into attributes: inout [String: String]) {
    guard let value = object.value(key), let text = value.name == "bytes" ? Base64Text.padded(value.text) : value.text else { return }
    let numbers = text.split { $0 == " " || $0 == "\0" }.map(String.init)
    for (name, number) in zip(names, numbers) where Double(number) != nil { attributes[name] = number }
  }
}
