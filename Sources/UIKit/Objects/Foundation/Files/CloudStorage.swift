import Foundation
internal import TrestleSupport

// Cloud storage for files and small values. There is none on Linux: apps see the state of a device without a signed-in user, and small
// values stay on this computer.

extension FileManager {
  /// Returns the folder of a cloud container: nil on Linux, as without a signed-in user.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Identifies the signed-in user: nil on Linux.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns whether a file is in the cloud: false on Linux.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Moves a file to the cloud or back. Throws on Linux.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.noCloud }
  /// Downloads a file from the cloud. Throws on Linux.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.noCloud }
  /// Removes the local copy of a file in the cloud. Throws on Linux.
  public func evictUbiquitousItem(at url: URL) throws { throw Self.noCloud }
  /// Returns the folder shared by the apps of a group: on Linux one in this app's data folder.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard let support = try? url(for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true) else {
      return nil
    }
    let folder = support.appendingPathComponent("Groups").appendingPathComponent(ProgramFolder.name(for: groupIdentifier))
    try? createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private static var noCloud: NSError {
    NSError(domain: NSCocoaErrorDomain, code: 4355, userInfo: [NSLocalizedDescriptionKey: "There is no cloud storage on Linux."])
  }
}

extension Notification.Name {
  /// Posted when another user signs in. Never posted on Linux.
  public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
  /// Posted when a query has finished its initial search.
  public static let NSMetadataQueryDidFinishGathering = Notification.Name("NSMetadataQueryDidFinishGatheringNotification")
  /// Posted when the results of a query have changed. Never posted on Linux.
  public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
  /// Posted when a query starts.
  public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGatheringNotification")
  /// Posted while a query searches. Never posted on Linux.
  public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgressNotification")
}

/// The documents of the cloud.
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
/// The other files of the cloud.
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
/// The name of a file.
public let NSMetadataItemFSNameKey = "kMDItemFSName"
/// The address of a file.
public let NSMetadataItemURLKey = "kMDItemURL"
/// The path of a file.
public let NSMetadataItemPathKey = "kMDItemPath"
/// The displayed name of a file.
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
/// The time at which a file has changed.
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
/// Whether a file has been fetched from the cloud.
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"

/// A file found by a query. There are none on Linux.
open class NSMetadataItem: NSObject {
  /// Returns the value of a key: nil on Linux.
  open func value(forAttribute key: String) -> Any? { nil }
  /// The keys that have values.
  open var attributes: [String] { [] }
}

/// Searches for files in the cloud. There are none on Linux: the query starts and finishes.
open class NSMetadataQuery: NSObject {
  /// The scopes to search, such as `NSMetadataQueryUbiquitousDocumentsScope`.
  open var searchScopes: [Any] = []
  /// The condition for the results.
  open var predicate: NSPredicate?
  /// The order of the results.
  open var sortDescriptors: [NSSortDescriptor] = []
  /// The time between two notifications.
  open var notificationBatchingInterval: TimeInterval = 1
  /// The queue of the notifications.
  open var operationQueue: OperationQueue?
  /// The keys whose values are collected.
  open var valueListAttributes: [String] = []
  /// Whether the query runs.
  open private(set) var isStarted = false
  /// Whether the query is in its initial search.
  open private(set) var isGathering = false
  /// Whether the query is not running, because it has not started or was stopped.
  open var isStopped: Bool { !isStarted }
  /// The number of files: 0 on Linux.
  open var resultCount: Int { 0 }
  /// The files: none on Linux.
  open var results: [Any] { [] }
  public override init() {}

  /// Returns a file. There are none on Linux, so this is a programming error.
  open func result(at idx: Int) -> Any { preconditionFailure("The query has no result at index \(idx).") }
  /// Returns the index of a file: not found on Linux.
  open func index(ofResult result: Any) -> Int { NSNotFound }

