@_exported import Foundation

public let CKErrorDomain = "CKErrorDomain", CKCurrentUserDefaultName = "__defaultOwner__"
public let CKErrorRetryAfterKey = "CKErrorRetryAfterKey", CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// An error of iCloud. Each request ends asynchronously with `notAuthenticated`, because there is no account.
public struct CKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
    case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
    case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
    case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "iCloud is not available on Linux: nobody is signed in."] }
  public var userInfo: [String: Any] { errorUserInfo }
  public var retryAfterSeconds: Double? { nil }
}
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
private func refuse(_ block: @escaping (CKError) -> Void) {
  nonisolated(unsafe) let block = block
  DispatchQueue.global().async { block(CKError(.notAuthenticated)) }
}
/// The data of an app in iCloud. The account status is always `noAccount`.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(), publicCloudDatabase = CKDatabase(), sharedCloudDatabase = CKDatabase()
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  private static let main = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
  open class func `default`() -> CKContainer { main }
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    refuse { _ in completionHandler(.noAccount, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { refuse { completionHandler(nil, $0) } }
}

/// A database of a container. Its records cannot be accessed on Linux.
open class CKDatabase: NSObject, @unchecked Sendable {
  override init() {}
  open func add(_ operation: CKDatabaseOperation) { refuse { operation.fail($0) } }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
}

/// An operation on a database. It ends with `notAuthenticated`.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
  open var database: CKDatabase?
  func fail(_ error: CKError) {}
  open override func main() { fail(CKError(.notAuthenticated)) }
}
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject {}
  open var query: CKQuery?, resultsLimit = 0
  open var recordFetchedBlock: ((CKRecord) -> Void)?, queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  override func fail(_ error: CKError) { queryCompletionBlock?(nil, error) }
}
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordsToSave: [CKRecord]?, recordIDsToDelete: [CKRecord.ID]?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  public convenience init(recordsToSave: [CKRecord]?, recordIDsToDelete: [CKRecord.ID]?) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail(_ error: CKError) { modifyRecordsCompletionBlock?(nil, nil, error) }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
  public struct ID: Hashable, Sendable {
    public let zoneName: String, ownerName: String
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
    public static let `default` = ID(zoneName: "_defaultZone")
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
}
public typealias CKRecordValue = Any
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
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
  }
  private var values: [String: Any] = [:], changed: Set<String> = []
  public let recordType: RecordType, recordID: ID
  public let creationDate: Date? = nil, modificationDate: Date? = nil
  public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
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
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType, predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}
