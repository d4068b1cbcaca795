/// Writes an archived object as an element of today.
///
/// Most values keep their names: `IBUIClipsSubviews` is the attribute `clipsSubviews`. Enumerations are numbers in the archive; colors, fonts,
/// images and geometry are objects.
enum ArchivedElement {
  /// Returns nil for an object that is not part of an interface, such as the metrics of the simulated screen.
  static func node(of object: InterfaceNode, _ className: String, in archive: inout InterfaceArchive) -> InterfaceNode? {
    guard let kind = kind(of: className) else { return nil }
    let node = InterfaceNode(kind, line: object.line)
    takeGeometry(object, into: node)
    if let flag = archive.property("IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints", of: object)?.value("value") {
      node.attributes["translatesAutoresizingMaskIntoConstraints"] = flag.name == "bool" ? flag.text : flag.name == "integer" ? "NO" : nil
    }
    if let states = ArchivedStates(object, archive) { node.children += states.nodes }
    for value in object.children {
      guard let key = value.attributes["key"], let name = name(of: key) else { continue }
      take(value, key: key, name: name, into: node, in: &archive)
    }
    takeInsets(object, into: node)
    takeTraits(object, into: node, archive)
    takeSegments(object, into: node, archive)
    takeSubviews(object, into: node, in: &archive)
    if kind == "tableViewCell" { node.children.append(content(of: object, node, in: &archive)) }
    return node
  }

  /// Returns `label` for `IBUILabel`.
  private static func kind(of className: String) -> String? {
    switch className {
    case "IBMKMapView": return "mapView"
    case "IBGLKView": return "glkView"
    case "IBUICustomObject": return "customObject"
    default: break
    }
    guard className.hasPrefix("IBUI") else { return nil }
    if className.hasPrefix("IBUISimulated") || ["IBUIScreenMetrics", "IBUIFontDescription", "IBUITextInputTraits"].contains(className) {
      return nil
    }
    return lowercased(className.dropFirst(4))
  }

  /// Returns `clipsSubviews` for `IBUIClipsSubviews`, and nil for a key that is not the editor's.
  static func name(of key: String) -> String? {
    if key.hasPrefix("IBUI") { return lowercased(key.dropFirst(4)) }
    if key == "IBTintColor" || key == "IBSelectedSegmentIndex" || key == "IBMomentary" { return lowercased(key.dropFirst(2)) }
    return nil
  }

  static func lowercased(_ text: Substring) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  // MARK: Values

  private static func take(
    _ given: InterfaceNode, key: String, name: String, into node: InterfaceNode, in archive: inout InterfaceArchive
  ) {
    if ArchivedStates.isState(key) || name.contains(".") { return }
    if (name == "shadowOffset" || name == "titleShadowOffset"), given.archivedNumbers.count == 2 {
      let numbers = given.archivedNumbers
      node.children.append(InterfaceNode("size", ["key": name, "width": numbers[0], "height": numbers[1]], line: given.line))
      return
    }
    switch given.name {
    case "bool": node.attributes[name] = given.text
    case "float", "double": node.attributes[name] = given.text
    case "int", "integer":
      let number = given.attributes["value"] ?? given.text
      let word = ArchivedWords.word(name, number, of: node.name) ?? number
      node.attributes[name == "systemItemIdentifier" ? "systemItem" : name] = word
    case "string": node.attributes[name] = given.archivedText
    case "object", "reference", "array": takeObject(archive.resolved(given), name, into: node, in: &archive)
    default: break
    }
  }

  private static func takeObject(_ object: InterfaceNode, _ name: String, into node: InterfaceNode, in archive: inout InterfaceArchive) {
    switch object.attributes["class"] {
    case "NSColor":
      if let color = ArchivedColor.node(object, key: name) { node.children.append(color) }
      return
    case "NSFont", "IBUIFontDescription", "UIFontDescription":
      takeFont(object, into: node)
      return
    case "NSCustomResource", "NSImage":
      node.attributes[name] = object.value("NSResourceName")?.archivedText
      return
    default: break
    }
    switch name {
    case "items", "viewControllers", "toolbarItems":
      let list = InterfaceNode(name, line: object.line)
      for child in archive.elements(of: object) { if let element = archive.element(child) { list.children.append(element) } }
      node.children.append(list)
    // An item names its bar, which has the item.
    case "navigationBar" where node.name == "navigationItem", "toolbar" where node.name == "barButtonItem",
      "tabBar" where node.name == "tabBarItem":
      break
    case _ where ArchivedWords.members.contains(name):
      if let element = archive.element(object, key: name) { node.children.append(element) }
    default: break
    }
  }

  private static func takeFont(_ object: InterfaceNode, into node: InterfaceNode) {
    // A description is newer than the font beside it.
    if let index = node.children.firstIndex(where: { $0.name == "fontDescription" }) {
      guard object.attributes["class"] != "NSFont" else { return }
      node.children.remove(at: index)
    }
    var attributes = ["key": "fontDescription"]
    attributes["pointSize"] = object.value("pointSize")?.text ?? object.value("NSSize")?.text
    if let name = object.value("name") ?? object.value("NSName") { attributes["name"] = name.archivedText }
    attributes["family"] = object.value("family")?.archivedText
    switch object.value("type")?.text {
    case "1": attributes["type"] = "system"
    case "2": attributes["type"] = "boldSystem"
    case "3": attributes["type"] = "italicSystem"
    default: break
    }
    if attributes["type"] != nil { attributes["name"] = nil }
    node.children.append(InterfaceNode("fontDescription", attributes, line: object.line))
  }
}
