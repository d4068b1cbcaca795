/// A document of Xcode 3 and 4: an archive of keyed objects, which refer to each other, and records of their connections.
///
/// It is rewritten as a document of today, so that both have the same plan. Each object is written once, where it is found first: a cycle of
/// references ends there.
struct InterfaceArchive {
  /// The deepest nesting of objects that is written; references may nest deeper than elements.
  static let deepest = 200

  private let objects: [String: InterfaceNode]
  private let data: InterfaceNode
  /// The properties that the editor stores for an object, such as `13.CustomClassName`.
  private let properties: [String: InterfaceNode]
  /// The numbers of objects by their ids, by which tables of translations name them.
  private var numbers: [String: String] = [:]
  /// The connections and constraints of each object, by its id.
  private var connections: [String: [InterfaceNode]] = [:]
  private var constraints: [String: [InterfaceNode]] = [:]
  private var written: Set<String> = []
  private var depth = 0

  init(_ root: InterfaceNode, file: String) throws {
    guard let data = root.children.first(where: { $0.name == "data" }) else {
      throw InterfaceError.damaged(file, line: root.line, "the archive has no data")
    }
    self.data = data
    var objects: [String: InterfaceNode] = [:]
    var open = [root]
    while let node = open.popLast() {
      if let id = node.attributes["id"], objects[id] == nil { objects[id] = node }
      open += node.children
    }
    self.objects = objects
    let container = data.value("IBDocument.Objects").map { Self.resolved($0, objects) }
    properties = container?.value("flattenedProperties").map { Self.dictionary($0, objects) } ?? [:]
    readRecords(container)
    readConnections(container)
  }

