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
    if let completion { updateCompletions.append(completion) }
    finishUpdates()
  }

  /// Ends a block. The outermost one asks the data source, checks, and brings the table to its new state.
  final func finishUpdates() {
    guard updates.depth > 0, updates.end() else { return }
    let update = updates
    updates = BatchUpdate()
    let completions = updateCompletions
    updateCompletions = []
    guard !loading.isBusy else {
      // A change made inside a callback: what has been asked so far is out of date.
      outdate()
      for completion in completions { completion(true) }
      return
    }
    guard loading.state == .loaded, dataSource != nil else {
      // Nothing has been shown yet, or everything is about to be asked.
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

  /// An empty block: heights and section titles are asked again, no cell is.
  private func remeasure(_ player: TransitionPlayer) {
    let scene = TableScene(self)
    if heights.learnsRows {
      tiles.learnt.removeAll(keepingCapacity: true)
      refreshSectionHeights()
    } else {
      geometry = measureAll((0..<geometry.sectionCount).map { geometry.numberOfRows(inSection: $0) })
    }
    forgetLearntInSight()
    dropSectionViews { _ in true }
    retile(from: scene, player)
  }

  /// Returns the message for a wrong update, before anything has changed; nil for a correct one.
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
    // Cells that a scroll had measured show the rows that were at their paths before.
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

  /// UIKit asks for the headers and footers of reloaded sections even where the table has no size yet.
  private func askReloadedSectionViews(_ sections: [Int]) {
    pass {
      for section in sections where section < geometry.sectionCount && !loading.isOutdated {
        for part in [SectionPart.header, .footer] where geometry.span(part, of: section).length > 0 { makeMeasurable(part, section) }
      }
      finishLeaving()
    }
  }

  /// Brings the geometry to the counts after the update, and asks heights again as UIKit does: those of all rows, or with estimates those
  /// of the rows in sight, which `measureSight()` asks.
  private func changeGeometry(_ update: ResolvedUpdate, _ counts: [Int]) {
    loading.counts = counts
    let height = Double(heights.learnsRows ? rowEstimate ?? fixedRowHeight : fixedRowHeight)
    let old = geometry
    geometry.apply(
      update, after: counts,
      section: { RowGeometry.SectionHeights(rowCount: counts[$0], rows: .uniform(height)) },
      row: { path in
        // The best estimate for a reloaded row is the height it had.
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

  /// Has the rows that were named configured again, in the cells they have.
  private func reconfigure(_ update: ResolvedUpdate) {
    for index in tiles.rows.indices where !loading.isOutdated && update.isReconfigured(tiles.rows[index].path) {
      guard let path = update.newItem(tiles.rows[index].path) else { continue }
      let cell = tiles.rows[index].cell
      guard let answer = reconfigure(cell, at: path), answer !== cell, !loading.isOutdated else { continue }
      // The data source made another cell: it takes the place of the present one.
      answer.frame = cell.frame
      show(answer, at: path)
      endDisplaying(tiles.rows[index])
      tiles.rows[index].cell = answer
    }
  }

  /// Configures the row in hand and the edited row again where their places are out of sight: their cells come back as they are.
  ///
  /// - Parameter lifted: The place of the row in hand before the update.
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

  /// Asks the data source for the row's cell; what it dequeues is the cell that the row has.
  private func reconfigure(_ cell: UITableViewCell, at path: ItemPath) -> UITableViewCell? {
    tiles.reconfigured = (path, cell)
    defer { tiles.reconfigured = nil }
    return dataSource?.tableView(self, cellForRowAt: IndexPath(path))
  }
}

extension UITableView: TransitionHost {
  var isInPass: Bool { loading.isBusy }
  func transitionEnded() { finishLeaving() }
}
