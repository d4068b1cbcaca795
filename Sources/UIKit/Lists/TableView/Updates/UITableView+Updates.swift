import CoreGraphics
import Foundation
internal import TrestleListModel

extension UITableView: UpdatingList, TransitionHost {
  final func show(_ update: BatchUpdate, _ completions: [(Bool) -> Void]) {
    guard loading.state == .loaded, dataSource != nil else {
      // Nothing is shown yet, or everything is about to be queried.
      loading.state = .stale
      setNeedsLayout()
      if dataSource != nil, layer.bounds.isEmpty {
        ensureLoaded()
        askReloadedSectionViews(update.reloadedSectionNumbers)
      }
      for completion in completions { completion(true) }
      return
    }
    let player = TransitionPlayer(host: self, completions: completions)
    var mistake: String?
    pass {
      if update.isEmpty { remeasure(player) } else { mistake = apply(update, player) }
      if loading.isOutdated { player.abandon() }
    }
    if let mistake {
      UIKitError.raise(mistake)
      reload()
      for completion in completions { completion(false) }
    } else {
      player.play()
    }
  }

  /// Handles an empty block: queries heights and section titles again, but no cells.
  private func remeasure(_ player: TransitionPlayer) {
    let scene = TableScene(self)
    if heights.learnsRows {
      tiles.learnt.removeAll(keepingCapacity: true)
      refreshSectionHeights()
    } else {
      geometry = measureAll((0..<geometry.sectionCount).map { geometry.numberOfRows(inSection: $0) })
    }
    forgetLearntInSight()
    sections.dropAll()
    retile(from: scene, player)
  }

  /// Returns the error message of an invalid update before anything has changed; nil for a valid one.
  private func apply(_ update: BatchUpdate, _ player: TransitionPlayer) -> String? {
    let scene = TableScene(self)
    let counts = askCounts()
    if loading.isOutdated { return nil }
    let resolved: ResolvedUpdate
    do {
      resolved = try update.resolve(before: geometry, after: counts)
    } catch {
      return error.message
    }
    // Cells measured during a scroll show the rows that were at their paths before.
    recycleMeasured()
    changeGeometry(resolved, counts)
    selection.apply(resolved)
    editing.changes += 1
    swipeFollows(resolved)
    let lifted = editing.reorder?.source
    reorderFollows(resolved)
    dragAndDrop.dragging?.follow(resolved)
    placeholdersFollow(resolved, from: scene.geometry)
    rowFocus.path = rowFocus.path.flatMap { resolved.newItem($0) }
    scrollTarget?.follow(resolved)
    if loading.isOutdated { return nil }
    reconfigure(resolved)
    reconfigureOutOfSight(resolved, lifted: lifted)
    retile(through: resolved, from: scene, player)
    if layer.bounds.isEmpty { askReloadedSectionViews(update.reloadedSectionNumbers.compactMap(resolved.newSection)) }
    return nil
  }

  /// Requests the headers and footers of reloaded sections even if the table has no size yet, as UIKit does.
  private func askReloadedSectionViews(_ sections: [Int]) {
    pass {
      for section in sections where section < geometry.sectionCount && !loading.isOutdated {
        for part in SectionPart.allCases where geometry.span(part, of: section).length > 0 { self.sections.measurable(part, section) }
      }
      finishLeaving()
    }
  }

  /// Changes the geometry to the counts after the update, and queries heights again as UIKit does: those of all rows, or with estimates
  /// those of the visible rows, by `measureSight()`.
  private func changeGeometry(_ update: ResolvedUpdate, _ counts: [Int]) {
    loading.counts = counts
    let height = Double(heights.learnsRows ? rowEstimate ?? fixedRowHeight : fixedRowHeight)
    let old = geometry
    geometry.apply(
      update, after: counts,
      section: { RowGeometry.SectionHeights(rowCount: counts[$0], rows: .uniform(height)) },
      row: { path in
        // The best estimate for a reloaded row is its previous height.
        if case .reloaded(let origin, _) = update.origin(ofItem: path), old.contains(origin) { return old.height(of: origin) }
        return height
      })
    sectionsFollow(update)
    if heights.learnsRows {
      tiles.learnt.removeAll(keepingCapacity: true)
      refreshSectionHeights()
    } else if ownDelegate != nil, heights.asksRows {
      geometry = measureAll(counts)
    } else {
      refreshSectionHeights()
    }
    loading.counts = nil
    forgetLearntInSight(after: update)
  }

  /// Reconfigures the named rows in their present cells.
  private func reconfigure(_ update: ResolvedUpdate) {
    for index in tiles.rows.indices where !loading.isOutdated && update.isReconfigured(tiles.rows[index].path) {
      guard let path = update.newItem(tiles.rows[index].path) else { continue }
      let cell = tiles.rows[index].cell
      guard let answer = reconfigure(cell, at: path), answer !== cell, !loading.isOutdated else { continue }
      // The data source returned another cell, which replaces the current one.
      answer.frame = cell.frame
      show(answer, at: path)
      endDisplaying(tiles.rows[index])
      tiles.rows[index].cell = answer
    }
  }

  /// Reconfigures the lifted row and the row with the first responder if their places are invisible: their cells will be shown again
  /// unchanged.
  ///
  /// - Parameter lifted: The path of the lifted row before the update.
  private func reconfigureOutOfSight(_ update: ResolvedUpdate, lifted: ItemPath?) {
    if let lifted, update.isReconfigured(lifted), let session = editing.reorder, !isTiled(session.cell), !loading.isOutdated,
      let cell = session.cell as? UITableViewCell, let answer = reconfigure(cell, at: session.source), answer !== cell
    {
      recycle(answer)
      editing.reorder?.release()
    }
    if let edited = tiles.edited, update.isReconfigured(edited.path), let path = update.newItem(edited.path), !loading.isOutdated,
      let answer = reconfigure(edited.cell, at: path), answer !== edited.cell
    {
      recycle(answer)
      dropEdited()
    }
  }

  /// Requests the row's cell from the data source, which dequeues the row's present cell.
  private func reconfigure(_ cell: UITableViewCell, at path: ItemPath) -> UITableViewCell? {
    tiles.reconfigured = (path, cell)
    defer { tiles.reconfigured = nil }
    return dataSource?.tableView(self, cellForRowAt: IndexPath(path))
  }
}
