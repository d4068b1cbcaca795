import UIKit

@preconcurrency @MainActor public protocol XCUIElementAttributes {
  var identifier: String { get }
  /// The frame in coordinates of the screen.
  var frame: CGRect { get }
  /// The text of a field, "1" or "0" of a switch, the percentage of a slider.
  var value: Any? { get }
  var title: String { get }
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  var verticalSizeClass: UIUserInterfaceSizeClass { get }
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  var hasFocus: Bool { get }
}

/// An element with those in it, as they were at one moment.
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
}

/// An object that can be asked for a snapshot.
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding {
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement: XCUIElementAttributes, XCUIElementSnapshotProviding {
  public func snapshot() throws -> any XCUIElementSnapshot {
    guard let node = session.nodes(of: search).first else { throw MissingElement(query: search.description) }
    return ElementSnapshot(node)
  }
}

/// The error of a snapshot of an element that is not there.
struct MissingElement: LocalizedError {
  let query: String
  var errorDescription: String? { "No matches found for \(query)" }
}

@MainActor private struct ElementSnapshot: XCUIElementSnapshot {
  let node: ElementNode
  init(_ node: ElementNode) { self.node = node }
  var identifier: String { node.identifier }
  var frame: CGRect { node.frame }
  var value: Any? { node.value }
  var title: String { "" }
  var label: String { node.label }
  var elementType: XCUIElement.ElementType { node.type }
  var isEnabled: Bool { node.isEnabled }
  var horizontalSizeClass: UIUserInterfaceSizeClass { UIScreen.main.traitCollection.horizontalSizeClass }
  var verticalSizeClass: UIUserInterfaceSizeClass { UIScreen.main.traitCollection.verticalSizeClass }
  var placeholderValue: String? { node.placeholder }
  var isSelected: Bool { node.isSelected }
  var hasFocus: Bool { node.hasFocus }
  var children: [any XCUIElementSnapshot] { node.children.map { ElementSnapshot($0) } }
}
