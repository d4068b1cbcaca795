import Dispatch
import Foundation

extension UITableViewDiffableDataSource {
  /// Shows `snapshot`: what changed since the one before is found and, if asked for, animated. `completion` is called when the motion is
  /// over. May be called from any thread; from another than the main one it takes effect as soon as that is free.
  public nonisolated func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let completion = Handed(value: completion)
    onMainActor { $0.show(snapshot, animated: animatingDifferences, completion: completion.value) }
  }

  /// The same; returns when the motion is over.
  public nonisolated func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows `snapshot` without looking for differences, as `reloadData()` would.
  public nonisolated func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    let completion = Handed(value: completion)
    onMainActor { source in
      source.replaceSnapshot(with: snapshot)
      source.table?.reloadData()
      completion.value?()
    }
  }

  public nonisolated func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  private nonisolated func onMainActor(_ body: @escaping @MainActor (UITableViewDiffableDataSource) -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { body(self) }
    } else {
      DispatchQueue.main.async { body(self) }
    }
  }

  // MARK: Showing

  func replaceSnapshot(with snapshot: Snapshot) {
    current = snapshot
    paths = nil
    outlines = outlines.filter { snapshot.indexOfSection($0.key) != nil }
  }

  private func show(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
    let difference = SnapshotDifference(from: current, to: snapshot)
    replaceSnapshot(with: snapshot)
    guard let table else {
      completion?()
      return
    }
    if animated, table.window != nil {
      change(table, by: difference, completion)
    } else {
      UIView.performWithoutAnimation { change(table, by: difference, completion) }
    }
  }

  private func change(_ table: UITableView, by difference: SnapshotDifference, _ completion: (() -> Void)?) {
    guard !difference.isEmpty else {
      completion?()
      return
    }
    let animation = defaultRowAnimation
    table.performBatchUpdates({
      if !difference.deletedSections.isEmpty { table.deleteSections(difference.deletedSections, with: animation) }
      if !difference.insertedSections.isEmpty { table.insertSections(difference.insertedSections, with: animation) }
      for move in difference.movedSections { table.moveSection(move.from, toSection: move.to) }
      if !difference.reloadedSections.isEmpty { table.reloadSections(difference.reloadedSections, with: animation) }
      if !difference.deletedItems.isEmpty { table.deleteRows(at: difference.deletedItems, with: animation) }
      if !difference.insertedItems.isEmpty { table.insertRows(at: difference.insertedItems, with: animation) }
      for move in difference.movedItems { table.moveRow(at: move.from, to: move.to) }
      if !difference.reloadedItems.isEmpty { table.reloadRows(at: difference.reloadedItems, with: animation) }
    }) { _ in completion?() }
    if !difference.reconfiguredItems.isEmpty { table.reconfigureRows(at: difference.reconfiguredItems) }
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    if paths == nil {
      var found = [ItemIdentifierType: IndexPath](minimumCapacity: current.numberOfItems)
      for (section, content) in current.sections.enumerated() {
        for (row, item) in content.items.enumerated() { found[item] = IndexPath(row: row, section: section) }
      }
      paths = found
    }
    return paths?[item]
  }
}

/// A value on its way to the main actor, where alone it is used.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}
