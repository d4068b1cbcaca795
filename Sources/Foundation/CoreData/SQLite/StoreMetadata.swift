import Foundation

/// The table `Z_METADATA`: the identifier of a store and a property list.
struct StoreMetadata {
  var identifier: String
  var list: [String: Any]

  static let hashesKey = "NSStoreModelVersionHashes"

  private static let checksumKey = "NSStoreModelVersionChecksumKey"
  private static let frameworkKey = "NSPersistenceFrameworkVersion"
  /// The framework version in the metadata of stores that this module creates.
  private static let ownFramework = 1_000

  init(model: NSManagedObjectModel, entities: [NSEntityDescription]) {
    identifier = UUID().uuidString
    list = [
      NSStoreTypeKey: NSSQLiteStoreType, Self.frameworkKey: Self.ownFramework, "NSStoreModelVersionIdentifiers": [String](),
      "NSStoreModelVersionHashesVersion": 3, "NSPersistenceMaximumFrameworkVersion": Self.ownFramework, "_NSAutoVacuumLevel": "2",
    ]
    note(model, entities)
  }

  /// The checksum of the model version that wrote the store; nil for stores of older systems.
  var checksum: String? { list[Self.checksumKey] as? String }

  /// Returns whether this module has written the store with another version of a model. The checksums of iOS cannot be compared.
  func isOtherVersion(_ model: NSManagedObjectModel) -> Bool {
    Self.isOwn(list) && checksum.map { $0 != model.versionChecksum } ?? false
  }

  /// Returns whether this module has created a store with the metadata. iOS always adds a digest of the hashes to a checksum.
  static func isOwn(_ list: [String: Any]) -> Bool {
    (list[frameworkKey] as? NSNumber)?.intValue == ownFramework && list["NSStoreModelVersionHashesDigest"] == nil
  }

  /// Records the version of the model. The hash algorithm of iOS is unknown; these hashes only indicate whether this module has written the
  /// store with the same version of an entity.
  mutating func note(_ model: NSManagedObjectModel, _ entities: [NSEntityDescription]) {
    list[Self.hashesKey] = Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { first, _ in first })
    list[Self.checksumKey] = model.versionChecksum
  }

  init(_ connection: SQLiteConnection) throws {
    var found: (String, [String: Any])?
    try connection.rows("SELECT Z_UUID, Z_PLIST FROM Z_METADATA ORDER BY Z_VERSION") { row in
      var list: [String: Any] = [:]
      if case .blob(let data) = row.value(1) {
        list = (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]) ?? [:]
      }
      found = (row.value(0).text ?? "", list)
    }
    guard let found, !found.0.isEmpty else {
      throw StoreError.make(StoreError.damaged, "The file “\(connection.url.lastPathComponent)” has no identifier of a store.")
    }
    (identifier, list) = found
  }

  func write(_ connection: SQLiteConnection) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    try connection.rows("INSERT OR REPLACE INTO Z_METADATA VALUES (1, ?, ?)", [.text(identifier), .blob(data)])
  }
}
