import CoreGraphics

/// Tells in lines what somebody who does not see a screen would find on it, in the order they would find it.
@MainActor package enum AccessibilityTree {
  /// The elements of the windows on the screen; one that is modal hides all beneath.
  package static func describe(_ screen: UIScreen = .main) -> String {
    var lines: [String] = []
    for window in screen.windows.reversed() where !(window is KeyboardWindow) {
      let modal = modalView(in: window)
      append(modal ?? window, depth: 0, to: &lines)
      if modal != nil { break }
    }
    // The keyboard comes after what is typed into, modal or not.
    for window in screen.windows where window is KeyboardWindow { append(window, depth: 0, to: &lines) }
    return lines.joined(separator: "\n")
  }

  /// The elements of one view.
  package static func describe(_ view: UIView) -> String {
    var lines: [String] = []
    append(view, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  /// All elements of a view in order, for going through them.
  package static func elements(in view: UIView) -> [any AccessibleObject] {
    if view.isHidden || view.accessibilityElementsHidden { return [] }
    if view.isAccessibilityElement { return [view] }
    return view.accessibleContents.flatMap { object -> [any AccessibleObject] in
      if let view = object as? UIView { return elements(in: view) }
      return object.isAccessibilityElement ? [object] : []
    }
  }

  static func modalView(in view: UIView) -> UIView? {
    for subview in view.subviewList.reversed() where !subview.isHidden {
      if subview.accessibilityViewIsModal { return subview }
      if let found = modalView(in: subview) { return found }
    }
    return nil
  }

  private static func append(_ object: any AccessibleObject, depth: Int, to lines: inout [String]) {
    if let view = object as? UIView, view.isHidden || view.alpha <= 0.01 { return }
    if object.accessibilityElementsHidden { return }
    if object.isAccessibilityElement {
      lines.append(String(repeating: "  ", count: depth) + line(for: object))
      return
    }
    var depth = depth
    if let title = title(ofContainer: object) {
      lines.append(String(repeating: "  ", count: depth) + title)
      depth += 1
    }
    let contents = (object as? UIView)?.accessibleContents ?? object.accessibilityElements?.compactMap { $0 as? any AccessibleObject }
    for child in contents ?? [] { append(child, depth: depth, to: &lines) }
  }

  /// A container is told of only if something was said of it.
  private static func title(ofContainer object: any AccessibleObject) -> String? {
    let kind =
      switch object.accessibilityContainerType {
      case .none: "group"
      case .dataTable: "table"
      case .list: "list"
      case .landmark: "landmark"
      case .semanticGroup: "group"
      }
    let name = object.accessibilityLabel.map { " \"\($0)\"" } ?? ""
    let identifier = object.accessibilityIdentifier.map { " #\($0)" } ?? ""
    if object.accessibilityContainerType == .none, name.isEmpty, identifier.isEmpty { return nil }
    return kind + name + identifier
  }

  private static func line(for object: any AccessibleObject) -> String {
    var words = traitNames.filter { object.accessibilityTraits.contains($0.0) }.map(\.1)
    if words.isEmpty { words = ["element"] }
    var line = words.joined(separator: " ")
    if let label = object.accessibilityLabel { line += " \"\(label)\"" }
    if let value = object.accessibilityValue { line += " = \"\(value)\"" }
    if let hint = object.accessibilityHint { line += " (\(hint))" }
    if let identifier = object.accessibilityIdentifier { line += " #\(identifier)" }
    if let actions = object.accessibilityCustomActions, !actions.isEmpty {
      line += " [" + actions.map(\.name).joined(separator: ", ") + "]"
    }
    return line
  }

  private static let traitNames: [(UIAccessibilityTraits, String)] = [
    (.selected, "selected"), (.notEnabled, "disabled"), (.button, "button"), (.toggleButton, "toggle"), (.link, "link"),
    (.image, "image"), (.searchField, "search field"), (.textField, "text field"), (.header, "header"), (.adjustable, "adjustable"),
    (.staticText, "text"), (.tabBar, "tab bar"), (.keyboardKey, "key"), (.updatesFrequently, "updating"),
  ]

  /// From top to bottom, and in a line by reading direction; what overlaps by more than half its height is in one line.
  static func inReadingOrder(_ views: [UIView], direction: UIUserInterfaceLayoutDirection) -> [any AccessibleObject] {
    let byTop = views.map { ($0, $0.accessibilityFrame) }.enumerated().sorted { first, second in
      first.element.1.minY == second.element.1.minY ? first.offset < second.offset : first.element.1.minY < second.element.1.minY
    }.map(\.element)
    var result: [UIView] = []
    var line: [(UIView, CGRect)] = []
    func endLine() {
      let sorted = line.enumerated().sorted { first, second in
        let (x1, x2) = (first.element.1.minX, second.element.1.minX)
        if x1 == x2 { return first.offset < second.offset }
        return direction == .leftToRight ? x1 < x2 : x1 > x2
      }
      result.append(contentsOf: sorted.map(\.element.0))
      line = []
    }
    for entry in byTop {
      if let first = line.first, entry.1.minY > first.1.minY + min(first.1.height, entry.1.height) / 2 { endLine() }
      line.append(entry)
    }
    endLine()
    return result
  }
}
