import Foundation

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

private struct SectionInfo: NSFetchedResultsSectionInfo {
  let name: String
  let managed: [NSManagedObject]
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { managed.count }
  var objects: [Any]? { managed }
}

/// Hears how the results change. Every method may be left out.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType)
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
}

/// The results of a request in sections, kept up to date: at each save, and once a turn after other changes.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var groups: [SectionInfo] = []
  private var tokens: [any NSObjectProtocol] = []
  private var isWaiting = false
  private var changed: Set<NSManagedObject> = []

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  open class func deleteCache(withName name: String?) {}

  open func performFetch() throws {
    groups = try read()
    guard tokens.isEmpty else { return }
    let center = NotificationCenter.default
    tokens = [
      center.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil) { [weak self] note in
        self?.note(note)
      },
      center.addObserver(forName: .NSManagedObjectContextDidSave, object: managedObjectContext, queue: nil) { [weak self] _ in
        self?.update()
      },
    ]
  }

  private func note(_ notification: Notification) {
    changed.formUnion(notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.async { [weak self] in self?.update() }
  }

  private func read() throws -> [SectionInfo] {
    let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
    guard let sectionNameKeyPath else { return [SectionInfo(name: "", managed: objects)] }
    var result: [(name: String, objects: [NSManagedObject])] = []
    for object in objects {
      let name = object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
      if result.last?.name == name { result[result.count - 1].objects.append(object) } else { result.append((name, [object])) }
    }
    return result.map { SectionInfo(name: $0.name, managed: $0.objects) }
  }

  // MARK: Reading

  open var fetchedObjects: [ResultType]? { tokens.isEmpty ? nil : groups.flatMap(\.managed).compactMap { $0 as? ResultType } }
  open var sections: [any NSFetchedResultsSectionInfo]? { tokens.isEmpty ? nil : groups }
  open var sectionIndexTitles: [String] { groups.compactMap(\.indexTitle) }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = groups[indexPath[0]].managed[indexPath[1]] as? ResultType else {
      preconditionFailure("no object at index path \(indexPath)")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    guard let object = object as? NSManagedObject else { return nil }
    return Self.places(groups)[object.objectID]
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

  private static func places(_ groups: [SectionInfo]) -> [NSManagedObjectID: IndexPath] {
    var result: [NSManagedObjectID: IndexPath] = [:]
    for (section, group) in groups.enumerated() {
      for (row, object) in group.managed.enumerated() { result[object.objectID] = IndexPath(indexes: [section, row]) }
    }
    return result
  }

  // MARK: Changes

  private func update() {
    isWaiting = false
    guard let after = try? read() else { return }
    let before = groups
    let updated = changed
    changed = []
    let (old, new) = (Self.places(before), Self.places(after))
    let isSame = before.map(\.name) == after.map(\.name) && old == new
    if isSame, updated.allSatisfy({ new[$0.objectID] == nil }) { return }
    guard let delegate, let controller = self as Any as? NSFetchedResultsController<any NSFetchRequestResult> ?? erased() else {
      return groups = after
    }
    delegate.controllerWillChangeContent(controller)
    groups = after
    controller.groups = after
    let (oldNames, newNames) = (before.map(\.name), after.map(\.name))
    for (index, group) in before.enumerated() where !newNames.contains(group.name) {
      delegate.controller(controller, didChange: group, atSectionIndex: index, for: .delete)
    }
    for (index, group) in after.enumerated() where !oldNames.contains(group.name) {
      delegate.controller(controller, didChange: group, atSectionIndex: index, for: .insert)
    }
    // An object moved if its neighbours did not just make or leave room for it.
    let oldOrder = before.flatMap(\.managed).filter { new[$0.objectID] != nil }
    let newOrder = after.flatMap(\.managed).filter { old[$0.objectID] != nil }
    var moved = Set(
      newOrder.difference(from: oldOrder).insertions.map { change -> NSManagedObject in
        if case .insert(_, let object, _) = change { return object }
        preconditionFailure("a removal among insertions")
      })
    for object in newOrder where oldNames[old[object.objectID]![0]] != newNames[new[object.objectID]![0]] { moved.insert(object) }
    for object in before.flatMap(\.managed) where new[object.objectID] == nil {
      delegate.controller(controller, didChange: object, at: old[object.objectID], for: .delete, newIndexPath: nil)
    }
    for object in after.flatMap(\.managed) {
      let (from, to) = (old[object.objectID], new[object.objectID])
      if from == nil {
        delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: to)
      } else if moved.contains(object) {
        delegate.controller(controller, didChange: object, at: from, for: .move, newIndexPath: to)
      } else if updated.contains(object) {
        delegate.controller(controller, didChange: object, at: from, for: .update, newIndexPath: to)
      }
    }
    delegate.controllerDidChangeContent(controller)
  }

  /// The controller that delegates receive. They expect `NSFetchedResultsController<any NSFetchRequestResult>`, to which a generic class
  /// does not convert, so this is another controller with the same request.
  private func erased() -> NSFetchedResultsController<any NSFetchRequestResult>? {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? fetchRequest.entity?.name ?? "")
    request.predicate = fetchRequest.predicate
    request.sortDescriptors = fetchRequest.sortDescriptors
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    controller.groups = groups
    return controller
  }
}
