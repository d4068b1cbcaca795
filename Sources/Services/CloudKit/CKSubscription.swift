import Foundation

/// A request to be told of changes. It cannot be saved on Linux.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  public enum SubscriptionType: Int, Sendable {
    case query = 1, recordZone, database
  }
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var title: String?, subtitle: String?, alertBody: String?, soundName: String?, category: String?, collapseIDKey: String?
    open var alertLocalizationKey: String?, alertLocalizationArgs: [CKRecord.FieldKey]?, desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false, shouldSendContentAvailable = false, shouldSendMutableContent = false
    public override init() {}
  }

  public let subscriptionID: ID, subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?

  init(_ subscriptionID: ID?, _ type: SubscriptionType) {
    (self.subscriptionID, subscriptionType) = (subscriptionID ?? UUID().uuidString, type)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  public init(subscriptionID: ID? = nil) { super.init(subscriptionID, .database) }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID? = nil) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1), firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4), firesOnce = Options(rawValue: 8)
  }
  public let recordType: CKRecord.RecordType, predicate: NSPredicate, querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID? = nil, options: Options = []) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(subscriptionID, .query)
  }
}

/// The contents of a notification of the server. No such notification arrives on Linux.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable {
    case query = 1, recordZone, readNotification, database
  }
  public let notificationType: NotificationType, subscriptionID: CKSubscription.ID?

  /// Returns nil for a notification that is not iCloud's.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let content = notificationDictionary["ck"] as? [AnyHashable: Any] else { return nil }
    let kinds: [(String, NotificationType)] = [("qry", .query), ("fet", .recordZone), ("met", .database)]
    guard let kind = kinds.first(where: { content[$0.0] != nil }) else { return nil }
    notificationType = kind.1
    subscriptionID = (content[kind.0] as? [AnyHashable: Any])?["sid"] as? String
  }
}

/// A record that shares others. It cannot be saved on Linux, so it has no participants.
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantPermission: Int, Sendable {
    case unknown, none, readOnly, readWrite
  }
  public enum SystemFieldKey {
    public static let title = "cloudkit.title", shareType = "cloudkit.type", thumbnailImageData = "cloudkit.thumbnailImageData"
  }
  open var publicPermission = ParticipantPermission.none
  /// The address of the share: nil, as it is not saved.
  open var url: URL? { nil }

  public init(rootRecord: CKRecord, shareID: CKRecord.ID? = nil) {
    super.init(recordType: "cloudkit.share", recordID: shareID ?? CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(recordType: "cloudkit.share", recordID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
