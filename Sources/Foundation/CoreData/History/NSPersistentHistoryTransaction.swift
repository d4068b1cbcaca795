import UIKitObjects

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert = 0
  case update = 1
  case delete = 2
}

/// A position in the history of stores: after the last transaction of each store.
nonisolated open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The numbers of the last transactions, by store identifiers.
  final let numbers: [String: Int64]

  init(_ numbers: [String: Int64]) { self.numbers = numbers }

  public static var supportsSecureCoding: Bool { true }

  public required init?(coder: NSCoder) {
    guard let list = coder.decodeObject(of: [NSDictionary.self, NSString.self, NSNumber.self], forKey: "numbers") as? [String: NSNumber]
    else { return nil }
    numbers = list.mapValues(\.int64Value)
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSDictionary(dictionary: numbers.mapValues { NSNumber(value: $0) }), forKey: "numbers")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSPersistentHistoryToken)?.numbers == numbers }
  open override var hash: Int { numbers.hashValue }
}

/// The changes of one save.
nonisolated open class NSPersistentHistoryTransaction: NSObject {
  /// The time of the save.
  public let timestamp: Date
  /// The changed objects, or nil if only transactions were requested.
  public internal(set) var changes: [NSPersistentHistoryChange]?
  /// The transaction number, which increases.
  public let transactionNumber: Int64
  public let storeID: String
  /// The bundle identifier of the program that saved.
  public let bundleID: String
  /// The name of the process that saved.
  public let processID: String
  /// The name of the context that saved, or nil if it had none.
  public let contextName: String?
  /// The author of the context that saved, or nil if it had none.
  public let author: String?
  /// The token after the transaction.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken([storeID: transactionNumber]) }

  init(
    number: Int64, timestamp: Date, author: String?, bundle: String, context: String?, process: String, store: NSPersistentStore
  ) {
    (transactionNumber, self.timestamp, self.author, bundleID) = (number, timestamp, author, bundle)
    (contextName, processID, storeID) = (context, process, store.identifier ?? "")
  }

  /// Returns a request whose predicate selects transactions by `author`, `contextName`, `bundleID`, `processID`, `timestamp` and
  /// `transactionNumber`.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "TRANSACTION") }

  /// Returns a notification for `mergeChanges(fromContextDidSave:)`.
  open func objectIDNotification() -> Notification {
    var ids: [AnyHashable: Any] = [:]
    for (key, kind) in [
      (NSInsertedObjectIDsKey, NSPersistentHistoryChangeType.insert), (NSUpdatedObjectIDsKey, .update), (NSDeletedObjectIDsKey, .delete),
    ] {
      let found = (changes ?? []).filter { $0.changeType == kind }.map(\.changedObjectID)
      if !found.isEmpty { ids[key] = NSSet(array: found) }
    }
    return Notification(name: NSManagedObjectContext.didSaveObjectIDsNotification, object: nil, userInfo: ids)
  }
}

extension NSPersistentHistoryTransaction: _KeyedValues {
  public func value(forKey key: String) -> Any? {
    switch key {
    case "author": author
    case "contextName": contextName
    case "bundleID": bundleID
    case "processID": processID
    case "timestamp": timestamp
    case "transactionNumber": NSNumber(value: transactionNumber)
    default: nil
    }
  }

  public func setValue(_ value: Any?, forKey key: String) {}
}

nonisolated open class NSPersistentHistoryChange: NSObject {
  /// The number of the change, which increases.
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  /// The changed properties of an update; nil for insertions and deletions.
  public let updatedProperties: Set<NSPropertyDescription>?
  public private(set) weak var transaction: NSPersistentHistoryTransaction?

  init(
    number: Int64, kind: NSPersistentHistoryChangeType, object: NSManagedObjectID, properties: Set<NSPropertyDescription>?,
    transaction: NSPersistentHistoryTransaction
  ) {
    (changeID, changeType, changedObjectID, updatedProperties) = (number, kind, object, properties)
    self.transaction = transaction
  }
}
