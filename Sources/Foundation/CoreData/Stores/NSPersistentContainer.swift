internal import TrestleSupport
import Foundation

/// The model, the stores and the main context of an app.
nonisolated open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container; by default also of its model and its store's file.
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the stores to load. The default is one file in ``defaultDirectoryURL()``.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the app's model of that name. If the model does not exist, loading the store fails with an error.
  public convenience init(name: String) {
    let url = Bundle.main.url(forResource: name, withExtension: "momd")
    let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.mergedModel(from: nil)
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(ProgramFolder.name(for: name) + ".sqlite"))
    ]
  }

  /// Returns the app's folder in the user's data.
  open class func defaultDirectoryURL() -> URL {
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory() + "/.local/share")
    return folder.appendingPathComponent(ProgramFolder.name(for: ProgramFolder.identifier))
  }

  /// Adds the stores, and calls the block for each: before the method returns, or asynchronously if the description requests it.
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions {
      nonisolated(unsafe) let call = { self.persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block) }
      if description.shouldAddStoreAsynchronously { DispatchQueue.main.async { call() } } else { call() }
    }
  }

  /// Returns a new context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a new context on that context's queue.
  @preconcurrency open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context on that context's queue, and returns its result.
  @preconcurrency public func performBackgroundTask<T>(_ block: @escaping @Sendable (NSManagedObjectContext) throws -> T) async throws -> T
  {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }

  /// Runs a block that does not throw with a new context on that context's queue, and returns its result.
  @preconcurrency public func performBackgroundTask<T>(_ block: @escaping @Sendable (NSManagedObjectContext) -> T) async -> T {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }
}

/// A container whose stores iCloud synchronizes on iOS. On Linux the stores are local.
nonisolated open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public struct SchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Makes the schema without sending it.
    public static let dryRun = SchemaInitializationOptions(rawValue: 2)
    public static let printSchema = SchemaInitializationOptions(rawValue: 4)
  }

  /// A part of the exchange with the cloud. None takes place on Linux.
  nonisolated open class Event: NSObject {
    public enum EventType: Int, Sendable {
      case setup
      case `import`
      case export
    }
  }

  /// Posted when an exchange with the cloud begins or ends. Never posted on Linux.
  public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of the event in the user info of ``eventChangedNotification``.
  public static let eventNotificationUserInfoKey = "event"

  /// Sends the schema to the cloud. Throws on Linux, where the user is signed out.
  open func initializeCloudKitSchema(options: SchemaInitializationOptions = []) throws {
    throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "The cloud is not available on Linux."])
  }
}

/// The key of a store option for the protection of its file. Linux does not lock files with the screen, so it changes nothing.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// The key of a store option that enables the persistent history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key of a store option that enables notifications of changes, including those by other programs.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of a store's location in the user info of `Notification/Name/NSPersistentStoreRemoteChange`.
public let NSPersistentStoreURLKey = "storeURL"
/// The key of the history token after a change, in the user info of `Notification/Name/NSPersistentStoreRemoteChange`.
public let NSPersistentHistoryTokenKey = "historyToken"

extension Notification.Name {
  /// Posted by the coordinator after a store was changed, including by another program, if the store's option enables it. It is posted on
  /// any thread.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
