import Foundation

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  /// Values that have changed in the store are kept; other changed values of the object are saved.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Changed values of the object are saved; other values are taken from the store.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// All values of the object are saved.
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// The policy for objects that have changed in the store since they were read.
nonisolated open class NSMergePolicy: NSObject {
  /// Saving fails if an object was changed in the store in the meantime; the default.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Merges property by property; changed values of the object take precedence.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// Merges property by property; changed values of the store take precedence.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// All values of the object are saved.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }
}

/// The name of ``NSMergePolicy/mergeByPropertyObjectTrump`` before Swift 3.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The name of ``NSMergePolicy/mergeByPropertyStoreTrump`` before Swift 3.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The name of ``NSMergePolicy/overwrite`` before Swift 3.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The name of ``NSMergePolicy/error`` before Swift 3.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The name of ``NSMergePolicy/rollback`` before Swift 3.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// An object that was changed both in a context and in the store since the context read it.
nonisolated open class NSMergeConflict: NSObject {
  public let sourceObject: NSManagedObject
  public let cachedSnapshot: [String: Any]?
  /// The values in the store, or nil if the object was deleted there.
  public let persistedSnapshot: [String: Any]?

  init(_ object: NSManagedObject, stored: [String: Any]?) {
    sourceObject = object
    cachedSnapshot = object.committed
    persistedSnapshot = stored
  }
}

/// The key of the conflicts in the user info of a save error.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The error code for objects that were changed in the store in the meantime.
public var NSManagedObjectMergeError: Int { 133_020 }

extension NSMergePolicy {
  /// Returns the row to save for an object that the store has changed since it was read, or nil if its changes are discarded.
  ///
  /// - Parameters:
  ///   - committed: What the object's row was when it was read.
  ///   - changed: The row of the object.
  ///   - stored: The row in the store.
  func merged(committed: [String: Any], changed: [String: Any], stored: [String: Any]?) -> [String: Any]? {
    guard let stored else {
      return [.overwriteMergePolicyType, .mergeByPropertyObjectTrumpMergePolicyType].contains(mergeType) ? changed : nil
    }
    switch mergeType {
    case .errorMergePolicyType, .rollbackMergePolicyType: return nil
    case .overwriteMergePolicyType: return changed
    case .mergeByPropertyObjectTrumpMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType:
      var result = stored
      for key in Set(changed.keys).union(committed.keys) where !Row.areEqual(changed[key], committed[key]) {
        let isStoresToo = !Row.areEqual(stored[key], committed[key])
        if mergeType == .mergeByPropertyStoreTrumpMergePolicyType, isStoresToo { continue }
        result[key] = changed[key]
      }
      return result
    }
  }
}
