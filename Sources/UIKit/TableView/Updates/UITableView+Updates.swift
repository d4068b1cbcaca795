import CoreGraphics
import Foundation
internal import ListModel

extension UITableView {
  /// Notes a change. Outside of a block it takes effect at once.
  final func change(_ edit: (inout BatchUpdate) -> Void) {
    let isAlone = updates.depth == 0
    if isAlone { updates.begin() }
    edit(&updates)
    if isAlone { finishUpdates() }
  }

  final func perform(_ block: (() -> Void)?, completion: ((Bool) -> Void)?) {
    updates.begin()
    block?()
    if let completion { extras.completions.append(completion) }
    finishUpdates()
  }

  /// Ends a block. The outermost one asks the data source, checks, and brings the table to its new state.
  final func finishUpdates() {
    guard updates.depth > 0, updates.end() else { return }
    let update = updates
    updates = BatchUpdate()
    let completions = extras.completions
    extras.completions = []
    guard !loading.isBusy else {
      // A change made inside a callback: what has been asked so far is out of date.
      outdate()
      for completion in completions { completion(true) }
      return
    }
    guard loading.state == .loaded, dataSource != nil else {
      // Nothing has been shown yet, or everything is about to be asked anew.
      loading.state = .stale
      setNeedsLayout()
      for completion in completions { completion(true) }
      return
    }
    let animator = UpdateAnimator(table: self, completions: completions)
    var mistake: String?
    pass {
      if update.isEmpty { remeasure(animator) } else { mistake = apply(update, animator) }
      if loading.isOutdated { animator.abandon() }
    }
    if let mistake {
      UIKitError.raise(mistake)
      reload()
      for completion in completions { completion(false) }
    } else {
      animator.run()
    }
  }

  /// An empty block: heights and section titles are asked again, no cell is.
  private func remeasure(_ animator: UpdateAnimator) {
    let counts = (0..<geometry.sectionCount).map { geometry.numberOfRows(inSection: $0) }
    if heights.learnsRows {
      relearnVisibleHeights()
      refreshSectionHeights()
    } else {
      geometry = measureAll(counts)
    }
    forgetLearntInSight()
    dropSectionViews { _ in true }
    updateContentSize()
    retile(keeping: tiles.rows, animator)
  }

  /// What is wrong with the update, if anything is; nothing has changed then.
  private func apply(_ update: BatchUpdate, _ animator: UpdateAnimator) -> String? {
    let counts = askCounts()
    if loading.isOutdated { return nil }
    let resolved: ResolvedUpdate
    do {
      resolved = try update.resolve(before: geometry, after: counts)
    } catch {
      return error.message
    }
    animator.update = resolved
    loading.counts = counts
    // In a copy: the delegate, which is asked for heights, may ask the table where its rows are.
    var changed = geometry
    changed.apply(resolved, after: counts, section: { measureSection($0, of: counts) }, row: { Double(rowHeightForUpdate($0)) })
    geometry = changed
    loading.counts = nil
    refreshSections(after: resolved)
    keepLearntInSight(resolved)
    selection.apply(resolved)
    editing.changes += 1
    // Rows are brought to their places below: nothing may lay them out before.
    loading.isTiling = true
    swipeFollows(resolved)
    reorderFollows(resolved)
    loading.isTiling = false
    extras.dragging?.follow(resolved)
    placeholdersFollow(resolved, from: animator.old.geometry)
    extras.focused = extras.focused.flatMap { resolved.newItem($0) }
    updateContentSize()
    reconfigure(resolved)
    retile(keeping: tiles.rows, through: resolved, animator)
    return nil
  }

  /// Of the heights that were learnt, those in sight stay known; the others are asked when they come into sight again, so that an update
  /// costs no more after a long way through the table.
  private func keepLearntInSight(_ update: ResolvedUpdate) {
    guard heights.learnsRows else { return }
    let known = tiles.learnt
    tiles.learnt.removeAll(keepingCapacity: true)
    for row in tiles.rows where known.contains(row.path) {
      switch update.fate(ofItem: row.path) {
      case .stays(let new), .moved(let new): tiles.learnt.insert(new)
      case .reloaded, .deleted: break
      }
    }
  }

  /// Has the rows that were named configured again, in the cells they have.
  private func reconfigure(_ update: ResolvedUpdate) {
    for index in tiles.rows.indices where !loading.isOutdated && update.isReconfigured(tiles.rows[index].path) {
      guard let dataSource, let path = update.newItem(tiles.rows[index].path) else { continue }
      let cell = tiles.rows[index].cell
      extras.reconfigured = (path, cell)
      let answer = dataSource.tableView(self, cellForRowAt: IndexPath(path))
      extras.reconfigured = nil
      tiles.learnt.remove(path)
      guard answer !== cell, !loading.isOutdated else { continue }
      // The data source made another cell: it takes the place of the present one.
      answer.frame = cell.frame
      show(answer, at: path)
      endDisplaying(tiles.rows[index])
      tiles.rows[index].cell = answer
    }
  }

  private func measureSection(_ section: Int, of counts: [Int]) -> RowGeometry.SectionHeights {
    let estimate = heights.learnsRows
    return RowGeometry.SectionHeights(
      rowCount: counts[section],
      rows: .each { [unowned self] in
        Double(estimate ? self.rowEstimate ?? self.fixedRowHeight : self.rowHeightForUpdate(ItemPath(section: section, item: $0)))
      })
  }

  private func rowHeightForUpdate(_ path: ItemPath) -> CGFloat {
    if heights.learnsRows { return rowEstimate ?? fixedRowHeight }
    guard let delegate = extras.delegate else { return fixedRowHeight }
    return checked(delegate.tableView(self, heightForRowAt: IndexPath(path)))
  }

  private func relearnVisibleHeights() {
    tiles.learnt.removeAll()
    for row in tiles.rows { geometry.setHeight(Double(trueHeight(of: row.path)), of: row.path) }
    for row in tiles.rows { tiles.learnt.insert(row.path) }
  }
}
