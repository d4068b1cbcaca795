import UIKitObjects

/// Translates sort descriptors. Foundation's descriptors have an opaque key path and comparator: the key path is found by trying those of
/// the entity, and the comparator by its results for a few texts.
enum SQLSort {
  /// Returns the order in SQL; nil for a descriptor with a computed key path or a comparator of the app.
  static func text(_ descriptor: NSSortDescriptor, _ scope: SQLScope, _ layout: StoreLayout) -> String? {
    guard let (column, attribute, name) = column(descriptor, scope) else { return nil }
    let direction = descriptor.ascending ? "ASC" : "DESC"
    guard attribute?.attributeType == .stringAttributeType else {
      guard attribute.map(\.attributeType.isSorted) ?? true, isNumeric(descriptor, name) else { return nil }
      return "\(column) \(direction)"
    }
    guard let order = order(of: descriptor, name) else { return nil }
    return "\(column) COLLATE \(order.collation) \(direction)"
  }

  /// Returns whether a descriptor compares the values of a property with a comparator of the app.
  static func isBlock(_ descriptor: NSSortDescriptor, _ scope: SQLScope) -> Bool {
    guard case let (_, attribute?, name)? = column(descriptor, scope) else { return false }
    if attribute.attributeType == .stringAttributeType { return order(of: descriptor, name) == nil }
    return attribute.attributeType.isSorted && !isNumeric(descriptor, name)
  }

  /// Finds the property, directly or through up to two to-one relationships.
  private static func column(_ descriptor: NSSortDescriptor, _ scope: SQLScope) -> (String, NSAttributeDescription?, String)? {
    let keyPath = descriptor.keyPath
    func search(_ place: SQLScope.Place, _ prefix: String, _ depth: Int, _ steps: [ToOneColumn])
      -> (String, NSAttributeDescription?, String)?
    {
      func end() -> SQLScope.Place { steps.reduce(scope.place) { scope.join($1, from: $0) } }
      for column in place.entity.attributes where keyPath == \NSObject.[_named: prefix + column.name] {
        return ("\(end().alias).\(column.column)", column.attribute, column.attribute.name)
      }
      guard depth < 2 else { return nil }
      for column in place.entity.toOne {
        let next = SQLScope.Place(entity: column.destination, alias: "")
        if let found = search(next, prefix + column.relation.name + ".", depth + 1, steps + [column]) { return found }
      }
      return nil
    }
    return search(scope.place, "", 0, [])
  }

  // MARK: Functions

  /// An object that returns one value for every key path.
  private final class Probe: NSObject, _KeyedValues {
    private let name: String
    private let value: Any
    init(_ name: String, _ value: Any) { (self.name, self.value) = (name, value) }
    func value(forKey key: String) -> Any? { key == name ? value : self }
    func setValue(_ value: Any?, forKey key: String) {}
  }

  private static func compare(_ descriptor: NSSortDescriptor, _ name: String, _ first: Any, _ second: Any) -> Int {
    let result = descriptor.compare(Probe(name, first), to: Probe(name, second)).rawValue
    return descriptor.ascending ? result : -result
  }

  private static func isNumeric(_ descriptor: NSSortDescriptor, _ name: String) -> Bool {
    compare(descriptor, name, 9, 10) == -1 && compare(descriptor, name, 2, 2) == 0 && compare(descriptor, name, 3, -5) == 1
  }

  private static let samples = [
    ("a", "B"), ("a", "A"), ("é", "f"), ("e", "é"), ("10", "9"), ("a", "a"), ("b", "a"), ("", "a"), ("abc", "ab"), ("x2", "x10"),
    ("É", "é"), ("z", "ä"), ("Z", "a"), ("Zoë", "Zoe 10"),
  ]

  private static let answers: [(SQLOrder, [Int])] = SQLOrder.allCases.map { order in
    (order, samples.map { order.compare($0.0, $0.1).rawValue })
  }

  private static func order(of descriptor: NSSortDescriptor, _ name: String) -> SQLOrder? {
    let own = samples.map { compare(descriptor, name, $0.0, $0.1) }
    return answers.first { $0.1 == own }?.0
  }
}

extension NSAttributeType {
  fileprivate var isSorted: Bool {
    switch self {
    case .binaryDataAttributeType, .transformableAttributeType, .undefinedAttributeType, .UUIDAttributeType, .URIAttributeType: false
    default: true
    }
  }
}
