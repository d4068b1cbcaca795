@_exported import Foundation

/// The kind of a record.
public typealias CKRecordValue = Any

open class CKRecordZone: NSObject {
  open class ID: NSObject {
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String, ownerName: String) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
      super.init()
    }
    public convenience init(zoneName: String) { self.init(zoneName: zoneName, ownerName: CKCurrentUserDefaultName) }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    open override var hash: Int { zoneName.hashValue }
    public static let `default` = ID(zoneName: "_defaultZone")
  }
  public let zoneID: ID
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A record of a database: values of fields by their keys.
open class CKRecord: NSObject, NSCopying {
  public typealias RecordType = String
  public typealias FieldKey = String
  open class ID: NSObject {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
      super.init()
    }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    open override var hash: Int { recordName.hashValue }
  }
  public enum ReferenceAction: UInt, Sendable {
    case none
    case deleteSelf
  }
  open class Reference: NSObject {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
      super.init()
    }
    public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
  }

  private var values: [String: Any] = [:]
  private var changed: Set<String> = []
  public let recordType: RecordType
  public let recordID: ID
  public let creationDate: Date? = nil
  /// The date of the last change: nil.
  public let modificationDate: Date? = nil
  /// The user who created the record. Always nil on Linux.
  public let creatorUserRecordID: ID? = nil
  /// The version of the record on the server. Always nil on Linux.
  public let recordChangeTag: String? = nil
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
  public subscript<Value>(key: FieldKey) -> Value? {
    get { object(forKey: key) as? Value }
    set { setObject(newValue, forKey: key) }
  }
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { setObject(value, forKey: key) }
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.values, copy.changed) = (values, changed)
    return copy
  }
}
/// A file of a record.
open class CKAsset: NSObject {
  public let fileURL: URL?
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}
/// A question for records.
open class CKQuery: NSObject {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init()
  }
}
