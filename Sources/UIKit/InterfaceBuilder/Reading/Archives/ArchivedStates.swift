/// The titles, images and colors of a button, which an archive keeps as `IBUINormalTitle`.
struct ArchivedStates {
  private static let states = ["Normal", "Highlighted", "Selected", "Disabled"]
  private static let texts = ["Title", "Image", "BackgroundImage"]
  private static let colors = ["TitleColor", "TitleShadowColor"]
  private static let keys = Set(states.flatMap { state in (texts + colors).map { "IBUI\(state)\($0)" } })

  let nodes: [InterfaceNode]

  /// Fails for an object that is no button.
  init?(_ object: InterfaceNode, _ archive: InterfaceArchive) {
    guard object.attributes["class"] == "IBUIButton" else { return nil }
    nodes = Self.states.compactMap { state in
      let node = InterfaceNode("state", ["key": state.lowercased()], line: object.line)
      for name in Self.texts {
        guard let value = object.value("IBUI\(state)\(name)").map({ archive.resolved($0) }) else { continue }
        node.attributes[ArchivedElement.lowercased(name[...])] =
          value.name == "string" ? value.archivedText : value.value("NSResourceName")?.archivedText
      }
      for name in Self.colors {
        guard let value = object.value("IBUI\(state)\(name)").map({ archive.resolved($0) }) else { continue }
        if let color = ArchivedColor.node(value, key: ArchivedElement.lowercased(name[...])) { node.children.append(color) }
      }
      return node.attributes.count > 1 || !node.children.isEmpty ? node : nil
    }
  }

  static func isState(_ key: String) -> Bool { keys.contains(key) }
}
