import Foundation

/// An attribute whose value is a dictionary. Each value of the dictionary is of an attribute with a column of its own, so that key paths such
/// as `address.city` can be conditions, orders and indexes.
nonisolated open class NSCompositeAttributeDescription: NSAttributeDescription {
  /// The attributes of the dictionary, which may be composite too.
  open var elements: [NSAttributeDescription] = []

  public override init() {
    super.init()
    attributeType = .compositeAttributeType
  }

  /// The default values of the elements, unless another dictionary was set.
  open override var defaultValue: Any? {
    get {
      if let own = super.defaultValue { return own }
      let values = elements.compactMap { element in element.defaultValue.map { (element.name, $0) } }
      return values.isEmpty ? nil : Dictionary(values, uniquingKeysWith: { first, _ in first })
    }
    set { super.defaultValue = newValue }
  }
}

extension NSAttributeDescription {
  /// The attributes that have columns, and the names by which they are found: the attribute itself, or the elements of a composite one.
  final var stored: [(attribute: NSAttributeDescription, path: [String])] {
    guard let composite = self as? NSCompositeAttributeDescription else { return [(self, [name])] }
    return composite.elements.flatMap(\.stored).map { ($0.attribute, [name] + $0.path) }
  }
}

extension AttributeColumn {
  /// The name of the property that the column belongs to.
  var property: String { path[0] }

  /// Returns the value of the column in a row.
  func value(in row: [String: Any]) -> Any? {
    guard path.count > 1 else { return row[name] }
    return path.reduce(row as Any?) { value, name in (value as? [String: Any] ?? [:])[name] }
  }

  /// Sets the value of the column in a row.
  func set(_ value: Any?, in row: inout [String: Any]) {
    guard path.count > 1 else { return row[name] = value }
    func set(_ path: ArraySlice<String>, in row: inout [String: Any]) {
      guard let first = path.first else { return }
      guard path.count > 1 else { return row[first] = value }
      var part = row[first] as? [String: Any] ?? [:]
      set(path.dropFirst(), in: &part)
      row[first] = part
    }
    set(path[...], in: &row)
  }
}
