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
      if update.isEmpty { remeasure() } else { mistake = apply(update, animator) }
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
  private func remeasure() {
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
    retile(keeping: tiles.rows)
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
    geometry.apply(resolved, after: counts, section: { measureSection($0, of: counts) }, row: { Double(rowHeightForUpdate($0)) })
    loading.counts = nil
    refreshSections(after: resolved)
    if heights.learnsRows { tiles.learnt = Set(tiles.learnt.compactMap { learntAfter($0, resolved) }) }
    selection.apply(resolved)
    editing.changes += 1
    // Rows are brought to their places below: nothing may lay them out before.
    loading.isTiling = true
    swipeFollows(resolved)
    reorderFollows(resolved)
    loading.isTiling = false
    extras.dragging?.follow(resolved)
    extras.focused = extras.focused.flatMap { resolved.newItem($0) }
    updateContentSize()
    retile(keeping: tiles.rows, through: resolved, animator)
    return nil
  }

  private func learntAfter(_ path: ItemPath, _ update: ResolvedUpdate) -> ItemPath? {
    switch update.fate(ofItem: path) {
    case .stays(let new), .moved(let new): new
    case .reloaded, .deleted: nil
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
