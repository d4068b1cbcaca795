import Foundation

extension NSPersistentStore {
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A store in an SQLite database, with the layout of iOS.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// A store in a file that is read and written completely.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

extension NSPersistentStoreCoordinator {
  /// Adds a store, and creates its file if it does not exist.
  @discardableResult public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Deletes the files of a store, which must not be in use.
  public func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Returns the metadata of a file without adding it. Throws if it is not a store of the type.
  public class func metadataForPersistentStore(type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil) throws
    -> [String: Any]
  {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw StoreError.make(
        NSPersistentStoreOpenError, "There is no store “\(url.lastPathComponent)” to read.", [NSFilePathErrorKey: url.path])
    }
    guard type == .sqlite else {
      return try MemoryStore(type: type.rawValue, url: url, isReadOnly: true, entities: []).metadata
    }
    let connection = try SQLiteConnection(url, .readOnly)
    defer { connection.close() }
    let file = try FileLayout(connection)
    guard file.columns["Z_METADATA"] != nil else {
      throw StoreError.make(
        StoreError.damaged, "The file “\(url.lastPathComponent)” is a database of another program.", [NSFilePathErrorKey: url.path])
    }
    let stored = try StoreMetadata(connection)
    let own: [String: Any] = [NSStoreUUIDKey: stored.identifier, NSStoreTypeKey: NSSQLiteStoreType, FileLayout.metadataKey: file]
    return stored.list.merging(own) { _, new in new }
  }

  /// Returns the metadata of a file without adding it. Throws if it is not a store of the type.
  public class func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil) throws
    -> [String: Any]
  {
    try metadataForPersistentStore(type: NSPersistentStore.StoreType(rawValue: storeType), at: url, options: options)
  }
}

extension FileLayout {
  /// The key of a file's tables in the metadata that were read from it. They are used to compare stores of iOS with a model.
  static let metadataKey = "org.trestle.CoreData.layout"
}

extension NSManagedObjectModel {
  /// Returns whether a store was written with this version of the model, according to metadata from its file. The hashes of stores of iOS
  /// cannot be compared, so their tables and columns are.
  public func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
    guard let entities = entities(forConfigurationName: configuration) else { return false }
    let hashes = metadata[StoreMetadata.hashesKey] as? [String: Data] ?? [:]
    guard !StoreMetadata.isOwn(metadata) else {
      return hashes.count == entities.count && entities.allSatisfy { hashes[$0.name ?? ""] == $0.versionHash }
    }
    guard Set(hashes.keys) == Set(entities.compactMap(\.name)) else { return false }
    return (metadata[FileLayout.metadataKey] as? FileLayout)?.isExplained(by: self) ?? true
  }

  /// Returns the version of the app's model, or of the bundles' models, with which a store was written; nil if there is none.
  public class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap { $0.urls(forResourcesWithExtension: "momd", subdirectory: nil) ?? [] }
    let models = urls.compactMap { NSManagedObjectModel(contentsOf: $0 as URL) }
    let merged = NSManagedObjectModel(byMerging: models).map { [$0] } ?? []
    return (models.flatMap { [$0] + $0.versions } + merged).first {
      $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    }
  }
}
