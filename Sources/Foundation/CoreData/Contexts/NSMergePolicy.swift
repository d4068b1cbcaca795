import Foundation

/// The kinds of policies for objects that have changed in the store since they were read.
public enum NSMergePolicyType: UInt, Sendable {
  /// Saving fails.
  case errorMergePolicyType = 0
  /// Values that the store has changed win, other changes are saved.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Changed values of the object win; other values are the store's.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The object is saved as it is.
  case overwriteMergePolicyType = 3
  /// The changes of the object are discarded.
  case rollbackMergePolicyType = 4
}

/// The policy for objects that have changed in the store since they were read.
nonisolated open class NSMergePolicy: NSObject {
  /// Saving fails if an object was changed in the store meanwhile; the default.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The values of the object win, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The values of the store win, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The object is written as it is.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The changes of the object are discarded.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  /// The kind of the policy.
  public let mergeType: NSMergePolicyType

  /// Creates a policy of a kind.
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

/// An object that was changed both in a context and, since the context read it, in the store.
nonisolated open class NSMergeConflict: NSObject {
  /// The object of the context.
  public let sourceObject: NSManagedObject
  /// The values that the object had when it was read.
  public let cachedSnapshot: [String: Any]?
  /// The values in the store, or nil if the object was deleted there.
  public let persistedSnapshot: [String: Any]?

  init(_ object: NSManagedObject, stored: [String: Any]?) {
    sourceObject = object
    cachedSnapshot = object.committed
    persistedSnapshot = stored
  }
}

/// The key of the conflicts in the user info of an error of saving.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The code of the error that says that objects were changed in the store meanwhile.
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
