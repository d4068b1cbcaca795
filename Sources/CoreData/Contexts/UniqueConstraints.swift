import Foundation

/// Objects whose values must be unique, and are not.
nonisolated open class NSConstraintConflict: NSObject {
  /// The names of the properties whose values together are unique.
  public let constraint: [String]
  /// The objects that were to be saved.
  public let conflictingObjects: [NSManagedObject]

  init(_ constraint: [String], _ object: NSManagedObject) {
    self.constraint = constraint
    conflictingObjects = [object]
  }
}

/// The code of the error that says that values are not unique.
public var NSManagedObjectConstraintMergeError: Int { 133_021 }

/// Finds objects whose values exist already, and merges them into the objects that have them, as the policy of a context says.
struct UniqueConstraints {
  /// The new objects that were merged into others, and the keys of those.
  private(set) var merged: [NSManagedObject: String] = [:]
  private var conflicts: [NSConstraintConflict] = []
  /// The keys of rows by their unique values.
  private var index: [String: [String: String]] = [:]
  private let transaction: NSPersistentStoreCoordinator.Transaction
  private let policy: NSMergePolicy

  init(_ transaction: NSPersistentStoreCoordinator.Transaction, _ policy: NSMergePolicy) {
    (self.transaction, self.policy) = (transaction, policy)
  }

  /// Sets the rows of objects. Throws if their values are not unique and the policy is to fail.
  mutating func set(_ objects: [NSManagedObject], _ rows: [NSManagedObject: [String: Any]]) throws {
    for object in objects {
      guard let row = rows[object] else { continue }
      let key = object.objectID.key
      if let (constraint, other) = firstConflict(of: object, row) {
        try resolve(object, row, constraint, with: other)
      } else {
        transaction.set(row, entity: object.entity, key: key)
        note(object.entity, row, key)
      }
    }
    guard conflicts.isEmpty else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
        userInfo: [
          NSLocalizedDescriptionKey: "Could not merge changes.", NSPersistentStoreSaveConflictsErrorKey: conflicts,
        ])
    }
  }

  private mutating func resolve(_ object: NSManagedObject, _ row: [String: Any], _ constraint: [String], with other: String) throws {
    let isNew = transaction.row(object.objectID.key) == nil
    switch policy.mergeType {
    case .errorMergePolicyType: conflicts.append(NSConstraintConflict(constraint, object))
    case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
      if isNew {
        let values = (transaction.row(other)?.values ?? [:]).merging(row) { _, new in new }
        transaction.set(values, entity: object.entity, key: other)
        merged[object] = other
      } else {
        transaction.delete(other)
        transaction.set(row, entity: object.entity, key: object.objectID.key)
        note(object.entity, row, object.objectID.key)
      }
    case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: if isNew { merged[object] = other }
    }
  }

  private mutating func firstConflict(of object: NSManagedObject, _ row: [String: Any]) -> ([String], String)? {
    for names in object.entity.uniqueNames {
      guard let signature = Self.signature(names, row), let other = keys(object.entity, names)[signature], other != object.objectID.key,
        transaction.row(other) != nil
      else { continue }
      return (names, other)
    }
    return nil
  }

  private mutating func note(_ entity: NSEntityDescription, _ row: [String: Any], _ key: String) {
    for names in entity.uniqueNames {
      guard let signature = Self.signature(names, row) else { continue }
      _ = keys(entity, names)
      index[Self.place(entity, names)]?[signature] = key
    }
  }

  private mutating func keys(_ entity: NSEntityDescription, _ names: [String]) -> [String: String] {
    let place = Self.place(entity, names)
    if let known = index[place] { return known }
    var result: [String: String] = [:]
    for (key, values) in transaction.rows(of: Self.root(entity)) {
      if let signature = Self.signature(names, values) { result[signature] = key }
    }
    index[place] = result
    return result
  }

  private static func root(_ entity: NSEntityDescription) -> NSEntityDescription { entity.superentity.map(root) ?? entity }

  private static func place(_ entity: NSEntityDescription, _ names: [String]) -> String {
    ([root(entity).name ?? ""] + names).joined(separator: "\n")
  }

  /// Returns the values of the properties as one text, or nil if one is missing: missing values are never equal.
  private static func signature(_ names: [String], _ row: [String: Any]) -> String? {
    let values = names.compactMap { row[$0].map { "\($0)" } }
    return values.count == names.count ? values.joined(separator: "\n") : nil
  }
}
