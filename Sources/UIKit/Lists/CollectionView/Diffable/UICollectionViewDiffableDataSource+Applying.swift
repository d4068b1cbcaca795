import Foundation

extension UICollectionViewDiffableDataSource {
  /// Applies `snapshot`, optionally animating the differences. `completion` is called after the animation.
  ///
  /// May be called from any thread. From a background thread, it takes effect when the main thread is free.
  public nonisolated func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let completion = HandedToMain(value: completion)
    outstanding.submit(self, view: { $0.collection }) { $0.show(snapshot, animated: animatingDifferences, completion: completion.value) }
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
    outstanding.submit(self, view: { $0.collection }) { source in
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

  // MARK: Sections

  /// Applies an outline as the content of a section, which is appended if it does not exist.
  public nonisolated func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let completion = HandedToMain(value: completion)
    outstanding.submit(self, view: { $0.collection }) { source in
      let whole = source.model.setOutline(snapshot, of: section)
      source.show(whole, animated: animatingDifferences, completion: completion.value)
    }
  }

  /// Shows the items of one section, with the expansion of its tree.
  public nonisolated func apply(
    _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      outstanding.submitAndWait(self) { source in
        let whole = source.model.setOutline(snapshot, of: section)
        source.show(whole, animated: animatingDifferences) { continuation.resume() }
      }
    }
  }

  /// Returns the outline of a section. A section without an outline returns a flat snapshot.
  public func snapshot(for section: SectionIdentifierType) -> SectionSnapshot { model.outline(of: section) }

  // MARK: Showing

  private func reload(_ snapshot: Snapshot) {
    model.replace(with: snapshot)
    collection?.reloadData()
  }

  private func show(_ snapshot: Snapshot, animated: Bool, completion: (() -> Void)?) {
    let difference = SnapshotDifference(from: model.current, to: snapshot)
    guard let collection else {
      model.replace(with: snapshot)
      completion?()
      return
    }
    if animated, collection.window != nil {
      change(collection, to: snapshot, by: difference, completion)
    } else {
      UIView.performWithoutAnimation { change(collection, to: snapshot, by: difference, completion) }
    }
    collection.outlinesChanged(animated: animated)
  }

  private func change(
    _ view: UICollectionView, to snapshot: Snapshot, by difference: SnapshotDifference, _ completion: (() -> Void)?
  ) {
    guard !difference.isEmpty else {
      model.replace(with: snapshot)
      completion?()
      return
    }
    // The counts before the update must be those of the old snapshot, so the data changes inside the block.
    view.performBatchUpdates({
      self.model.replace(with: snapshot)
      if !difference.deletedSections.isEmpty { view.deleteSections(difference.deletedSections) }
      if !difference.insertedSections.isEmpty { view.insertSections(difference.insertedSections) }
      for move in difference.movedSections { view.moveSection(move.from, toSection: move.to) }
      if !difference.reloadedSections.isEmpty { view.reloadSections(difference.reloadedSections) }
      if !difference.deletedItems.isEmpty { view.deleteItems(at: difference.deletedItems) }
      if !difference.insertedItems.isEmpty { view.insertItems(at: difference.insertedItems) }
      for move in difference.movedItems { view.moveItem(at: move.from, to: move.to) }
      if !difference.reloadedItems.isEmpty { view.reloadItems(at: difference.reloadedItems) }
    }) { _ in completion?() }
    if !difference.reconfiguredItems.isEmpty { view.reconfigureItems(at: difference.reconfiguredItems) }
  }
}
