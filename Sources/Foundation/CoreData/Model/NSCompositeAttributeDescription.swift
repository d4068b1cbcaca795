import Foundation

/// An attribute whose value is a dictionary. Each element is an attribute with its own column, so that key paths such as `address.city` can
/// be used in predicates, sort descriptors and indexes.
nonisolated open class NSCompositeAttributeDescription: NSAttributeDescription {
  /// The attributes of the dictionary, which can also be composite.
  open var elements: [NSAttributeDescription] = []

  public override init() {
    super.init()
    attributeType = .compositeAttributeType
  }

  /// The default values of the elements, unless another dictionary is set.
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
  /// The attributes with columns and their paths: the attribute itself, or the elements of a composite attribute.
  final var stored: [(attribute: NSAttributeDescription, path: [String])] {
    guard let composite = self as? NSCompositeAttributeDescription else { return [(self, [name])] }
    return composite.elements.flatMap(\.stored).map { ($0.attribute, [name] + $0.path) }
  }
}

extension AttributeColumn {
  var property: String { path[0] }

  func value(in row: [String: Any]) -> Any? {
    guard path.count > 1 else { return row[name] }
    return path.reduce(row as Any?) { value, name in (value as? [String: Any] ?? [:])[name] }
  }

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
