import Foundation

/// Objects that violate a uniqueness constraint.
nonisolated open class NSConstraintConflict: NSObject {
  /// The names of the properties whose combined values are unique.
  public let constraint: [String]
  public let conflictingObjects: [NSManagedObject]

  init(_ constraint: [String], _ object: NSManagedObject) {
    self.constraint = constraint
    conflictingObjects = [object]
  }

  open override var description: String {
    let values = conflictingObjects.map { object in
      constraint.map { "\($0): \(object.value(forKey: $0).map { "\($0)" } ?? "nil")" }.joined(separator: ", ")
    }
    return "<\(conflictingObjects.first?.entity.name ?? ""), not unique: \(values.joined(separator: "; "))>"
  }
}

public var NSManagedObjectConstraintMergeError: Int { 133_021 }

/// Finds objects whose unique values already exist, and merges them into the existing objects according to the merge policy of a context.
struct UniqueConstraints {
  /// The new objects that were merged, and the keys of the objects into which they were merged.
  private(set) var merged: [NSManagedObject: String] = [:]
  private var conflicts: [NSConstraintConflict] = []
  private let policy: NSMergePolicy

  init(_ policy: NSMergePolicy) { self.policy = policy }

  /// Writes the row of an object, and returns its version; nil if the object was merged into another, or its changes are discarded.
  ///
  /// - Parameter before: The row in the store, or nil for a new object.
  mutating func set(
    _ object: NSManagedObject, _ key: String, _ row: [String: Any], before: [String: Any]?, _ transaction: any StoreTransaction
  ) throws -> Int? {
    guard let (constraint, other) = try firstConflict(object, key, row, transaction) else {
      return try transaction.set(row, before, entity: object.entity, key: key)
    }
    switch policy.mergeType {
    case .errorMergePolicyType: conflicts.append(NSConstraintConflict(constraint, object))
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      if before == nil {
        let present = try transaction.row(other)?.values ?? [:]
        let values = present.merging(row) { _, new in new }
        _ = try transaction.set(values, present, entity: object.entity, key: other)
        merged[object] = other
      } else {
        try transaction.delete(other, try transaction.row(other)?.entity ?? object.entity)
        return try transaction.set(row, before, entity: object.entity, key: key)
      }
    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: if before == nil { merged[object] = other }
    }
    return nil
  }

  /// Throws if values are not unique and the policy is to fail.
  func finish() throws {
    guard !conflicts.isEmpty else { return }
    throw NSError(
      domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
      userInfo: [NSLocalizedDescriptionKey: "Could not merge changes.", NSPersistentStoreSaveConflictsErrorKey: conflicts])
  }

  private func firstConflict(_ object: NSManagedObject, _ key: String, _ row: [String: Any], _ transaction: any StoreTransaction) throws
    -> ([String], String)?
  {
    for names in object.entity.uniqueNames {
      if let other = try transaction.other(key, object.entity, names, row) { return (names, other) }
    }
    return nil
  }
}
