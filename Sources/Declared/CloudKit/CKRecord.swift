@_exported import Foundation

/// The kind of a record.
public typealias CKRecordValue = Any

open class CKRecordZone: NSObject {
  /// The identifier of a zone: its name and owner.
  open class ID: NSObject {
    /// The name of the zone, unique for its owner.
    public let zoneName: String
    /// The name of the user who created the zone.
    public let ownerName: String
    /// Creates the identifier of a user's zone.
    public init(zoneName: String, ownerName: String) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
      super.init()
    }
    /// Creates an identifier of the user's own zone.
    public convenience init(zoneName: String) { self.init(zoneName: zoneName, ownerName: CKCurrentUserDefaultName) }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    open override var hash: Int { zoneName.hashValue }
    /// The zone that each database has.
    public static let `default` = ID(zoneName: "_defaultZone")
  }
  /// The identifier of the zone.
  public let zoneID: ID
  /// Creates a zone with an identifier.
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }
  /// Creates a zone of the current user.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  /// Returns the zone that each database has.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A record of a database: values of fields by their keys.
open class CKRecord: NSObject, NSCopying {
  /// The kind of a record.
  public typealias RecordType = String
  public typealias FieldKey = String
  /// The identifier of a record: its name and zone.
  open class ID: NSObject {
    /// The name of the record, unique in its zone.
    public let recordName: String
    /// The zone that contains the record.
    public let zoneID: CKRecordZone.ID
    /// Creates an identifier; the name is unique unless it is given.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
      super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    open override var hash: Int { recordName.hashValue }
  }
  /// The action for records that refer to a deleted one.
  public enum ReferenceAction: UInt, Sendable {
    /// The reference remains when its target is deleted.
    case none
    /// Deleting the target deletes the records that refer to it.
    case deleteSelf
  }
  /// A field that refers to another record.
  open class Reference: NSObject {
    /// The identifier of the record that the reference is to.
    public let recordID: ID
    /// The action when the record is deleted.
    public let action: ReferenceAction
    /// Creates a reference to a record with an identifier.
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
      super.init()
    }
    public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
  }

  private var values: [String: Any] = [:]
  private var changed: Set<String> = []
  public let recordType: RecordType
  /// The identifier of the record.
  public let recordID: ID
  public let creationDate: Date? = nil
  /// The date of the last change: nil.
  public let modificationDate: Date? = nil
  /// The user who created the record. Always nil on Linux.
  public let creatorUserRecordID: ID? = nil
  /// The version of the record on the server. Always nil on Linux.
  public let recordChangeTag: String? = nil
  /// Creates a record of a type without values.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
    super.init()
  }
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
  /// The value of a key in the requested type.
  public subscript<Value>(key: FieldKey) -> Value? {
    get { object(forKey: key) as? Value }
    set { setObject(newValue, forKey: key) }
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { setObject(value, forKey: key) }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  /// Returns the keys whose values were set.
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  /// Returns a record with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.values, copy.changed) = (values, changed)
    return copy
  }
}
/// A file of a record.
open class CKAsset: NSObject {
  /// The file of the asset.
  public let fileURL: URL?
  /// Creates an asset whose bytes are in a file.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}
/// A question for records.
open class CKQuery: NSObject {
  /// The kind of records.
  public let recordType: CKRecord.RecordType
  /// The condition that found records fulfill.
  public let predicate: NSPredicate
  /// The order of the query.
  open var sortDescriptors: [NSSortDescriptor]?
  /// Creates a query for the records of a type that fulfill a condition.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init()
  }
}
