import Foundation

/// A query for elements of the screen, which is evaluated when its elements are used.
@preconcurrency @MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let search: ElementSearch
  let session: AppSession

  init(_ search: ElementSearch, _ session: AppSession) {
    (self.search, self.session) = (search, session)
  }

  private func query(_ search: ElementSearch) -> XCUIElementQuery { XCUIElementQuery(search, session) }
  private func element(_ search: ElementSearch) -> XCUIElement { XCUIElement(search, session) }
  private func filtered(_ description: String, _ isIncluded: @escaping (ElementNode) -> Bool) -> XCUIElementQuery {
    query(.filtered(search, description: description, isIncluded))
  }

  // MARK: Results

  open var count: Int { session.nodes(of: search).count }
  /// The only element. Its use fails if there are several.
  open var element: XCUIElement { element(.only(search)) }
  open var firstMatch: XCUIElement { element(.element(search, 0)) }
  /// The elements that are there now.
  open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }
  /// The elements that are there now. They are found again by their index.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  open func element(boundBy index: Int) -> XCUIElement { element(.element(search, index)) }
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }
  /// Returns the only element of a predicate.
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
  /// Returns the only element of a kind with an identifier.
  open func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(type, identifier: identifier).element
  }
  /// Returns the element with an identifier, a label, a value or a placeholder.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  // MARK: Narrower queries

  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.descendants(search, type)) }
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.children(search, type)) }

  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    filtered("matching a predicate") { predicate.evaluate(with: $0) }
  }
  open func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    let query = filtered("of the kind \(type.name)") { $0.matches(type) }
    return identifier.map { query.matching(identifier: $0) } ?? query
  }
  open func matching(identifier: String) -> XCUIElementQuery {
    filtered("named '\(identifier)'") { $0.isNamed(identifier) }
  }

  /// Returns the elements that contain a descendant of a predicate.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    filtered("containing an element of a predicate") { $0.descendants.contains { predicate.evaluate(with: $0) } }
  }
  /// Returns the elements that contain a descendant of a kind, with an identifier if one is named.
  open func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    filtered("containing \(type.name) \(identifier.map { "'\($0)'" } ?? "")") {
      $0.descendants.contains { node in node.matches(type) && (identifier.map { node.isNamed($0) } ?? true) }
    }
  }

  open override var debugDescription: String {
    MainActor.assumeIsolated {
      let nodes = session.nodes(of: search)
      return (["\(nodes.count) of \(search.description)"] + nodes.map { $0.tree(indent: "  ") }).joined(separator: "\n")
    }
  }
}
