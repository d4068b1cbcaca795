internal import TrestleSupport
import UIKitObjects

/// The changes of fetched results by an update, or by the first fetch.
struct FetchedResultsChange {
  struct Section {
    var name: String
    var objects: [NSManagedObjectID]
  }

  var before: [Section]
  var after: [Section]
  /// The objects that remain and have changed values.
  var updated: [NSManagedObjectID]

  var snapshot: NSDiffableDataSourceSnapshotReference {
    var snapshot = NSDiffableDataSourceSnapshotReference()
    for section in after {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.objects, toSection: section.name)
    }
    snapshot.reloadItems(updated)
    return snapshot
  }

  /// Updated objects are removed and inserted, because a difference has no other representation of updates.
  var difference: CollectionDifference<NSManagedObjectID> {
    let (old, new) = (before.flatMap(\.objects), after.flatMap(\.objects))
    var changes = Array(new.difference(from: old).inferringMoves())
    let moved = Set(changes.map { $0.offset })
    let places = Dictionary(old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for (offset, object) in new.enumerated() where updated.contains(object) && !moved.contains(offset) {
      guard let from = places[object] else { continue }
      changes.append(.remove(offset: from, element: object, associatedWith: offset))
      changes.append(.insert(offset: offset, element: object, associatedWith: from))
    }
    return CollectionDifference(changes) ?? new.difference(from: old)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// The methods for whole changes that a delegate implements, determined at the first call.
struct FetchedResultsWishes {
  private enum Kind { case snapshot, difference, changes }
  private var kind: Kind?
  private weak var delegate: (any NSFetchedResultsControllerDelegate)?

  typealias Controller = NSFetchedResultsController<any NSFetchRequestResult>

  /// Calls a delegate that receives the change as a whole. Returns false if it receives individual changes.
  ///
  /// - Parameter isFetch: Whether the results were fetched for the first time, which a difference does not contain.
  mutating func tell(
    _ delegate: any NSFetchedResultsControllerDelegate, of change: FetchedResultsChange, isFetch: Bool = false, by controller: Controller
  ) -> Bool {
    if delegate !== self.delegate {
      self.delegate = delegate
      kind = nil
    }
    if kind == nil || kind == .snapshot, Self.isImplemented({ delegate.controller(controller, didChangeContentWith: change.snapshot) }) {
      kind = .snapshot
    } else if !isFetch, kind == nil || kind == .difference,
      Self.isImplemented({ delegate.controller(controller, didChangeContentWith: change.difference) })
    {
      kind = .difference
    } else if !isFetch {
      kind = .changes
    }
    return kind == .snapshot || kind == .difference
  }

  /// Returns whether a delegate receives changes as a whole. It is tested with an empty change.
  mutating func takesWhole(_ delegate: any NSFetchedResultsControllerDelegate, by controller: Controller) -> Bool {
    if delegate !== self.delegate { (self.delegate, kind) = (delegate, nil) }
    if kind == nil {
      let nothing = FetchedResultsChange(before: [], after: [], updated: [])
      if Self.isImplemented({ delegate.controller(controller, didChangeContentWith: nothing.snapshot) }) {
        kind = .snapshot
      } else if Self.isImplemented({ delegate.controller(controller, didChangeContentWith: nothing.difference) }) {
        kind = .difference
      } else {
        kind = .changes
      }
    }
    return kind != .changes
  }

  // MARK: Default implementations

  private static let hasUsedDefault = ThreadValue<Bool>()

  /// Called by the default implementations.
  static func usedDefault() { hasUsedDefault.value = true }

  private static func isImplemented(_ call: () -> Void) -> Bool {
    hasUsedDefault.value = nil
    call()
    defer { hasUsedDefault.value = nil }
    return hasUsedDefault.value == nil
  }
}
