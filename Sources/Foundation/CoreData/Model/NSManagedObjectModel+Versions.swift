import Foundation

extension NSManagedObjectModel {
  /// The hashes of the entities, by entity names. They differ from those of iOS, whose algorithm is not known.
  public var entityVersionHashesByName: [String: Data] {
    Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { first, _ in first })
  }

  /// A checksum that identifies this version of the model in the stages of a migration and in the metadata of stores. It differs from that
  /// of iOS.
  public var versionChecksum: String {
    let hashes = entityVersionHashesByName.sorted { $0.key < $1.key }
    return VersionHash.of(hashes.map { "\($0.key) \($0.value.base64EncodedString())" }.joined(separator: "\n")).base64EncodedString()
  }

  /// Returns the checksums of a model's versions, by version names. Throws if the model does not exist.
  public class func checksumsForVersionedModel(at url: URL) throws -> [String: String] {
    guard let model = NSManagedObjectModel(contentsOf: url) else {
      throw StoreError.make(
        NSManagedObjectModelReferenceNotFoundError, "There is no model “\(url.lastPathComponent)”.", [NSFilePathErrorKey: url.path])
    }
    return Dictionary(
      ([model] + model.versions).compactMap { version in version.versionName.map { ($0, version.versionChecksum) } },
      uniquingKeysWith: { first, _ in first })
  }
}

extension NSEntityDescription {
  /// A hash of the stored properties of the entity. It differs from that of iOS, whose algorithm is not known.
  public var versionHash: Data {
    let properties = allProperties.filter { !($0 is NSFetchedPropertyDescription) }.map { property -> String in
      let common = "\(property.name):\(property.isOptional):\(property.isTransient)"
      if let composite = property as? NSCompositeAttributeDescription {
        return common + composite.stored.map { ":\($0.path.joined(separator: ".")):\($0.attribute.attributeType.rawValue)" }.joined()
      }
      if let attribute = property as? NSAttributeDescription { return "\(common):\(attribute.attributeType.rawValue)" }
      guard let relation = property as? NSRelationshipDescription else { return common }
      let names = "\(relation.destinationEntity?.name ?? ""):\(relation.inverseRelationship?.name ?? "")"
      return "\(common)>\(names):\(relation.minCount):\(relation.maxCount):\(relation.isOrdered):\(relation.deleteRule.rawValue)"
    }
    return VersionHash.of((["\(name ?? "") \(superentity?.name ?? "") \(isAbstract)"] + properties.sorted()).joined(separator: "\n"))
  }
}

private enum VersionHash {
  /// Returns the results of four FNV-1a rounds, which together have the length of the hashes of iOS.
  static func of(_ text: String) -> Data {
    var result = Data()
    for round in 0..<4 as Range<UInt8> {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in [round] + Array(text.utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      withUnsafeBytes(of: hash.littleEndian) { result.append(contentsOf: $0) }
    }
    return result
  }
}
