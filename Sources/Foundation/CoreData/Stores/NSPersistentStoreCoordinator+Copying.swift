import Foundation

/// Copies of the files of stores: a moved store and a backup.
extension NSPersistentStoreCoordinator {
  /// Copies a store to another file, and replaces it there by a store of the same type, whose objects keep their identifiers. The old file
  /// remains. Throws if the new file exists.
  @discardableResult public func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil, type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try lock.withLock {
      guard persistentStores.contains(store), let source = store.url, store.type == storeType.rawValue else {
        throw StoreError.make(StoreError.usage, "A store of the type \(store.type) cannot become one of the type \(storeType.rawValue).")
      }
      guard !FileManager.default.fileExists(atPath: storeURL.path) else {
        throw StoreError.make(
          CocoaError.fileWriteFileExists.rawValue, "There is a file “\(storeURL.lastPathComponent)”.", [NSFilePathErrorKey: storeURL.path])
      }
      try StoreCopy(of: source, type: storeType).write(to: storeURL)
      try remove(store)
      return try addPersistentStore(
        ofType: storeType.rawValue, configurationName: store.configurationName, at: storeURL, options: options ?? store.options)
    }
  }

  @discardableResult public func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: URL, options: options, type: NSPersistentStore.StoreType(rawValue: storeType))
  }

  /// Replaces the files of a store, which must not be in use, by a copy of those of another one. The replaced ones remain if it throws.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType
  ) throws {
    guard destinationURL.standardizedFileURL != sourceURL.standardizedFileURL else { return }
    try lock.withLock {
      let copy = StoreCopy(of: sourceURL, type: sourceType)
      let draft = destinationURL.deletingLastPathComponent().appendingPathComponent("." + UUID().uuidString + ".sqlite")
      defer { try? destroyPersistentStore(at: draft, type: sourceType) }
      try copy.write(to: draft)
      try destroyPersistentStore(at: destinationURL, type: sourceType)
      for (old, new) in [(draft, destinationURL), (ExternalData.support(draft), ExternalData.support(destinationURL))]
      where FileManager.default.fileExists(atPath: old.path) {
        try FileManager.default.moveItem(at: old, to: new)
      }
    }
  }

  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
  ) throws {
    try replacePersistentStore(
      at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL, sourceOptions: sourceOptions,
      type: NSPersistentStore.StoreType(rawValue: storeType))
  }
}

/// The files of a store, of which a consistent copy is written while others use it.
private struct StoreCopy {
  let source: URL
  let type: NSPersistentStore.StoreType

  init(of source: URL, type: NSPersistentStore.StoreType) { (self.source, self.type) = (source, type) }

  func write(to url: URL) throws {
    guard FileManager.default.fileExists(atPath: source.path) else {
      throw StoreError.make(
        NSPersistentStoreOpenError, "There is no store “\(source.lastPathComponent)” to copy.", [NSFilePathErrorKey: source.path])
    }
    guard type == .sqlite else { return try FileManager.default.copyItem(at: source, to: url) }
    // Throws if the file is not a store.
    _ = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: type, at: source)
    let connection = try SQLiteConnection(source, .readOnly)
    defer { connection.close() }
    try connection.rows("VACUUM INTO ?", [.text(url.path)])
    let support = ExternalData.support(source)
    guard FileManager.default.fileExists(atPath: support.path) else { return }
    try? FileManager.default.removeItem(at: ExternalData.support(url))
    try FileManager.default.copyItem(at: support, to: ExternalData.support(url))
  }
}
