import Foundation

/// The key of the inserted objects in a notification's user info.
public let NSInsertedObjectsKey = "inserted"
/// The key of the updated objects in a notification's user info.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in a notification's user info.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects that were read again, in a notification's user info.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the identifiers of inserted objects, in changes that come from elsewhere.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of updated objects, in changes that come from elsewhere.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects, in changes that come from elsewhere.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  /// Posted after a context has saved, with the changed objects.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Posted before a context saves.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted when objects of a context have changed, with these objects, once for all changes of a turn of the run loop.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
  /// Posted before a context saves.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted after a context has saved.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted after a context has saved, with the identifiers of the objects.
  public static let didSaveObjectIDsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
  /// Posted after objects of a context have changed.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}
