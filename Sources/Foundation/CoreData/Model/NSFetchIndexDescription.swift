import Foundation

public enum NSFetchIndexElementType: UInt, Sendable {
  case binary = 0
  /// A spatial index. Linux uses a binary index instead.
  case rTree = 1
}

/// An index of one or several properties in an SQLite store.
nonisolated open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]

  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}

nonisolated open class NSFetchIndexElementDescription: NSObject {
  open var property: NSPropertyDescription?
  open var collationType: NSFetchIndexElementType
  /// Whether values are in ascending order. The default is true.
  open var isAscending = true
  final var name: String?
  open var propertyName: String? { property?.name ?? name }

  public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
    self.property = property
    self.collationType = collationType
  }

  init(name: String) {
    self.name = name
    collationType = .binary
  }
}
