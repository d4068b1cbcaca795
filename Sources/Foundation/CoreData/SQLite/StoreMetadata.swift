import Foundation

/// The table `Z_METADATA`: the identifier of a store and a property list.
struct StoreMetadata {
  var identifier: String
  var list: [String: Any]

  static let hashesKey = "NSStoreModelVersionHashes"

  /// - Parameter model: The entities whose form is noted. iOS computes the hashes in a way that is not known; these tell only whether this
  ///   module has written the store with the same form of an entity.
  init(entities: [NSEntityDescription]) {
    identifier = UUID().uuidString
    list = [
      NSStoreTypeKey: NSSQLiteStoreType, "NSPersistenceFrameworkVersion": 1_000, "NSStoreModelVersionIdentifiers": [String](),
      "NSStoreModelVersionHashesVersion": 3, "NSPersistenceMaximumFrameworkVersion": 1_000, "_NSAutoVacuumLevel": "2",
    ]
    list[Self.hashesKey] = Self.hashes(entities)
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

  static func hashes(_ entities: [NSEntityDescription]) -> [String: Data] {
    Dictionary(entities.map { ($0.name ?? "", hash($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns four rounds of FNV-1a over the form of an entity.
  private static func hash(_ entity: NSEntityDescription) -> Data {
    let properties = entity.allProperties.filter { !$0.isTransient }.map { property -> String in
      if let attribute = property as? NSAttributeDescription { return "\(attribute.name):\(attribute.attributeType.rawValue)" }
      guard let relation = property as? NSRelationshipDescription else { return property.name }
      return "\(relation.name)>\(relation.destinationEntity?.name ?? ""):\(relation.isToMany):\(relation.isOrdered)"
    }
    let text = ([entity.name ?? "", entity.superentity?.name ?? ""] + properties.sorted()).joined(separator: "\n")
    var result = Data()
    for round in 0..<4 as Range<UInt8> {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in [round] + Array(text.utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      withUnsafeBytes(of: hash.littleEndian) { result.append(contentsOf: $0) }
    }
    return result
  }
}
