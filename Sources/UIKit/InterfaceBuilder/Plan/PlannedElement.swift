import CoreGraphics

/// A validated element of a document: the object to create, and its connections.
///
/// It contains no objects. It is created once per document and used for every object created from it.
package final class PlannedElement {
  /// The name of the element: `label`, `tableViewCell`, `rect` …
  package let kind: String
  package let id: String?
  /// The property of the parent that the element is the value of.
  package let key: String?
  package let customClass: PlannedClass?
  package let attributes: [String: String]
  /// The child elements, in order, without connections, constraints, runtime attributes and variations, which are properties below.
  package let children: [PlannedElement]
  let text: String
  package let line: Int
  package let connections: [PlannedConnection]
  package let runtimeAttributes: [PlannedRuntimeAttribute]
  package let constraints: [PlannedConstraint]
  package let variations: [PlannedVariation]

  package init(_ node: InterfaceNode) {
    kind = node.name
    attributes = node.attributes
    id = node.attributes["id"]
    key = node.attributes["key"]
    customClass = PlannedClass(node.attributes)
    text = node.text
    line = node.line
    var children: [PlannedElement] = []
    var connections: [PlannedConnection] = []
    var runtimeAttributes: [PlannedRuntimeAttribute] = []
    var constraints: [PlannedConstraint] = []
    var variations: [PlannedVariation] = []
    for child in node.children {
      switch child.name {
      case "connections": connections += child.children.compactMap { PlannedConnection(PlannedElement($0)) }
      case "userDefinedRuntimeAttributes":
        runtimeAttributes += child.children.compactMap { PlannedRuntimeAttribute(PlannedElement($0)) }
      case "constraints" where node.name != "mask":
        constraints += child.children.compactMap { PlannedConstraint(PlannedElement($0)) }
      case "variation": variations.append(PlannedVariation(PlannedElement(child)))
      case "designables", "dependencies", "animations": break
      default: children.append(PlannedElement(child))
      }
    }
    self.children = children
    self.connections = connections
    self.runtimeAttributes = runtimeAttributes
    self.constraints = constraints
    self.variations = variations.sorted { $0.rank < $1.rank }
  }

  /// Returns whether the element or a descendant has an id. Constraints count as descendants.
  package func contains(id wanted: String) -> Bool {
    id == wanted || constraints.contains { $0.id == wanted } || children.contains { $0.contains(id: wanted) }
  }

  /// Creates a copy of the element with other attributes and children.
  fileprivate init(_ original: PlannedElement, attributes: [String: String], children: [PlannedElement]) {
    kind = original.kind
    id = original.id
    key = original.key
    customClass = original.customClass
    text = original.text
    line = original.line
    connections = original.connections
    runtimeAttributes = original.runtimeAttributes
    constraints = original.constraints
    variations = original.variations
    self.attributes = attributes
    self.children = children
  }
}

// MARK: - Variations

extension PlannedElement {
  /// Whether attributes or children of the element, not only what is installed, vary by size class.
  package var hasVariedValues: Bool { variations.contains { $0.hasValues } }

  /// Returns the element with matching variations applied.
  package func varied(for traits: UITraitCollection) -> PlannedElement {
    let matching = variations.filter { $0.hasValues && $0.matches(traits) }
    return matching.isEmpty ? self : PlannedElement(self, with: matching.map(\.element))
  }

  private convenience init(_ original: PlannedElement, with variations: [PlannedElement]) {
    var attributes = original.attributes
    var children = original.children
    for variation in variations {
      for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
      for child in variation.children where child.kind != "mask" {
        if let key = child.key { children.removeAll { $0.key == key } }
        children.append(child)
      }
    }
    self.init(original, attributes: attributes, children: children)
  }
}

// MARK: - Reading values

extension PlannedElement {
  package func child(key: String) -> PlannedElement? { children.first { $0.key == key } }
  package func child(kind: String) -> PlannedElement? { children.first { $0.kind == kind } }
  /// Returns the elements in the child element `list`, such as `subviews`.
  package func list(_ list: String) -> [PlannedElement] { child(kind: list)?.children ?? [] }

  /// Returns the value of an attribute that is `YES` or `NO`; `absent` if the element does not have it.
  package func flag(_ name: String, _ absent: Bool) -> Bool {
    guard let value = attributes[name] else { return absent }
    return value == "YES" || value == "true" || value == "1"
  }

