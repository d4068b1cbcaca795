import Foundation

public let CKErrorDomain = "CKErrorDomain"
/// An error of iCloud.
public struct CKError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case internalError = 1
    /// Some of several operations failed.
    case partialFailure = 2
    case networkUnavailable = 3
    /// The network failed.
    case networkFailure = 4
    case badContainer = 5
    case serviceUnavailable = 6
    case requestRateLimited = 7
    case missingEntitlement = 8
    case notAuthenticated = 9
    case permissionFailure = 10
    case unknownItem = 11
    case invalidArguments = 12
    case serverRecordChanged = 14
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    case operationCancelled = 20
    case quotaExceeded = 25
    case zoneNotFound = 26
    case limitExceeded = 27
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "iCloud is not available on Linux: nobody is signed in."] }
  /// The time to wait before a retry: nil.
  public var retryAfterSeconds: Double? { nil }
}
/// Whether someone is signed in.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine
  case available
  case restricted
  case noAccount
  case temporarilyUnavailable
}
extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
func refuse(_ block: @escaping (CKError) -> Void) {
  nonisolated(unsafe) let block = block
  DispatchQueue.global().async { block(CKError(.notAuthenticated)) }
}

/// The data of an app in iCloud. The user is not signed in: every request fails with `notAuthenticated`.
open class CKContainer: NSObject {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)
  /// Creates the container of an identifier. Its operations fail on Linux.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
  private nonisolated(unsafe) static let main = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
  open class func `default`() -> CKContainer { main }
  /// Reports the state of the account. On Linux the handler receives `noAccount` later.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    refuse { _ in completionHandler(.noAccount, nil) }
  }
  /// Returns whether the user has an account. Always `noAccount` on Linux.
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// On Linux the completion handler is called later with the error `CKError.notAuthenticated`.
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { refuse { completionHandler(nil, $0) } }
  /// On Linux it throws `CKError.notAuthenticated`.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}

/// Records of a container, none of which can be reached.
open class CKDatabase: NSObject {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private` = 2
    case shared = 3
  }
  public let databaseScope: Scope
  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }
  open func add(_ operation: CKDatabaseOperation) { refuse { operation.fail($0) } }
  /// On Linux the completion handler is called later with the error `CKError.notAuthenticated`.
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  /// On Linux it throws `CKError.notAuthenticated`.
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  /// On Linux the completion handler is called later with the error `CKError.notAuthenticated`.
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  /// On Linux it throws `CKError.notAuthenticated`.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  /// On Linux the completion handler is called later with the error `CKError.notAuthenticated`.
  open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  /// On Linux it throws `CKError.notAuthenticated`.
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  /// Runs a query. On Linux the handler receives an error later.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  /// Saves a subscription. On Linux the handler receives an error later.
  open func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
}

/// Work for a database.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
  /// The database that the operation uses; nil for the private one.
  open var database: CKDatabase?
  func fail(_ error: CKError) {}
  open override func main() { fail(CKError(.notAuthenticated)) }
}
/// An operation that finds records by a query.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject {}
  open var query: CKQuery?
  open var resultsLimit = 0
  /// The keys of the fields to fetch; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}
/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable {
    case ifServerRecordUnchanged
    case changedKeys
    case allKeys
  }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called for each record that was saved or failed.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each record that was deleted or failed.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  public convenience init(recordsToSave: [CKRecord]?, recordIDsToDelete: [CKRecord.ID]?) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail(_ error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    for record in recordsToSave ?? [] { perRecordSaveBlock?(record.recordID, .failure(error)) }
    for id in recordIDsToDelete ?? [] { perRecordDeleteBlock?(id, .failure(error)) }
    modifyRecordsResultBlock?(.failure(error))
  }
}
/// A request for notifications of changes.
open class CKSubscription: NSObject {
  public let subscriptionID: String
  /// The contents of the notifications; nil by default.
  open var notificationInfo: NotificationInfo?
  init(_ id: String) {
    subscriptionID = id
    super.init()
  }

  open class NotificationInfo: NSObject {
    open var title: String?
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [String]?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var desiredKeys: [String]?
    open var category: String?
  }
}
/// A request for notifications of records that match a query.
open class CKQuerySubscription: CKSubscription {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
  }
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) { super.init(UUID().uuidString) }
}
