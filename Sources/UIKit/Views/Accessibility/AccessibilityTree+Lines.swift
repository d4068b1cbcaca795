import Foundation

extension AccessibilityTree {
  /// Returns an element a line, indented by containment.
  package static func describe(_ nodes: [AccessibilityNode]) -> String {
    var lines: [String] = []
    for node in nodes { append(node, depth: 0, to: &lines) }
    return lines.joined(separator: "\n")
  }

  private static func append(_ node: AccessibilityNode, depth: Int, to lines: inout [String]) {
    let indent = String(repeating: "  ", count: depth)
    if node.isElement {
      lines.append(indent + line(for: node.object))
    } else if let title = title(ofContainer: node.object) {
      lines.append(indent + title)
      for child in node.children { append(child, depth: depth + 1, to: &lines) }
    } else {
      for child in node.children { append(child, depth: depth, to: &lines) }
    }
  }

  /// A container is described only if something was set on it.
  private static func title(ofContainer object: any AccessibleObject) -> String? {
    let kind =
      switch object.accessibilityContainerType {
      case .none: "group"
      case .dataTable: "table"
      case .list: "list"
      case .landmark: "landmark"
      case .semanticGroup: "group"
      }
    // The label of a row is that of its parts, if these are elements.
    let name = object is any AccessibleRow ? "" : object.accessibilityLabel.map { " \"\($0)\"" } ?? ""
    let identifier = object.accessibilityIdentifier.map { " #\($0)" } ?? ""
    if object.accessibilityContainerType == .none, name.isEmpty, identifier.isEmpty { return nil }
    return kind + name + identifier
  }

  /// Returns the description of an element: its kind, label, value, hint, identifier, language and actions.
  package static func line(for object: any AccessibleObject) -> String {
    let traits = object.accessibilityTraits
    var words = traitNames.filter { traits.contains($0.0) }.map(\.1)
    if !traits.isDisjoint(with: [.tab, .popUpButton]) { words.removeAll { $0 == "button" } }
    if words.isEmpty { words = ["element"] }
    var line = words.joined(separator: " ")
    if let label = object.accessibilityLabel { line += " \"\(oneLine(label))\"" }
    if let value = AccessibilitySpeech.value(of: object) { line += " = \"\(oneLine(value))\"" }
    if let hint = object.accessibilityHint { line += " (\(hint))" }
    if let identifier = object.accessibilityIdentifier { line += " #\(identifier)" }
    if let language = object.accessibilityLanguage { line += " in \(language)" }
    if let actions = object.accessibilityCustomActions, !actions.isEmpty {
      line += " [" + actions.map(\.name).joined(separator: ", ") + "]"
    }
    if let content = (object as? any AXCustomContentProvider)?.accessibilityCustomContent, !content.isEmpty {
      line += " {" + content.map { "\($0.label): \(oneLine($0.value))" }.joined(separator: ", ") + "}"
    }
    return line
  }

  /// Returns the text in one line, escaped as in Swift.
  private static func oneLine(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\\n") }

  private static let traitNames: [(UIAccessibilityTraits, String)] = [
    (.selected, "selected"), (.notEnabled, "disabled"), (.editing, "editing"), (.button, "button"), (.tab, "tab"),
    (.popUpButton, "pop-up button"),
    (.toggleButton, "toggle"), (.link, "link"), (.image, "image"), (.searchField, "search field"),
    (.secureTextField, "secure text field"), (.textField, "text field"), (.header, "header"), (.summaryElement, "summary"),
    (.adjustable, "adjustable"), (.staticText, "text"), (.tabBar, "tab bar"), (.keyboardKey, "key"), (.updatesFrequently, "updating"),
    (.playsSound, "sound"), (.startsMediaSession, "media"), (.causesPageTurn, "page turn"),
    (.allowsDirectInteraction, "direct touch"), (.supportsZoom, "zoom"),
  ]
}
