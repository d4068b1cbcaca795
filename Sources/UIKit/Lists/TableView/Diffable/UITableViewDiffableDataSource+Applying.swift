import Foundation

extension UITableViewDiffableDataSource {
  /// Applies `snapshot`, optionally animating the differences to the previous one. `completion` is called after the animation.
  ///
  /// May be called from any thread. From a background thread, it takes effect when the main thread is free.
  public nonisolated func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let completion = HandedToMain(value: completion)
    outstanding.submit(self, view: { $0.table }) { $0.show(snapshot, animated: animatingDifferences, completion: completion.value) }
  }

  /// Applies `snapshot` and returns after the animation.
  public nonisolated func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      outstanding.submitAndWait(self) { $0.show(snapshot, animated: animatingDifferences) { continuation.resume() } }
    }
  }

  /// Applies `snapshot` without computing differences, as `reloadData()` does.
  public nonisolated func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    let completion = HandedToMain(value: completion)
    outstanding.submit(self, view: { $0.table }) { source in
      source.reload(snapshot)
      completion.value?()
    }
  }

  /// Shows a snapshot by `reloadData()`, without computing a difference.
  public nonisolated func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    await withCheckedContinuation { continuation in
      outstanding.submitAndWait(self) { source in
        source.reload(snapshot)
        continuation.resume()
      }
    }
  }

  // MARK: Showing

  private func reload(_ snapshot: Snapshot) {
    model.replace(with: snapshot)
    table?.reloadData()
  }

  private func show(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
    let difference = SnapshotDifference(from: model.current, to: snapshot)
    model.replace(with: snapshot)
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
}
