extension InterfaceNode {
  convenience init(_ name: String, _ attributes: [String: String] = [:], _ children: [InterfaceNode] = [], line: Int = 0) {
    self.init(name: name, attributes: attributes, line: line)
    self.children = children
  }

  convenience init(_ name: String, children: [InterfaceNode]) { self.init(name, [:], children) }

  /// Returns the value for a key of an archived object.
  func value(_ key: String) -> InterfaceNode? { children.first { $0.attributes["key"] == key } }

  /// The text of an archived string, which may be encoded.
  var archivedText: String {
    guard attributes["type"] == "base64-UTF8" else { return text }
    return Base64Text.padded(text) ?? text
  }

  /// The numbers of an archived geometry, such as `{{20, 20}, {280, 21}}`.
  var archivedNumbers: [String] {
    text.split { "{}, ".contains($0) }.compactMap { Double($0) == nil ? nil : String($0) }
  }
}
