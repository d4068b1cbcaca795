import UIKit

/// The attributes that predicates name: `NSPredicate(format: "exists == true")`.
public final class _TrestleModule: _ModuleTables {
  @MainActor public override class var tables: [_ClassTable] { [elementTable, queryTable, nodeTable] }

  @MainActor private static var elementTable: _ClassTable {
    var table = _ClassTable(XCUIElement.self)
    for name in ["exists", "isExists"] { table.getter(name, \XCUIElement.exists) }
    for name in ["hittable", "isHittable"] { table.getter(name, \XCUIElement.isHittable) }
    for name in ["enabled", "isEnabled"] { table.getter(name, \XCUIElement.isEnabled) }
    for name in ["selected", "isSelected"] { table.getter(name, \XCUIElement.isSelected) }
    table.getter("hasFocus", \XCUIElement.hasFocus)
    table.getter("identifier", \XCUIElement.identifier)
    table.getter("label", \XCUIElement.label)
    table.getter("title", \XCUIElement.title)
    table.getter("value", \XCUIElement.value)
    table.getter("placeholderValue", \XCUIElement.placeholderValue)
    table.getter("frame", \XCUIElement.frame)
    table.getter("elementType", \XCUIElement.elementType.rawValue)
    return table
  }

  @MainActor private static var queryTable: _ClassTable {
    var table = _ClassTable(XCUIElementQuery.self)
    table.getter("count", \XCUIElementQuery.count)
    return table
  }

  @MainActor private static var nodeTable: _ClassTable {
    var table = _ClassTable(ElementNode.self)
    for name in ["hittable", "isHittable"] { table.getter(name, \ElementNode.isHittable) }
    for name in ["enabled", "isEnabled"] { table.getter(name, \ElementNode.isEnabled) }
    for name in ["selected", "isSelected"] { table.getter(name, \ElementNode.isSelected) }
    table.getter("exists", \ElementNode.exists)
    table.getter("hasFocus", \ElementNode.hasFocus)
    table.getter("identifier", \ElementNode.identifier)
    table.getter("label", \ElementNode.label)
    table.getter("title", \ElementNode.title)
    table.getter("value", \ElementNode.value)
    table.getter("placeholderValue", \ElementNode.placeholder)
    table.getter("frame", \ElementNode.frame)
    table.getter("elementType", \ElementNode.type.rawValue)
    return table
  }
}

extension ElementNode {
  fileprivate var exists: Bool { true }
  fileprivate var title: String { "" }
}
