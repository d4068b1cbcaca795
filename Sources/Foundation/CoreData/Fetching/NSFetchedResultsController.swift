import Foundation

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

public protocol NSFetchedResultsSectionInfo {
  /// The shared value of the section's objects.
  var name: String { get }
  /// The title in the section index: the first letter of the name, capitalized.
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  /// The objects of the section in the order of the request.
  var objects: [Any]? { get }
}

private struct SectionInfo: NSFetchedResultsSectionInfo {
  let name: String
  private let few: [NSManagedObject]
  /// The objects of all sections, if they are too many to create all of them.
  let large: LargeResults?
  /// The range of the section's objects among those of all sections.
  let range: Range<Int>

  init(name: String, managed: [NSManagedObject]) { (self.name, few, large, range) = (name, managed, nil, 0..<managed.count) }
  init(_ large: LargeResults) { self.init(name: "", large, 0..<large.count) }
  init(name: String, _ large: LargeResults, _ range: Range<Int>) { (self.name, few, self.large, self.range) = (name, [], large, range) }

  var managed: [NSManagedObject] { large.map { large in range.compactMap { large[$0] } } ?? few }
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { range.count }
  var objects: [Any]? { managed }
  subscript(row: Int) -> NSManagedObject? { large.map { $0[range.lowerBound + row] } ?? few[row] }
}

