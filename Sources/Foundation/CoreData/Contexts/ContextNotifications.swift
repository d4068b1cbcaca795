import Foundation

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
/// The key of the refreshed objects in a notification's user info.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the identifiers of inserted objects, in remote changes.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of updated objects, in remote changes.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects, in remote changes.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// Posted after a context has saved, with the changed objects.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted with the changed objects when objects of a context have changed, once for all changes in a turn of the run loop.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted after a context has saved, with the identifiers of the objects.
  public static let didSaveObjectIDsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange

  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

  /// The keys of the user info of a context's notifications.
  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case refreshedObjects = "refreshed"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
  }
}

extension NSManagedObjectContextConcurrencyType {
  public static let privateQueue = privateQueueConcurrencyType
  public static let mainQueue = mainQueueConcurrencyType
}
