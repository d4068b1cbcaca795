extension ArchivedElement {
  // MARK: Geometry

  /// The bits of `NSvFlags`: the mask of autoresizing in the lowest six, and whether the view is hidden in the sign.
  static func takeGeometry(_ object: InterfaceNode, into node: InterfaceNode) {
    if let numbers = object.value("NSFrame")?.archivedNumbers, numbers.count == 4 {
      node.children.append(rect(numbers, object.line))
    } else if let numbers = object.value("NSFrameSize")?.archivedNumbers, numbers.count == 2 {
      node.children.append(rect(["0", "0"] + numbers, object.line))
    }
    guard let flags = object.value("NSvFlags").flatMap({ Int($0.text) }) else { return }
    if flags < 0 { node.attributes["hidden"] = "YES" }
    var mask = ["key": "autoresizingMask"]
    for (bit, name) in ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"].enumerated()
    where flags & 1 << bit != 0 { mask[name] = "YES" }
    node.children.append(InterfaceNode("autoresizingMask", mask, line: object.line))
  }

  private static func rect(_ numbers: [String], _ line: Int) -> InterfaceNode {
    let attributes = ["key": "frame", "x": numbers[0], "y": numbers[1], "width": numbers[2], "height": numbers[3]]
    return InterfaceNode("rect", attributes, line: line)
  }

  static func takeInsets(_ object: InterfaceNode, into node: InterfaceNode) {
    for name in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "imageInsets"] {
      let key = "IBUI" + name.prefix(1).uppercased() + name.dropFirst()
      let values = ["top": "minY", "left": "minX", "bottom": "maxY", "right": "maxX"].compactMap { side, attribute in
        object.value("\(key).\(side)").map { (attribute, $0.text) }
      }
      guard !values.isEmpty else { continue }
      let attributes = Dictionary(values) { $1 }.merging(["key": name]) { $1 }
      node.children.append(InterfaceNode("inset", attributes, line: object.line))
    }
  }

  // MARK: Text input

  static func takeTraits(_ object: InterfaceNode, into node: InterfaceNode, _ archive: InterfaceArchive) {
    guard let traits = (object.value("IBUITextInputTraits") ?? object.value("IBTextInputTraits")).map({ archive.resolved($0) }) else {
      return
    }
    let child = InterfaceNode("textInputTraits", ["key": "textInputTraits"], line: traits.line)
    for value in traits.children {
      guard let name = value.attributes["key"].flatMap({ name(of: $0) }) else { continue }
      child.attributes[name] = value.name == "int" ? ArchivedWords.word(name, value.text, of: "textInputTraits") : value.text
    }
    node.children.append(child)
  }

  // MARK: Segments

  static func takeSegments(_ object: InterfaceNode, into node: InterfaceNode, _ archive: InterfaceArchive) {
    guard node.name == "segmentedControl" else { return }
    let titles = list("IBSegmentTitles", of: object, archive)
    let images = list("IBSegmentImages", of: object, archive)
    let states = list("IBSegmentEnabledStates", of: object, archive)
    let count = min(object.value("IBNumberOfSegments").flatMap { Int($0.text) } ?? titles.count, max(titles.count, images.count))
    let segments = InterfaceNode("segments", line: object.line)
    for index in 0..<max(count, 0) {
      let segment = InterfaceNode("segment", line: object.line)
      if index < titles.count { segment.attributes["title"] = titles[index].archivedText }
      if index < images.count { segment.attributes["image"] = images[index].value("NSResourceName")?.archivedText }
      if index < states.count, states[index].text == "NO" || states[index].attributes["value"] == "NO" {
        segment.attributes["enabled"] = "NO"
      }
      segments.children.append(segment)
    }
    node.children.append(segments)
    if node.attributes["selectedSegmentIndex"] == nil { node.attributes["selectedSegmentIndex"] = "0" }
  }

  /// The items of a list in which a missing one is null, with its place.
  private static func list(_ key: String, of object: InterfaceNode, _ archive: InterfaceArchive) -> [InterfaceNode] {
    guard let value = object.value(key) else { return [] }
    return archive.resolved(value).children.filter { $0.attributes["key"] == nil }.map { archive.resolved($0) }
  }

  // MARK: Subviews

  static func takeSubviews(_ object: InterfaceNode, into node: InterfaceNode, in archive: inout InterfaceArchive) {
    // A cell's are in its content view.
    guard node.name != "tableViewCell", let value = object.value("NSSubviews") else { return }
    let list = InterfaceNode("subviews", line: object.line)
    for child in archive.elements(of: value) { if let view = archive.element(child) { list.children.append(view) } }
    if !list.children.isEmpty { node.children.append(list) }
  }

  /// Returns the content view of a cell. In Xcode 3 the cell's views may be beside it.
  static func content(of cell: InterfaceNode, _ node: InterfaceNode, in archive: inout InterfaceArchive) -> InterfaceNode {
    let size = node.children.first { $0.name == "rect" }
    let written = cell.value("IBUIContentView").map { archive.resolved($0) }.flatMap { archive.element($0, key: "contentView") }
    let content = InterfaceNode(
      "tableViewCellContentView", written?.attributes ?? ["key": "contentView", "opaque": "NO"], written?.children ?? [], line: cell.line)
    content.attributes["customClass"] = nil
    if written == nil, let size { content.children.append(InterfaceNode(size.name, size.attributes, line: size.line)) }
    for child in archive.elements(of: cell.value("NSSubviews")) {
      guard let view = archive.element(child) else { continue }
      if let list = content.children.first(where: { $0.name == "subviews" }) {
        list.children.append(view)
      } else {
        content.children.append(InterfaceNode("subviews", children: [view]))
      }
    }
    return content
  }
}