/// The results of a request in sections, which are updated when the context announces changes: at each save, and once per run loop turn.
nonisolated open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the value that divides the objects into sections, or nil for one section.
  public let sectionNameKeyPath: String?
  /// The name of the section cache, or nil for none. A cache is valid as long as the request and the store do not change, also after a
  /// relaunch; it is written for SQLite stores if an SQL statement alone finds the results.
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var groups: [SectionInfo] = []
  private var tokens: [any NSObjectProtocol] = []
  private var hasFetched = false
  private var wishes = FetchedResultsWishes()
  /// The controller that delegates receive instead of this one, and the opposite reference.
  private var erasedController: NSFetchedResultsController<any NSFetchRequestResult>?
  fileprivate weak var original: AnyObject?

  /// Creates a controller for the results of a request. Call ``performFetch()`` before reading them.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Creates a controller without results, for a property that is set later.
  public override convenience init() {
    self.init(
      fetchRequest: NSFetchRequest<ResultType>(), managedObjectContext: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType),
      sectionNameKeyPath: nil, cacheName: nil)
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  /// Deletes a section cache, or all caches of the app for nil.
  open class func deleteCache(withName name: String?) { SectionCache.delete(name) }

  /// Fetches the objects, and starts observing the context.
  open func performFetch() throws {
    groups = try read()
    hasFetched = true
    defer { announceFetch() }
    guard tokens.isEmpty else { return }
    // Notifications are posted on the queue of the context, on which this controller must also be used.
    nonisolated(unsafe) let changed: (Notification) -> Void = { [weak self] in self?.note($0) }
    tokens = [
      NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
      ) { changed($0) }
    ]
  }

  /// Applies the changes of objects of the request's entity. Other changes do not affect the results.
  private func note(_ notification: Notification) {
    func objects(_ keys: String...) -> Set<NSManagedObject> {
      keys.reduce(into: []) { result, key in
        for object in notification.userInfo?[key] as? Set<NSManagedObject> ?? [] where isOfEntity(object) { result.insert(object) }
      }
    }
    let changed = objects(NSUpdatedObjectsKey, NSRefreshedObjectsKey)
    let (inserted, deleted) = (objects(NSInsertedObjectsKey), objects(NSDeletedObjectsKey))
    guard !(changed.isEmpty && inserted.isEmpty && deleted.isEmpty) else { return }
    if sectionNameKeyPath == nil, let large = groups.first?.large { return note(changed, inserted, deleted, large) }
    let after: [SectionInfo]?
    if fetchRequest.fetchLimit > 0 || fetchRequest.fetchOffset > 0 {
      after = try? read()
    } else {
      let touched = changed.union(inserted).union(deleted)
      // Untouched objects stay in their sections, so that their values are not read.
      var names: [ObjectIdentifier: String] = [:]
      var kept: [NSManagedObject] = []
      for group in groups {
        for object in group.managed where !touched.contains(object) {
          kept.append(object)
          if sectionNameKeyPath != nil { names[ObjectIdentifier(object)] = group.name }
        }
      }
      let added = changed.union(inserted).subtracting(deleted).filter { object in
        object.managedObjectContext != nil && !object.isDeleted && (fetchRequest.predicate?.evaluate(with: object) ?? true)
      }
      after = sections(of: managedObjectContext.merged(kept, Array(added), fetchRequest.sortDescriptors ?? []), names)
    }
    if let after { update(to: after, changed) }
  }

  /// Applies changes to results that are too many to compare all of them.
  private func note(
    _ changed: Set<NSManagedObject>, _ inserted: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>, _ large: LargeResults
  ) {
    let touched = changed.union(inserted).union(deleted)
    let shown = changed.union(inserted).subtracting(deleted).filter { object in
      object.managedObjectContext != nil && !object.isDeleted && (fetchRequest.predicate?.evaluate(with: object) ?? true)
    }
    let isBefore = managedObjectContext.comparison(fetchRequest.sortDescriptors ?? [])
    guard let (after, changes) = large.change(touched, shown: Array(shown), isBefore: { isBefore($0.objectID.key, $1.objectID.key) }) else {
      return
    }
    guard let delegate, let controller = self as Any as? NSFetchedResultsController<any NSFetchRequestResult> ?? erased() else {
      return groups = [SectionInfo(after)]
    }
    if wishes.takesWhole(delegate, by: controller) { return update(to: [SectionInfo(name: "", managed: after.all)], changed) }
    delegate.controllerWillChangeContent(controller)
    groups = [SectionInfo(after)]
    controller.groups = groups
    func path(_ row: Int) -> IndexPath { IndexPath(indexes: [0, row]) }
    for change in changes {
      switch change {
      case .delete(let object, let from):
        delegate.controller(controller, didChange: object, at: path(from), for: .delete, newIndexPath: nil)
      case .insert(let object, let to): delegate.controller(controller, didChange: object, at: nil, for: .insert, newIndexPath: path(to))
      case .move(let object, let from, let to):
        delegate.controller(controller, didChange: object, at: path(from), for: .move, newIndexPath: path(to))
      case .update(let object, let from, let to):
        delegate.controller(controller, didChange: object, at: path(from), for: .update, newIndexPath: path(to))
      }
    }
    delegate.controllerDidChangeContent(controller)
  }

  private func isOfEntity(_ object: NSManagedObject) -> Bool {
    guard let name = fetchRequest.entityName ?? fetchRequest.entity?.name else { return false }
    if object.entity.name == name { return true }
    var ancestor = fetchRequest.includesSubentities ? object.entity.superentity : nil
    while let next = ancestor {
      if next.name == name { return true }
      ancestor = next.superentity
    }
    return false
  }

  private func read() throws -> [SectionInfo] {
    let isCounted = sectionNameKeyPath == nil && fetchRequest.fetchBatchSize > 0
    let cache =
      try cacheName == nil && !isCounted
      ? nil
      : managedObjectContext.withStore(of: fetchRequest) { SectionCache(cacheName, $0, keyPath: sectionNameKeyPath, $1) }
    let known = cache?.read()
    if let large = try readLarge(known, cache) { return keep(large, known, cache) }
    let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
    guard let known, sectionNameKeyPath != nil, known.map(\.count).reduce(0, +) == objects.count else {
      return keep(sections(of: objects, [:]), known, cache)
    }
    var start = 0
    return known.map { section in
      defer { start += section.count }
      return SectionInfo(name: section.name, managed: Array(objects[start..<(start + section.count)]))
    }
  }

  /// Returns results that are too many to create all objects; nil if there are few, or if no batch size was set.
  private func readLarge(_ known: [SectionCache.Section]?, _ cache: SectionCache?) throws -> [SectionInfo]? {
    let (context, batch) = (managedObjectContext, fetchRequest.fetchBatchSize)
    guard batch > 0 else { return nil }
    return try context.withStore(of: fetchRequest) { query, store in
      let (count, state) = (known?.map(\.count).reduce(0, +) ?? 0, store.state)
      // The cached keys are valid if the store is unchanged after they were read.
      if let known, count >= LargeResults.least, let keys = try SortedKeys(query, store, count: count), cache?.holds(store) == true {
        store.note(count, query, in: state)
        return Self.sections(known, LargeResults(keys, context, batch: batch))
      }
      if let sectionNameKeyPath {
        guard let found = try store.sections(query, by: sectionNameKeyPath, least: LargeResults.least) else { return nil }
        return Self.sections(found.sections, LargeResults(found.keys, space: found.space, context, batch: batch))
      }
      guard let keys = try SortedKeys(query, store), keys.count >= LargeResults.least else { return nil }
      return [SectionInfo(LargeResults(keys, context, batch: batch))]
    }
  }

  private static func sections(_ sections: [SectionCache.Section], _ large: LargeResults) -> [SectionInfo] {
    var start = 0
    return sections.map { section in
      defer { start += section.count }
      return SectionInfo(name: section.name, large, start..<(start + section.count))
    }
  }

  /// Writes the cache, unless it already has these sections.
  private func keep(_ groups: [SectionInfo], _ known: [SectionCache.Section]?, _ cache: SectionCache?) -> [SectionInfo] {
    let sections = groups.map { SectionCache.Section(name: $0.name, count: $0.numberOfObjects) }
    // Counting few rows is faster than reading a file.
    guard let cache, sections != known, cacheName != nil || groups.first?.large != nil else { return groups }
    _ = try? managedObjectContext.withStore(of: fetchRequest) { cache.write(sections, $1) }
    return groups
  }

  /// - Parameter names: The sections of objects that are known.
  private func sections(of objects: [NSManagedObject], _ names: [ObjectIdentifier: String]) -> [SectionInfo] {
    guard let sectionNameKeyPath else { return [SectionInfo(name: "", managed: objects)] }
    var result: [(name: String, objects: [NSManagedObject])] = []
    for object in objects {
      let name = names[ObjectIdentifier(object)] ?? object.value(forKeyPath: sectionNameKeyPath).map { "\($0)" } ?? ""
      if result.last?.name == name { result[result.count - 1].objects.append(object) } else { result.append((name, [object])) }
    }
    return result.map { SectionInfo(name: $0.name, managed: $0.objects) }
  }

  // MARK: Reading

  /// The objects of all sections, or nil before the first fetch.
  open var fetchedObjects: [ResultType]? { !hasFetched ? nil : groups.flatMap(\.managed).compactMap { $0 as? ResultType } }
  /// The sections, or nil before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { !hasFetched ? nil : groups }
  /// The titles of the section index; by default the first letters of the section names.
  open var sectionIndexTitles: [String] { groups.compactMap(\.indexTitle) }

  /// Returns the title of a section in the index: its first letter as a capital.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? { sectionName.first.map { $0.uppercased() } }

  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = groups[indexPath[0]][indexPath[1]] as? ResultType else {
      preconditionFailure("no object at index path \(indexPath)")
    }
    return object
  }

  /// Returns the index path of an object, or nil if it is not among the results.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    guard let object = object as? NSManagedObject else { return nil }
    if let large = groups.first?.large {
      guard let index = large.index(of: object), let section = groups.firstIndex(where: { $0.range.contains(index) }) else { return nil }
      return IndexPath(indexes: [section, index - groups[section].range.lowerBound])
    }
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

  private func update(to after: [SectionInfo], _ updated: Set<NSManagedObject>) {
    let before = groups
    let (old, new) = (Self.places(before), Self.places(after))
    let isSame = before.map(\.name) == after.map(\.name) && old == new
    if isSame, updated.allSatisfy({ new[$0.objectID] == nil }) { return }
    guard let delegate, let controller = self as Any as? NSFetchedResultsController<any NSFetchRequestResult> ?? erased() else {
      return groups = after
    }
    let change = FetchedResultsChange(
      before: Self.identifiers(before), after: Self.identifiers(after),
      updated: after.flatMap(\.managed).filter { updated.contains($0) && old[$0.objectID] != nil }.map(\.objectID))
    groups = after
    controller.groups = after
    if wishes.tell(delegate, of: change, by: controller) { return }
    // Individual changes refer to the previous results.
    groups = before
    controller.groups = before
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
    // An object counts as moved unless insertions and deletions alone changed its position.
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

  /// Passes the first snapshot to a delegate that receives snapshots.
  private func announceFetch() {
    guard let delegate, let controller = self as Any as? NSFetchedResultsController<any NSFetchRequestResult> ?? erased() else { return }
    // A snapshot of millions of objects is only created for a delegate that receives snapshots.
    if groups.first?.large != nil, !wishes.takesWhole(delegate, by: controller) { return }
    let change = FetchedResultsChange(before: [], after: Self.identifiers(groups), updated: [])
    _ = wishes.tell(delegate, of: change, isFetch: true, by: controller)
  }

  private static func identifiers(_ groups: [SectionInfo]) -> [FetchedResultsChange.Section] {
    groups.map { FetchedResultsChange.Section(name: $0.name, objects: $0.managed.map(\.objectID)) }
  }

  /// Returns the controller that delegates receive. They expect `NSFetchedResultsController<any NSFetchRequestResult>`, to which a generic
  /// class does not convert. So this is always the same other controller with the same results, which is equal to this one.
  private func erased() -> NSFetchedResultsController<any NSFetchRequestResult>? {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? fetchRequest.entity?.name ?? "")
    request.predicate = fetchRequest.predicate
    request.sortDescriptors = fetchRequest.sortDescriptors
    let controller =
      erasedController
      ?? NSFetchedResultsController<any NSFetchRequestResult>(
        fetchRequest: request, managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    controller.groups = groups
    controller.original = self
    controller.hasFetched = true
    erasedController = controller
    return controller
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any ErasableController else { return false }
    return identity === other.identity
  }

  open override var hash: Int { ObjectIdentifier(identity).hashValue }
}

/// Identifies a controller and the one that its delegates receive.
private protocol ErasableController: AnyObject {
  var identity: AnyObject { get }
}

extension NSFetchedResultsController: ErasableController {
  fileprivate var identity: AnyObject { original ?? self }
}

/// Returns whether two controllers are the same. A delegate of several controllers compares them.
public func === <First, Second>(first: NSFetchedResultsController<First>?, second: NSFetchedResultsController<Second>?) -> Bool {
  first?.identity === second?.identity
}

/// Returns whether two controllers are the same. A delegate of several controllers compares them.
public func === <First, Second>(first: NSFetchedResultsController<First>, second: NSFetchedResultsController<Second>) -> Bool {
  first.identity === second.identity
}

/// Returns whether two controllers are the same. A delegate of several controllers compares them.
public func == <First, Second>(first: NSFetchedResultsController<First>?, second: NSFetchedResultsController<Second>?) -> Bool {
  first?.identity === second?.identity
}
