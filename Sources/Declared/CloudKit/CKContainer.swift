import Foundation

public let CKErrorDomain = "CKErrorDomain"
/// An error of iCloud.
public struct CKError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case internalError = 1
    /// Some of several operations failed.
    case partialFailure = 2
    /// The network is not available.
    case networkUnavailable = 3
    /// The network failed.
    case networkFailure = 4
    /// The container is wrong.
    case badContainer = 5
    /// The service is not available.
    case serviceUnavailable = 6
    /// There are too many requests.
    case requestRateLimited = 7
    /// The app may not use it.
    case missingEntitlement = 8
    /// The user is not signed in.
    case notAuthenticated = 9
    /// The operation is not permitted.
    case permissionFailure = 10
    /// The record does not exist.
    case unknownItem = 11
    /// An argument is wrong.
    case invalidArguments = 12
    /// The record was changed by another client.
    case serverRecordChanged = 14
    /// The server refused.
    case serverRejectedRequest = 15
    case assetFileNotFound = 16
    /// The operation was canceled.
    case operationCancelled = 20
    /// The storage quota is exceeded.
    case quotaExceeded = 25
    /// The zone does not exist.
    case zoneNotFound = 26
    /// There are too many records.
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
  /// The status is unknown.
  case couldNotDetermine
  /// The user is signed in.
  case available
  /// Parental controls restrict the access to the account.
  case restricted
  /// The user is not signed in.
  case noAccount
  /// The account is temporarily unavailable.
  case temporarilyUnavailable
}
extension Notification.Name {
  /// Posted when the user signs in or out.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
func refuse(_ block: @escaping (CKError) -> Void) {
  nonisolated(unsafe) let block = block
  DispatchQueue.global().async { block(CKError(.notAuthenticated)) }
}

/// The data of an app in iCloud. The user is not signed in: every request fails with `notAuthenticated`.
open class CKContainer: NSObject {
  /// The name of the container.
  public let containerIdentifier: String?
  /// Records that only the user can access.
  public let privateCloudDatabase = CKDatabase(.private)
  /// Records that every user can access.
  public let publicCloudDatabase = CKDatabase(.public)
  /// Records that others share.
  public let sharedCloudDatabase = CKDatabase(.shared)
  /// Creates the container of an identifier. Its operations fail on Linux.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
  private nonisolated(unsafe) static let main = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
  /// Returns the container of the app.
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
  /// The kinds of databases.
  public enum Scope: Int, Sendable {
    /// Records that every user of the app reads.
    case `public` = 1
    /// Records that only the user reads.
    case `private` = 2
    /// Records that other users have shared.
    case shared = 3
  }
  /// The type of the database.
  public let databaseScope: Scope
  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }
  /// Fails an operation asynchronously.
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
  /// The position at which a query continues.
  open class Cursor: NSObject {}
  /// The condition and order of the records to find.
  open var query: CKQuery?
  /// The number of records at most.
  open var resultsLimit = 0
  /// The keys of the fields to fetch; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called for each record.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called for each record.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Called at the end.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Creates work for a question.
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
  /// The keys that are saved.
  public enum RecordSavePolicy: Int, Sendable {
    /// Saves only records that were not changed by another client.
    case ifServerRecordUnchanged
    /// Only changed fields are written, whatever the server has; the record may have changed there.
    case changedKeys
    /// All fields are written, whatever the server has.
    case allKeys
  }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  /// The keys that are saved.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Called at the end.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called for each record that was saved or failed.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each record that was deleted or failed.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Creates an operation that writes some records and deletes others.
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
  /// The identifier that distinguishes the subscription from others.
  public let subscriptionID: String
  /// The contents of the notifications; nil by default.
  open var notificationInfo: NotificationInfo?
  init(_ id: String) {
    subscriptionID = id
    super.init()
  }

  /// The contents of a notification of a change.
  open class NotificationInfo: NSObject {
    /// The title of the alert.
    open var title: String?
    /// The text of the alert.
    open var alertBody: String?
    /// The key of the localized text of the alert.
    open var alertLocalizationKey: String?
    /// The fields whose values are inserted into the localized text.
    open var alertLocalizationArgs: [String]?
    open var soundName: String?
    /// Whether the number on the app's icon is increased.
    open var shouldBadge = false
    /// Whether the app is started in the background.
    open var shouldSendContentAvailable = false
    /// The fields that the notification contains.
    open var desiredKeys: [String]?
    /// The category of the notification's actions.
    open var category: String?
  }
}
/// A request for notifications of records that match a query.
open class CKQuerySubscription: CKSubscription {
  /// The events to notify of.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A record was created.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// A record was changed.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// A record was deleted.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
  }
  /// Creates a subscription to changes of the records that fulfill a condition.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []) { super.init(UUID().uuidString) }
}
