/// The steps from the application to the elements of a query. It is carried out for each use, because the screen changes.
@MainActor indirect enum ElementSearch {
  case application
  case descendants(ElementSearch, XCUIElement.ElementType)
  case children(ElementSearch, XCUIElement.ElementType)
  case filtered(ElementSearch, description: String, (ElementNode) -> Bool)
  /// The element with a number; a negative one counts from the last.
  case element(ElementSearch, Int)
  /// The only element.
  case only(ElementSearch)

  func nodes(in root: ElementNode) -> [ElementNode] {
    switch self {
    case .application: return [root]
    case .descendants(let search, let type):
      var seen: Set<ObjectIdentifier> = []
      return search.nodes(in: root).flatMap(\.descendants).filter { $0.matches(type) && seen.insert(ObjectIdentifier($0)).inserted }
    case .children(let search, let type): return search.nodes(in: root).flatMap(\.children).filter { $0.matches(type) }
    case .filtered(let search, _, let isIncluded): return search.nodes(in: root).filter(isIncluded)
    case .element(let search, let index):
      let nodes = search.nodes(in: root)
      let place = index < 0 ? nodes.count + index : index
      return nodes.indices.contains(place) ? [nodes[place]] : []
    case .only(let search): return search.nodes(in: root)
    }
  }

  /// The query in words: `Buttons matching identifier 'Add'`.
  var description: String {
    switch self {
    case .application: "the application"
    case .descendants(let search, let type): "\(type.name) in \(search.description)"
    case .children(let search, let type): "\(type.name) directly in \(search.description)"
    case .filtered(let search, let text, _): "\(search.description) \(text)"
    case .element(let search, let index): "\(search.description) at \(index)"
    case .only(let search): search.description
    }
  }
}
