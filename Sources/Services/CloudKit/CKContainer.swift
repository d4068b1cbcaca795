@_exported import Foundation

public let CKCurrentUserDefaultName = "__defaultOwner__"

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  /// Posted when someone signs in or out. Never posted on Linux.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// The data of an app in iCloud. The account status is always `noAccount`.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private), publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)

  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }

  private static let main = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
  open class func `default`() -> CKContainer { main }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Starts an operation, which ends with `notAuthenticated`.
  open func add(_ operation: CKOperation) { refuse { operation.fail($0) } }

  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    refuse { _ in completionHandler(.noAccount, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) { refuse { completionHandler(nil, $0) } }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}
