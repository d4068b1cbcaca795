import Foundation

open class CKRecordZone: NSObject, @unchecked Sendable {
  public struct ID: Hashable, Sendable {
    public let zoneName: String, ownerName: String
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = ID(zoneName: defaultZoneName)
  }
  public let zoneID: ID
  public init(zoneID: ID) { self.zoneID = zoneID }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

public typealias CKRecordValue = Any

/// A record's values, in memory alone.
open class CKRecord: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  public struct ID: Hashable, Sendable {
    public let recordName: String, zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
  }
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID, action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
  }

  private var values: [String: Any] = [:], changed: Set<String> = []
  public let recordType: RecordType, recordID: ID
  /// The server sets these values when it saves a record: always nil, as none is saved.
  public let creationDate: Date? = nil, modificationDate: Date? = nil, recordChangeTag: String? = nil
  public let creatorUserRecordID: ID? = nil, lastModifiedUserRecordID: ID? = nil
  open var parent: Reference?

  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open func object(forKey key: FieldKey) -> CKRecordValue? { values[key] }
  open func setObject(_ object: CKRecordValue?, forKey key: FieldKey) {
    values[key] = object
    changed.insert(key)
  }
  public subscript(key: FieldKey) -> CKRecordValue? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
  public subscript<Value>(key: FieldKey) -> Value? {
    get { object(forKey: key) as? Value }
    set { setObject(newValue, forKey: key) }
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { setObject(value, forKey: key) }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  open func setParent(_ record: CKRecord?) { parent = record.map { Reference(record: $0, action: .none) } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.values, copy.changed, copy.parent) = (values, changed, parent)
    return copy
  }

  // MARK: Archives

  open class var supportsSecureCoding: Bool { true }

  /// Encodes the type and the identifier of the record, without its values.
  open func encodeSystemFields(with coder: NSCoder) {
    for (key, text) in Self.keys { coder.encode(NSString(string: self[keyPath: text]), forKey: key) }
  }
  open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }

  public required init?(coder: NSCoder) {
    let texts = Self.keys.compactMap { coder.decodeObject(of: NSString.self, forKey: $0.0).map { "\($0)" } }
    guard texts.count == Self.keys.count else { return nil }
    recordType = texts[0]
    recordID = ID(recordName: texts[1], zoneID: CKRecordZone.ID(zoneName: texts[2], ownerName: texts[3]))
  }

  private static var keys: [(String, KeyPath<CKRecord, String>)] {
    [
      ("RecordType", \.recordType), ("RecordName", \.recordID.recordName), ("ZoneName", \.recordID.zoneID.zoneName),
      ("OwnerName", \.recordID.zoneID.ownerName),
    ]
  }
}

open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}

open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType, predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

/// A mark of the server's changes. None arrives on Linux, so none is created.
public final class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public static var supportsSecureCoding: Bool { true }
  public init?(coder: NSCoder) { return nil }
  public func encode(with coder: NSCoder) {}
}
