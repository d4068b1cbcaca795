import UIKit

/// An element of the screen, found again for each use.
@preconcurrency @MainActor open class XCUIElement: NSObject, XCUIElementTypeQueryProvider {
  let search: ElementSearch
  let session: AppSession

  init(_ search: ElementSearch, _ session: AppSession) {
    (self.search, self.session) = (search, session)
  }

  // MARK: Finding

  open var exists: Bool { !session.nodes(of: search).isEmpty }
  /// Whether a touch at its hit point reaches it.
  open var isHittable: Bool { session.nodes(of: search).first?.isHittable ?? false }

  open func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(.descendants(search, type), session) }
  open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(.children(search, type), session) }
  open var firstMatch: XCUIElement { XCUIElement(.element(search, 0), session) }

  /// Waits until the element is there, for a number of seconds at most; returns whether it is.
  @discardableResult open func waitForExistence(timeout: TimeInterval) -> Bool { session.wait(timeout) { self.exists } }
  /// Waits until the element is not there any more, for a number of seconds at most; returns whether it is gone.
  @discardableResult open func waitForNonExistence(timeout: TimeInterval) -> Bool { session.wait(timeout) { !self.exists } }
  /// Waits until a property has a value, for a number of seconds at most; returns whether it has.
  @discardableResult
  open func wait<V: Equatable>(for keyPath: KeyPath<XCUIElement, V>, toEqual expected: V, timeout: TimeInterval) -> Bool {
    session.wait(timeout) { self[keyPath: keyPath] == expected }
  }

  /// Returns the element as it is now. A missing element, or several, is a failure of the test.
  func node(_ place: TestPlace? = nil) -> ElementNode? {
    let nodes = session.nodes(of: search)
    if nodes.isEmpty {
      session.fail("No matches found for \(search.description)", at: place)
      return nil
    }
    if case .only = search, nodes.count > 1 {
      let lines = nodes.prefix(5).map { "  " + $0.line }.joined(separator: "\n")
      session.fail("Multiple matching elements found for \(search.description):\n\(lines)", at: place)
      return nil
    }
    return nodes[0]
  }

  // MARK: Attributes

  open var identifier: String { node()?.identifier ?? "" }
  open var label: String { node()?.label ?? "" }
  /// Always empty, as on iOS.
  open var title: String { "" }
  open var value: Any? { node()?.value }
  open var placeholderValue: String? { node()?.placeholder }
  open var frame: CGRect { node()?.frame ?? .zero }
  open var elementType: ElementType { node()?.type ?? .any }
  open var isEnabled: Bool { node()?.isEnabled ?? false }
  open var isSelected: Bool { node()?.isSelected ?? false }
  open var hasFocus: Bool { node()?.hasFocus ?? false }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { UIScreen.main.traitCollection.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { UIScreen.main.traitCollection.verticalSizeClass }

  open override var debugDescription: String {
    MainActor.assumeIsolated { session.nodes(of: search).first?.tree() ?? "No matches found for \(search.description)" }
  }
  open override var description: String { MainActor.assumeIsolated { search.description } }
}
