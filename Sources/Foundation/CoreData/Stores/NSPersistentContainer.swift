internal import TrestleSupport
import Foundation

/// The model, the store and the main context of an app, together.
nonisolated open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container, by default also of its model and its store's file.
  public let name: String
  /// The model of the stored objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator of the container's stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for the main queue.
  public let viewContext: NSManagedObjectContext
  /// The settings of the stores to load. The default is one file in ``defaultDirectoryURL()``.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Reads the model of that name from the app. Without one, loading the store fails with an error.
  public convenience init(name: String) {
    let url = Bundle.main.url(forResource: name, withExtension: "momd")
    let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.mergedModel(from: nil)
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// Creates a container for a model.
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

  /// Returns a folder of the app's own, among the user's data.
  open class func defaultDirectoryURL() -> URL {
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory() + "/.local/share")
    return folder.appendingPathComponent(ProgramFolder.name(for: ProgramFolder.identifier))
  }

  /// Adds the stores, and calls the block for each: before it returns, or later for descriptions that ask for it.
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions {
      nonisolated(unsafe) let call = { self.persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block) }
      if description.shouldAddStoreAsynchronously { DispatchQueue.main.async { call() } } else { call() }
    }
  }

  /// Returns a new context with a queue of its own.
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

  /// Runs a block with a new context on that context's queue, and returns its result after it.
  @preconcurrency public func performBackgroundTask<T>(_ block: @escaping @Sendable (NSManagedObjectContext) throws -> T) async throws -> T
  {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }

  /// Runs a block that does not throw with a new context on that context's queue, and returns its result after it.
  @preconcurrency public func performBackgroundTask<T>(_ block: @escaping @Sendable (NSManagedObjectContext) -> T) async -> T {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }
}

/// A container whose store iCloud would synchronize. On Linux the store stays on this machine.
nonisolated open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The store's option that keeps a history of changes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The store's option that reports each change of the store, also by other programs.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of a store's location in the user info of `Notification/Name/NSPersistentStoreRemoteChange`.
public let NSPersistentStoreURLKey = "storeURL"
/// The key of the place in the history after a change, in the user info of `Notification/Name/NSPersistentStoreRemoteChange`.
public let NSPersistentHistoryTokenKey = "historyToken"

extension Notification.Name {
  /// Posted by the coordinator after a store was changed, also by another program, if the store's option asks for it. It is posted on any
  /// thread.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
