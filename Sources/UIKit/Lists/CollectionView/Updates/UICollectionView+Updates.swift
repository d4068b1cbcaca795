import CoreGraphics
internal import TrestleListModel

extension UICollectionView: UpdatingList, TransitionHost {
  /// Loads the counts before the update: the data changes inside of its block.
  final func loadBeforeUpdates() {
    guard updates.depth == 0, !loading.isBusy else { return }
    _ = loadedCounts
    tileIfNeeded()
  }

  final func show(_ update: BatchUpdate, _ completions: [(Bool) -> Void]) {
    guard let before = loading.counts, dataSource != nil else {
      // Nothing is known yet, or everything is about to be queried again.
      loading.counts = nil
      layout.invalidateLayout()
      for completion in completions { completion(true) }
      return
    }
    if update.onlyReconfigures, let wrong = update.reconfigured.first(where: { !hasItem($0) }) {
      fail("attempt to reconfigure item \(wrong.item) in section \(wrong.section)", completions)
      return
    }
    if update.onlyReconfigures {
      reconfigure(update.reconfigured.map { ($0, $0) })
      for completion in completions { completion(true) }
      return
    }
    apply(update, before: before, completions)
  }

  private func fail(_ message: String, _ completions: [(Bool) -> Void]) {
    UIKitError.raise(message)
    reload()
    for completion in completions { completion(false) }
  }

  private func apply(_ update: BatchUpdate, before: [Int], _ completions: [(Bool) -> Void]) {
    // Updates the visible views to the data before the update, as far as they have been laid out.
    let moment = CollectionMoment(self)
    let after = askCounts()
    let resolved: ResolvedUpdate
    do {
      resolved = try update.resolve(before: before, after: after, wording: .collection)
    } catch {
      loading.pass.isOutdated = false
      // A data source with snapshots is the only one to change the data.
      fail(dataSource is _DiffableCollectionSource ? Self.directChange : error.message, completions)
      return
    }
    setGap(nil)
    layout.itemsMoved(resolved)
    loading.counts = after
    selection.apply(resolved)
    extras.itemChanges += 1
    extras.needsIndex = true
    roomFollows(resolved)
    swipeFollows(resolved)
    forgetPrefetching()
    let isShown = loading.wasPrepared && !layer.bounds.isEmpty
    let context = layout.makeContext()
    context.changesCounts = true
    // A layout that is not prepared for these changes has to read the data again.
    context.isWhole = !isShown
    layout.invalidateLayout(with: context)
    guard isShown else {
      // Views that a view of no size has kept belong to the data before the update.
      if !tiles.order.isEmpty { recycleAll() }
      for completion in completions { completion(true) }
      return
    }
    let change = CollectionChange(self, update: resolved, before: moment, from: layout, to: layout)
    let layout = self.layout
    var reconfigured: [(ItemPath, ItemPath)] = []
    let isCurrent = pass {
      prepareLayoutIfNeeded()
      if LayoutMethods.usesUpdates(layout) { layout.prepare(forCollectionViewUpdates: Self.items(of: update)) }
      follow(layout.targetContentOffset(forProposedContentOffset: contentOffset))
      change.rearrange()
      reconfigured = update.reconfigured.compactMap { old in resolved.newItem(old).map { (old, $0) } }
    }
    if !reconfigured.isEmpty, isCurrent { reconfigure(reconfigured) }
    change.run(
      isCurrent: isCurrent, inside: { layout.finalizeCollectionViewUpdates() }, completions: [{ _ in layout.change = nil }] + completions)
    setNeedsLayout()
  }

  private static var directChange: String {
    "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's dataSource:"
      + " please do not call mutation APIs directly on UICollectionView."
  }

  /// Applies the content offset that a layout requests.
  final func follow(_ target: CGPoint) {
    guard target.x.isFinite, target.y.isFinite, target != contentOffset else { return }
    shiftContent(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
    if !loading.isLayoutValid { prepareLayoutIfNeeded() }
  }

  /// Reconfigures visible cells in place.
  private func reconfigure(_ paths: [(old: ItemPath, new: ItemPath)]) {
    pass {
      for (_, path) in paths {
        guard let dataSource, !loading.isOutdated, let tile = tiles.shown[ElementKey(.cell, path)] else { continue }
        tiles.reconfigured = tile
        let cell = dataSource.collectionView(self, cellForItemAt: IndexPath(path))
        tiles.reconfigured = nil
        tile.needsSizing = true
        guard cell !== tile.view else { continue }
        replace(tile, by: cell)
      }
    }
    sizesMayChange()
    setNeedsLayout()
  }

  /// Replaces a cell if the data source returned another one.
  private func replace(_ tile: CollectionTile, by cell: UICollectionViewCell) {
    tiles.order.removeAll { $0 === tile }
    let new = CollectionTile(key: tile.key, view: cell, attributes: tile.attributes)
    cell.collectionHost = self
    place(cell, by: tile.attributes)
    cell.isSelected = selection.isSelected(tile.key.path)
    tiles.shown[tile.key] = new
    display(new)
    endDisplaying(tile)
    finishLeaving()
  }

  private static func items(of update: BatchUpdate) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return update.steps.map { step in
      switch step {
      case .deleteSection(let section): UICollectionViewUpdateItem(.delete, before: whole(section), after: nil)
      case .deleteItem(let path): UICollectionViewUpdateItem(.delete, before: IndexPath(path), after: nil)
      case .insertSection(let section): UICollectionViewUpdateItem(.insert, before: nil, after: whole(section))
      case .insertItem(let path): UICollectionViewUpdateItem(.insert, before: nil, after: IndexPath(path))
      case .reloadSection(let section): UICollectionViewUpdateItem(.reload, before: whole(section), after: whole(section))
      case .reloadItem(let path): UICollectionViewUpdateItem(.reload, before: IndexPath(path), after: IndexPath(path))
      case .moveSection(let old, let new): UICollectionViewUpdateItem(.move, before: whole(old), after: whole(new))
      case .moveItem(let old, let new): UICollectionViewUpdateItem(.move, before: IndexPath(old), after: IndexPath(new))
      }
    }
  }
}
