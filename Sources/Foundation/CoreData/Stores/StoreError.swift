import Foundation

/// The key of SQLite's own code in the user info of an error.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// The code of the error for a store that cannot be opened.
public var NSPersistentStoreOpenError: Int { 134_080 }
/// The code of the error for a store of a type that does not exist.
public var NSPersistentStoreInvalidTypeError: Int { 134_000 }
/// The code of the error for a store that another process has locked for too long.
public var NSPersistentStoreTimeoutError: Int { 134_090 }
/// The code of the error for a store that another model has written.
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134_100 }
/// The code of the error for a store that cannot be saved.
public var NSPersistentStoreSaveError: Int { 134_030 }
/// The code of the error for a migration that failed.
public var NSMigrationError: Int { 134_110 }
/// The code of the error for a store of a model that no version of the model has.
public var NSMigrationMissingSourceModelError: Int { 134_130 }
/// The code of the error for a migration without a mapping model.
public var NSMigrationMissingMappingModelError: Int { 134_140 }
/// The code of the error for a migration whose mapping cannot be inferred.
public var NSInferredMappingModelError: Int { 134_190 }
/// The code of an error of SQLite that has no other code.
public var NSSQLiteError: Int { 134_180 }
/// The code of the error for an object that is not in the store.
public var NSManagedObjectReferentialIntegrityError: Int { 133_000 }

enum StoreError {
  static let damaged = 259
  static let noPermission = 513
  static let diskFull = 640
  static let cannotOpen = NSPersistentStoreOpenError
  static let timeout = NSPersistentStoreTimeoutError
  static let database = NSSQLiteError
  static let saving = NSPersistentStoreSaveError
  static let usage = 134_060

  static func make(_ code: Int, _ reason: String, _ info: [String: Any] = [:]) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info.merging([NSLocalizedDescriptionKey: reason]) { first, _ in first })
  }
}