  /// Starts the query. It posts its start, and on the main queue's next turn that it has finished.
  @discardableResult open func start() -> Bool {
    guard !isStarted else { return false }
    isStarted = true
    isGathering = true
    NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
    nonisolated(unsafe) let query = self
    DispatchQueue.main.async {
      guard query.isStarted else { return }
      query.isGathering = false
      NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: query)
    }
    return true
  }

  /// Ends gathering and updates; the results remain.
  open func stop() {
    isStarted = false
    isGathering = false
  }

  /// Resumes notifications of changes. There are none on Linux, so this has no effect.
  open func enableUpdates() {}
  /// Suspends notifications of changes. There are none on Linux, so this has no effect.
  open func disableUpdates() {}
  /// Calls the block for each file: none on Linux.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// The key of the reason, a number below, in the notification that another device has changed values. It is never posted on Linux.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the names of the values that another device has changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason that a value was changed on the server.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason that the first values came from the server.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason that the values are too large for the store.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason that the user has another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Small values that a user's devices share. On Linux they stay on this computer, in the app's defaults.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the app.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when another device has changed values. Never posted on Linux.
  public static let didChangeExternallyNotification = Notification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private static let prefix = "NSUbiquitousKeyValueStore."

  private func key(_ key: String) -> String { Self.prefix + key }

  /// Returns the value that was stored for a key. On Linux the store is part of the user defaults and is not synchronized.
  open func object(forKey aKey: String) -> Any? { UserDefaults.standard.object(forKey: key(aKey)) }
  /// Stores a property-list value for a key; `nil` removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { UserDefaults.standard.set(anObject, forKey: key(aKey)) }
  /// Stores a text for a key; `nil` removes it.
  open func set(_ aString: String?, forKey aKey: String) { UserDefaults.standard.set(aString, forKey: key(aKey)) }
  /// Stores data for a key; `nil` removes it.
  open func set(_ aData: Data?, forKey aKey: String) { UserDefaults.standard.set(aData, forKey: key(aKey)) }
  /// Stores an array of property-list values for a key; `nil` removes it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { UserDefaults.standard.set(anArray, forKey: key(aKey)) }
  /// Stores a dictionary of property-list values for a key; `nil` removes it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { UserDefaults.standard.set(aDictionary, forKey: key(aKey)) }
  /// Stores an integer for a key.
  open func set(_ value: Int64, forKey aKey: String) { UserDefaults.standard.set(Int(value), forKey: key(aKey)) }
  open func set(_ value: Double, forKey aKey: String) { UserDefaults.standard.set(value, forKey: key(aKey)) }
  /// Stores a Boolean for a key.
  open func set(_ value: Bool, forKey aKey: String) { UserDefaults.standard.set(value, forKey: key(aKey)) }
  /// Returns the text of a key; `nil` if there is none.
  open func string(forKey aKey: String) -> String? { UserDefaults.standard.string(forKey: key(aKey)) }
  /// Returns the data that was stored for a key; `nil` if there is none or it has another type.
  open func data(forKey aKey: String) -> Data? { UserDefaults.standard.data(forKey: key(aKey)) }
  /// Returns the array that was stored for a key; `nil` if there is none or it has another type.
  open func array(forKey aKey: String) -> [Any]? { UserDefaults.standard.array(forKey: key(aKey)) }
  /// Returns the dictionary that was stored for a key; `nil` if there is none or it has another type.
  open func dictionary(forKey aKey: String) -> [String: Any]? { UserDefaults.standard.dictionary(forKey: key(aKey)) }
  /// Returns the integer of a key; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 { Int64(UserDefaults.standard.integer(forKey: key(aKey))) }
  /// Returns the number of a key; 0 if there is none.
  open func double(forKey aKey: String) -> Double { UserDefaults.standard.double(forKey: key(aKey)) }
  /// Returns the Boolean of a key; false if there is none.
  open func bool(forKey aKey: String) -> Bool { UserDefaults.standard.bool(forKey: key(aKey)) }
  /// Removes a key and its value.
  open func removeObject(forKey aKey: String) { UserDefaults.standard.removeObject(forKey: key(aKey)) }
  /// Writes the values to disk.
  @discardableResult open func synchronize() -> Bool { UserDefaults.standard.synchronize() }

  /// All keys and values.
  open var dictionaryRepresentation: [String: Any] {
    var result: [String: Any] = [:]
    for (name, value) in UserDefaults.standard.dictionaryRepresentation() where name.hasPrefix(Self.prefix) {
      result[String(name.dropFirst(Self.prefix.count))] = value
    }
    return result
  }
}
