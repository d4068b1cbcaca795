import UIKit

/// An element of the screen at one moment, with the elements in it.
@MainActor final class ElementNode: NSObject {
  let type: XCUIElement.ElementType
  /// A kind by which the element is found as well: items of menus are buttons.
  let otherType: XCUIElement.ElementType?
  let object: (any AccessibleObject)?
  let label: String
  let identifier: String
  let value: Any?
  let placeholder: String?
  /// In coordinates of the screen.
  let frame: CGRect
  let isEnabled: Bool
  let isSelected: Bool
  /// The row of a table that is not loaded, in which the element is.
  let row: UnloadedRow?
  private(set) var children: [ElementNode] = []
  private(set) weak var parent: ElementNode?

  struct UnloadedRow {
    let table: UITableView
    let path: IndexPath
  }

  init(
    _ type: XCUIElement.ElementType, otherType: XCUIElement.ElementType? = nil, object: (any AccessibleObject)?, label: String = "",
    identifier: String = "", value: Any? = nil, placeholder: String? = nil, frame: CGRect, isEnabled: Bool = true,
    isSelected: Bool = false, row: UnloadedRow? = nil
  ) {
    (self.type, self.otherType, self.object, self.label, self.identifier) = (type, otherType, object, label, identifier)
    (self.value, self.placeholder, self.frame, self.isEnabled) = (value, placeholder, frame, isEnabled)
    (self.isSelected, self.row) = (isSelected, row)
  }

  func add(_ nodes: [ElementNode]) {
    for node in nodes { node.parent = self }
    children += nodes
  }

  /// The elements below this one, each before those in it.
  var descendants: [ElementNode] { children.flatMap { [$0] + $0.descendants } }

  /// The elements around this one, from the inside.
  var ancestors: [ElementNode] { Array(sequence(first: self, next: \.parent).dropFirst()) }

  func matches(_ type: XCUIElement.ElementType) -> Bool { type == .any || self.type == type || otherType == type }

  /// Whether one of the texts by which tests name elements is `name`.
  func isNamed(_ name: String) -> Bool {
    identifier == name || label == name || placeholder == name || value as? String == name
  }

  var view: UIView? { object as? UIView }

  /// The view of an element without one, such as a stepper of its halves. The tree does not outlive the search for a node, which this does.
  private var container: UIView? { (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView }

  var hasFocus: Bool {
    guard let view else { return false }
    return view.isFirstResponder || children.contains(where: \.hasFocus)
  }

  /// The center, or the point that the element chooses for its activation.
  var hitPoint: CGPoint { object.map(\.accessibilityActivationPoint) ?? CGPoint(x: frame.midX, y: frame.midY) }

  /// Whether a finger at the hit point reaches the element.
  var isHittable: Bool {
    let point = hitPoint
    guard row == nil, !frame.isEmpty, UIScreen.main.bounds.contains(point) else { return false }
    guard let view = view ?? container ?? ancestors.lazy.compactMap(\.view).first else { return false }
    for window in UIScreen.main.windows.reversed() where !window.isHidden {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return true }
      // A window passes on touches that hit nothing but itself.
      if hit === window, window !== view.window { continue }
      return false
    }
    return false
  }

  /// The element on one line, as in the messages of failures.
  var line: String {
    var parts = [type.name, "{\(Self.text(frame))}"]
    if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
    if !label.isEmpty { parts.append("label: '\(label)'") }
    if let placeholder { parts.append("placeholderValue: '\(placeholder)'") }
    if let value { parts.append("value: \(value)") }
    if !isEnabled { parts.append("Disabled") }
    if isSelected { parts.append("Selected") }
    return parts.joined(separator: ", ")
  }

  /// The element and those in it, a line each.
  func tree(indent: String = "") -> String {
    ([indent + line] + children.map { $0.tree(indent: indent + "  ") }).joined(separator: "\n")
  }

  private static func text(_ frame: CGRect) -> String {
    func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }
    return "{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}"
  }
}

extension XCUIElement.ElementType {
  /// The name in messages: `StaticText`.
  var name: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