  package func flagIfGiven(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" || $0 == "true" || $0 == "1" } }

  /// Returns a number of the element, written as attribute or as a child such as `<real key="…" value="…"/>`.
  package func number(_ name: String) -> CGFloat? {
    if let text = attributes[name] { return Self.number(of: text) }
    guard let child = child(key: name), let value = child.attributes["value"] else { return nil }
    return Self.number(of: value)
  }

  package func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  /// Parses a number in C notation. Infinite values and NaN are rejected; the special value for an intentional zero is zero.
  package static func number(of text: String) -> CGFloat? {
    guard let value = Double(text), value.isFinite else { return nil }
    // Keeps later layout arithmetic finite for damaged files.
    if abs(value) < 1e-300 { return 0 }
    return CGFloat(min(max(value, -1e9), 1e9))
  }

  /// Returns a text as written in the file, from an attribute or a child `<string key="…">`. See `InterfaceMaker.text` for the translated
  /// one.
  package func writtenText(_ name: String) -> String? {
    if let value = attributes[name] { return value }
    guard let child = child(key: name) else { return nil }
    switch child.kind {
    case "string", "mutableString": return child.decodedText
    default: return nil
    }
  }

  /// The text of a `<string>`, which may be encoded.
  package var decodedText: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    var encoded = text.filter { !$0.isWhitespace }
    while encoded.count % 4 != 0 { encoded.append("=") }
    return Base64Text.decode(encoded) ?? text
  }

  package func rect(_ name: String) -> CGRect? {
    guard let child = child(key: name), child.kind == "rect" else { return nil }
    return CGRect(
      x: child.number("x") ?? 0, y: child.number("y") ?? 0, width: max(child.number("width") ?? 0, 0),
      height: max(child.number("height") ?? 0, 0))
  }

  /// Returns a frame written as `<frame key="frameInset" …>`: distances to the edges of the superview, and a size where a distance is
  /// missing.
  package func insetFrame(in room: CGSize) -> CGRect? {
    guard let child = child(key: "frameInset"), child.kind == "frame" else { return nil }
    func span(_ least: String, _ most: String, _ length: String, _ room: CGFloat) -> (CGFloat, CGFloat) {
      let written = child.number(length).map { max($0, 0) }
      switch (child.number(least), child.number(most)) {
      case (let start?, let end?): return (start, written ?? max(room - start - end, 0))
      case (let start?, nil): return (start, written ?? 0)
      case (nil, let end?): return (room - end - (written ?? 0), written ?? 0)
      case (nil, nil): return ((room - (written ?? room)) / 2, written ?? room)
      }
    }
    let (x, width) = span("minX", "maxX", "width", room.width)
    let (y, height) = span("minY", "maxY", "height", room.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  package func size(_ name: String) -> CGSize? {
    guard let child = child(key: name), child.attributes["width"] != nil || child.attributes["height"] != nil else { return nil }
    return CGSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
  }

  /// Returns insets, written as `<inset minX minY maxX maxY>` or `<edgeInsets top left bottom right>`.
  package func insets(_ name: String) -> UIEdgeInsets? {
    guard let child = child(key: name) else { return nil }
    switch child.kind {
    case "inset":
      return UIEdgeInsets(
        top: child.number("minY") ?? 0, left: child.number("minX") ?? 0, bottom: child.number("maxY") ?? 0, right: child.number("maxX") ?? 0
      )
    case "edgeInsets":
      return UIEdgeInsets(
        top: child.number("top") ?? 0, left: child.number("left") ?? 0, bottom: child.number("bottom") ?? 0,
        right: child.number("right") ?? 0)
    default: return nil
    }
  }

  package func directionalInsets(_ name: String) -> NSDirectionalEdgeInsets? {
    guard let child = child(key: name), child.kind == "directionalEdgeInsets" else { return nil }
    return NSDirectionalEdgeInsets(
      top: child.number("top") ?? 0, leading: child.number("leading") ?? 0, bottom: child.number("bottom") ?? 0,
      trailing: child.number("trailing") ?? 0)
  }

  /// Returns the value for a keyword of the file.
  package func word<Value>(_ name: String, _ words: [String: Value]) -> Value? { attributes[name].flatMap { words[$0] } }
}
