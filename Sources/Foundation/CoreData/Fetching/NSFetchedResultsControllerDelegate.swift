import Foundation
import UIKitObjects

/// The snapshot that a fetched results controller passes to its delegate: the names of sections, and the identifiers of objects.
///
/// On other platforms this is a class that is cast to the snapshot; here it is that snapshot, so that the cast succeeds.
public typealias NSDiffableDataSourceSnapshotReference = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>

/// Receives the changes of the results. Every method is optional.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Called before the changes of one update.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Called for each object that was inserted, deleted, moved or changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Called for each section that was inserted or deleted.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
  /// Called with the identifiers of all sections and objects after an update, and after the first fetch. Only this method is called then.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  )
  /// Called with the difference of an update, where there is one section. Only this method is called then.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// Called after the changes of one update.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {}
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { FetchedResultsWishes.usedDefault() }
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { FetchedResultsWishes.usedDefault() }
}
