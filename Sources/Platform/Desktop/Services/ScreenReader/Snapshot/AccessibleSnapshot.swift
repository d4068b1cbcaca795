/// The elements of the screen at a moment.
package struct AccessibleSnapshot: Equatable {
  package var items: [Int: AccessibleItem] = [:]
  /// The element with the keyboard focus.
  package var focused: Int?

  package init() {}

  package subscript(number: Int) -> AccessibleItem? { items[number] }

  /// The numbers in reading order, parents before their children.
  package var order: [Int] {
    var result: [Int] = []
    var stack = [AccessibleItem.application]
    while let number = stack.popLast() {
      guard let item = items[number] else { continue }
      result.append(number)
      stack.append(contentsOf: item.children.reversed())
    }
    return result
  }

  package func index(inParent number: Int) -> Int? {
    items[number].flatMap { items[$0.parent]?.children.firstIndex(of: number) }
  }

  /// Returns a line for each element, indented by containment, for tests.
  package var description: String {
    var lines: [String] = []
    func add(_ number: Int, _ depth: Int) {
      guard let item = items[number] else { return }
      lines.append(String(repeating: "  ", count: depth) + item.line)
      for child in item.children { add(child, depth + 1) }
    }
    add(AccessibleItem.application, 0)
    return lines.joined(separator: "\n")
  }
}

extension AccessibleItem {
  /// The states that every usable element has, which lines leave out.
  private static let usual: AccessibleStates = [.enabled, .sensitive, .showing, .visible]

  var line: String {
    var line = "\(role.name) \"\(name)\""
    if let text, role != .label, role != .heading { line += " text \"\(text.content)\"" }
    if let value { line += " value \(value.current) of \(value.minimum) to \(value.maximum)" }
    if let place { line += " row \(place.position) of \(place.count)" }
    let names = AccessibleStates.names.filter { states.contains($0.0) && !Self.usual.contains($0.0) }.map(\.1)
    if !names.isEmpty { line += " [" + names.joined(separator: ", ") + "]" }
    if !states.contains(.sensitive) { line += " disabled" }
    return line
  }
}
