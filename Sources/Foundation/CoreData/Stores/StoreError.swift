import Foundation

/// The key of SQLite's result code in the user info of an error.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// The error code for a store that cannot be opened.
public var NSPersistentStoreOpenError: Int { 134_080 }
/// The error code for an unknown store type.
public var NSPersistentStoreInvalidTypeError: Int { 134_000 }
/// The error code for a store that another process has locked for too long.
public var NSPersistentStoreTimeoutError: Int { 134_090 }
/// The error code for a store that was written with another model.
public var NSPersistentStoreIncompatibleVersionHashError: Int { 134_100 }
/// The error code for a store that cannot be saved.
public var NSPersistentStoreSaveError: Int { 134_030 }
/// The error code for a migration that failed.
public var NSMigrationError: Int { 134_110 }
/// The error code for a store whose model version does not exist.
public var NSMigrationMissingSourceModelError: Int { 134_130 }
/// The error code for a migration without a mapping model.
public var NSMigrationMissingMappingModelError: Int { 134_140 }
/// The error code for a migration whose mapping cannot be inferred.
public var NSInferredMappingModelError: Int { 134_190 }
/// The error code for an SQLite error without another code.
public var NSSQLiteError: Int { 134_180 }
/// The error code for an object that the store does not contain.
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