  /// Returns the root of the document of today.
  mutating func document() -> InterfaceNode {
    let list = InterfaceNode("objects")
    for object in elements(of: data.value("IBDocument.RootObjects")) {
      if let node = element(object) { list.children.append(node) }
    }
    let usesLayout = data.value("IBDocument.UseAutolayout")?.text == "YES" || !constraints.isEmpty
    return InterfaceNode(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.XIB", "version": "3.0", "useAutolayout": usesLayout ? "YES" : "NO",
      ], [list])
  }

  // MARK: Objects

  /// Returns the object that a value is or refers to.
  func resolved(_ value: InterfaceNode) -> InterfaceNode { Self.resolved(value, objects) }

  private static func resolved(_ value: InterfaceNode, _ objects: [String: InterfaceNode]) -> InterfaceNode {
    guard value.name == "reference", let reference = value.attributes["ref"], let object = objects[reference] else { return value }
    return object
  }

  /// Returns the objects of an array, which is a value or a reference.
  func elements(of value: InterfaceNode?) -> [InterfaceNode] { Self.elements(of: value, objects) }

  private static func elements(of value: InterfaceNode?, _ objects: [String: InterfaceNode]) -> [InterfaceNode] {
    guard let value else { return [] }
    var list = resolved(value, objects)
    // A set keeps its objects in an array of its own.
    if let ordered = list.value("orderedObjects") { list = resolved(ordered, objects) }
    return list.children.filter { $0.attributes["key"] == nil && $0.name != "nil" }.map { resolved($0, objects) }
  }

  /// Reads a dictionary of either form: two arrays of keys and values, or values with keys.
  private static func dictionary(_ value: InterfaceNode, _ objects: [String: InterfaceNode]) -> [String: InterfaceNode] {
    let node = resolved(value, objects)
    var result: [String: InterfaceNode] = [:]
    guard let keys = node.value("dict.sortedKeys"), let values = node.value("dict.values") else {
      for child in node.children { if let key = child.attributes["key"] { result[key] = resolved(child, objects) } }
      return result
    }
    let names = resolved(keys, objects).children.filter { $0.attributes["key"] == nil }
    let contents = resolved(values, objects).children.filter { $0.attributes["key"] == nil }
    for (name, content) in zip(names, contents) { result[name.archivedText] = resolved(content, objects) }
    return result
  }

  /// Returns the id in the document of today.
  func id(of object: InterfaceNode) -> String? { object.attributes["id"].map { numbers[$0] ?? "a" + $0 } }

  func property(_ name: String, of object: InterfaceNode) -> InterfaceNode? {
    guard let id = object.attributes["id"], let number = numbers[id] else { return nil }
    return properties["\(number).\(name)"]
  }

  // MARK: Records

  private mutating func readRecords(_ container: InterfaceNode?) {
    for record in elements(of: container?.value("objectRecords")) {
      guard let object = record.value("object").map({ resolved($0) }), let id = object.attributes["id"],
        let number = record.value("objectID")?.text
      else { continue }
      numbers[id] = number
    }
    for object in objects.values.sorted(by: { $0.line < $1.line }) where object.attributes["class"] == "IBNSLayoutConstraint" {
      guard let view = object.value("containingView").map({ resolved($0) })?.attributes["id"], let node = constraint(object) else {
        continue
      }
      constraints[view, default: []].append(node)
    }
  }

  private mutating func readConnections(_ container: InterfaceNode?) {
    for record in elements(of: container?.value("connectionRecords")) {
      guard let connection = record.value("connection").map({ resolved($0) }),
        let source = connection.value("source").map({ resolved($0) }), let sourceID = source.attributes["id"],
        let destination = connection.value("destination").map({ resolved($0) }).flatMap({ id(of: $0) }),
        let label = connection.value("label")?.archivedText
      else { continue }
      var attributes = ["destination": destination]
      attributes["id"] = record.value("connectionID").map { "c" + $0.text }
      switch connection.attributes["class"] {
      case "IBCocoaTouchEventConnection":
        attributes["selector"] = label
        attributes["eventType"] = connection.value("IBEventType").flatMap { Int($0.text) }.flatMap { Self.events[$0] }
        connections[sourceID, default: []].append(InterfaceNode("action", attributes, line: connection.line))
      case "IBCocoaTouchOutletCollectionConnection":
        attributes["property"] = label
        attributes["collectionClass"] = connection.value("cachedDesignatedCollectionClassName")?.text ?? "NSArray"
        connections[sourceID, default: []].append(InterfaceNode("outletCollection", attributes, line: connection.line))
      default:
        attributes["property"] = label
        connections[sourceID, default: []].append(InterfaceNode("outlet", attributes, line: connection.line))
      }
    }
  }

  /// The events of controls by their numbers.
  private static let events: [Int: String] = [
    1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside", 5: "touchDragEnter", 6: "touchDragExit",
    7: "touchUpInside", 8: "touchUpOutside", 9: "touchCancel", 13: "valueChanged", 16: "editingDidBegin", 17: "editingChanged",
    18: "editingDidEnd", 19: "editingDidEndOnExit",
  ]

  // MARK: Elements

  /// Returns the element of an object with its connections; nil if it is written already or is none.
  mutating func element(_ object: InterfaceNode, key: String? = nil) -> InterfaceNode? {
    guard object.name == "object", let name = object.attributes["class"], depth < Self.deepest else { return nil }
    if let id = object.attributes["id"], !written.insert(id).inserted { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let node = name == "IBProxyObject" ? placeholder(object) : ArchivedElement.node(of: object, name, in: &self) else { return nil }
    node.attributes["id"] = id(of: object)
    node.attributes["key"] = key
    if let custom = property("CustomClassName", of: object)?.archivedText, !custom.isEmpty { node.attributes["customClass"] = custom }
    guard let id = object.attributes["id"] else { return node }
    if let list = constraints[id] { node.children.append(InterfaceNode("constraints", children: list)) }
    if let list = connections[id] { node.children.append(InterfaceNode("connections", children: list)) }
    return node
  }

  private func placeholder(_ object: InterfaceNode) -> InterfaceNode? {
    let identifier = object.value("IBProxiedObjectIdentifier")?.archivedText
    return InterfaceNode("placeholder", ["placeholderIdentifier": identifier ?? "IBProxy"], line: object.line)
  }

  // MARK: Constraints

  private func constraint(_ object: InterfaceNode) -> InterfaceNode? {
    func attribute(_ key: String) -> String? { object.value(key).flatMap { Int($0.text) }.flatMap { Self.layoutAttributes[$0] } }
    guard let first = object.value("firstItem").map({ resolved($0) }).flatMap({ id(of: $0) }), let name = attribute("firstAttribute") else {
      return nil
    }
    var attributes = ["firstItem": first, "firstAttribute": name]
    attributes["id"] = id(of: object)
    if let second = object.value("secondItem"), second.name != "nil", let item = id(of: resolved(second)) {
      attributes["secondItem"] = item
      attributes["secondAttribute"] = attribute("secondAttribute")
    }
    switch object.value("relation")?.text {
    case "1": attributes["relation"] = "greaterThanOrEqual"
    case "-1": attributes["relation"] = "lessThanOrEqual"
    default: break
    }
    attributes["multiplier"] = object.value("multiplier")?.text
    attributes["priority"] = object.value("priority")?.text
    attributes["constant"] = object.value("constant").map { resolved($0) }?.value("value")?.text
    return InterfaceNode("constraint", attributes, line: object.line)
  }

  private static let layoutAttributes: [Int: String] = [
    1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width", 8: "height", 9: "centerX", 10: "centerY",
    11: "baseline",
  ]
}
