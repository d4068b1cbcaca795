import Foundation

/// The form of an element of an index.
public enum NSFetchIndexElementType: UInt, Sendable {
  /// Values in their order.
  case binary = 0
  /// Regions of space. Stores on Linux index them in their order.
  case rTree = 1
}

/// An index of a store of SQLite, over several properties.
nonisolated open class NSFetchIndexDescription: NSObject {
  /// The name of the index.
  open var name: String
  /// The indexed properties, the most significant first.
  open var elements: [NSFetchIndexElementDescription]

  /// Creates an index over the properties of elements.
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}

/// A property of an index.
nonisolated open class NSFetchIndexElementDescription: NSObject {
  /// The indexed property.
  open var property: NSPropertyDescription?
  /// The form of the index.
  open var collationType: NSFetchIndexElementType
  /// Whether small values come first. The default is true.
  open var isAscending = true
  final var name: String?
  /// The name of the indexed property.
  open var propertyName: String? { property?.name ?? name }

  /// Creates an element for a property.
  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }

  init(name: String) {
    self.name = name
    collationType = .binary
  }
}
