import Foundation

open class NSPersistentStoreDescription: NSObject {
  open var type = NSSQLiteStoreType
  open var url: URL?
  open var configuration: String?
  open var isReadOnly = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// The model, the store and the main context of an app, together.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Reads the model of that name from the app. Without one, loading the store fails with an error.
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
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name).appendingPathExtension("sqlite"))
    ]
  }

  /// A folder of the app's own, among the person's data.
  open class func defaultDirectoryURL() -> URL {
    let folder =
      FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory() + "/.local/share")
    return folder.appendingPathComponent(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
  }

  /// Calls the block for each store, before it returns.
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions {
      do {
        let isInMemory = description.url?.path == "/dev/null"
        try persistentStoreCoordinator.addPersistentStore(
          ofType: isInMemory ? NSInMemoryStoreType : description.type, configurationName: description.configuration, at: description.url)
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}
