import Foundation

/// A database of a container. Its records cannot be accessed on Linux: every request fails with `notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1, `private`, shared
  }

  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  /// Starts an operation, which ends with `notAuthenticated`.
  open func add(_ operation: CKDatabaseOperation) { refuse { operation.fail($0) } }

  // MARK: With a handler

  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0,
    completionHandler: @escaping (Result<Matches, any Error>) -> Void
  ) { refuse { completionHandler(.failure($0)) } }
  open func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func delete(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { refuse { completionHandler(nil, $0) } }
  open func fetchAllSubscriptions(completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }
  open func delete(withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping (String?, (any Error)?) -> Void) {
    refuse { completionHandler(nil, $0) }
  }

  // MARK: Asynchronous

  /// The records of a query, each with its own result, and where to continue.
  public typealias Matches = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  )
  /// The results of records that were saved and deleted.
  public typealias Modifications = (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>], deleteResults: [CKRecord.ID: Result<Void, any Error>]
  )

  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> Matches { throw CKError(.notAuthenticated) }
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> Matches { throw CKError(.notAuthenticated) }
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> Modifications { throw CKError(.notAuthenticated) }
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  open func recordZone(for recordZoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  @discardableResult open func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError(.notAuthenticated)
  }
  @discardableResult open func save(_ subscription: CKSubscription) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
  open func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription { throw CKError(.notAuthenticated) }
  open func allSubscriptions() async throws -> [CKSubscription] { throw CKError(.notAuthenticated) }
  @discardableResult open func deleteSubscription(withID subscriptionID: CKSubscription.ID) async throws -> CKSubscription.ID {
    throw CKError(.notAuthenticated)
  }
}
