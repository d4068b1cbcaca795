import CoreGraphics
import Foundation
internal import TrestleListModel

extension UITableView {
  /// Updates the visible rows after a change of the geometry: rows that stay keep their cells, new visible rows get one, the others are
  /// recycled.
  ///
  /// - Parameter player: Animates from `scene` to the new state; without a player the new state is shown immediately.
  final func retile(through update: ResolvedUpdate = .none, from scene: TableScene, _ player: TransitionPlayer? = nil) {
    pass { retilePass(update, scene, player) }
    setNeedsLayout()
  }

  private func retilePass(_ update: ResolvedUpdate, _ scene: TableScene, _ player: TransitionPlayer?) {
    if loading.isOutdated { return }
    let before = tiles.rows
    moveEdited(through: update)
    tiles.rows = before.compactMap { row in
      switch update.fate(ofItem: row.path) {
      case .stays(let new), .moved(let new): TableTiles.Row(path: new, cell: row.cell)
      case .reloaded, .deleted: nil
      }
    }
    tiles.rows.sort { $0.path < $1.path }
    GroupMotion.follow(update, in: self)
    for gone in sections.follow(update) {
      let ended = { self.sections.endDisplaying(gone.view, gone.part, gone.section) }
      guard let player, player.animates else {
        ended()
        continue
      }
      player.go(gone.view, by: RowPassage(gone.animation, automatic: .fade), isBehind: false, ended: ended)
    }
    sections.headerContextsChanged()
    measureSight()
    guard !loading.isOutdated else {
      // All rows are recycled at the end of the pass, including deleted and reloaded ones.
      tiles.rows = before
      return
    }
    let transition = ListTransition(
      update, from: scene.geometry, to: geometry, rowsBefore: before.map(\.path),
      rowsAfter: visibleOrdinals.compactMap { geometry.row(withOrdinal: $0) })
    let parts = obtainCells(transition, before)
    guard !loading.isOutdated else { return }
    sections.tile()
    if let player { show(transition, parts, from: scene, player) } else { place(parts) }
    finishLeaving()
    layoutTableViews()
    layoutEmptyRows()
    tiles.bounds = layer.bounds
    if !editing.placeholders.isEmpty { placePlaceholders() }
    if let player { showSurroundings(transition, from: scene, player) }
  }

  /// Gives each visible row a cell; rows that stay keep theirs. Returns the rows of the transition with their cells.
  private func obtainCells(_ transition: ListTransition, _ before: [TableTiles.Row]) -> [TransitionPart] {
    var rows: [TableTiles.Row] = []
    var parts: [TransitionPart] = []
    var obtained: [UITableViewCell] = []
    rows.reserveCapacity(transition.rows.count)
    parts.reserveCapacity(transition.rows.count)
    for row in transition.rows {
      switch row.change {
      case .stays:
        guard let path = row.new, let old = row.old, let index = before.index(of: old) else { continue }
        let cell = before[index].cell
        cell.context = context(at: path)
        rows.append(TableTiles.Row(path: path, cell: cell))
        parts.append(TransitionPart(row: row, cell: cell))
      case .comesIntoSight, .inserted, .reloadedIn:
        guard let path = row.new, !loading.isOutdated else { continue }
        let lifted = liftedCell(at: path)
        let cell = lifted ?? takeEdited(at: path) ?? takeMeasured(at: path) ?? obtainCell(at: path)
        rows.append(TableTiles.Row(path: path, cell: cell))
        obtained.append(cell)
        if lifted == nil, !loading.isOutdated { show(cell, at: path) }
        parts.append(TransitionPart(row: row, cell: cell))
      case .leavesSight, .deleted, .reloadedOut:
        // A data source that stores its cells returns the same one for a reloaded row.
        guard let old = row.old, let index = before.index(of: old) else { continue }
        let cell = before[index].cell
        if obtained.contains(where: { $0 === cell }) { continue }
        // Closes an open row that becomes invisible. Otherwise the row would be open in another cell if it came back during the animation.
        if row.change == .leavesSight, cell === editing.swipe?.cell { endSwipe(animated: true) }
        parts.append(TransitionPart(row: row, cell: cell))
      }
    }
    if loading.isOutdated {
      // All of them are recycled at the end of the pass.
      let known = Set(rows.map { ObjectIdentifier($0.cell) })
      tiles.rows = rows + before.filter { !known.contains(ObjectIdentifier($0.cell)) }
    } else {
      tiles.rows = rows
    }
    return parts
  }

  private func takeMeasured(at path: ItemPath) -> UITableViewCell? {
    tiles.measured.isEmpty ? nil : tiles.measured.removeValue(forKey: path)
  }

  /// Places rows without animation.
  private func place(_ parts: [TransitionPart]) {
    for part in parts {
      switch part.row.change {
      case .stays:
        if let path = part.row.new {
          let frame = standingFrame(at: path)
          if part.cell.frame != frame { part.cell.frame = frame }
        }
      case .comesIntoSight, .inserted, .reloadedIn: break
      case .leavesSight, .deleted, .reloadedOut:
        if let path = part.row.change == .leavesSight ? part.row.new : part.row.old {
          endDisplaying(TableTiles.Row(path: path, cell: part.cell))
        }
      }
    }
  }
}
