import CoreGraphics
import Foundation
internal import ListModel

extension UITableView {
  /// After a change of the geometry: rows that stay keep their cells, what is new in sight gets one, the rest leaves.
  final func retile(keeping old: [TableTiles.Row], through update: ResolvedUpdate? = nil, _ animator: UpdateAnimator? = nil) {
    pass { retilePass(keeping: old, through: update, animator) }
    setNeedsLayout()
  }

  private func retilePass(keeping old: [TableTiles.Row], through update: ResolvedUpdate?, _ animator: UpdateAnimator?) {
    if loading.isOutdated { return }
    var kept: [ItemPath: UITableViewCell] = [:]
    var gone: [TableTiles.Row] = []
    for row in old {
      guard let update else {
        kept[row.path] = row.cell
        continue
      }
      switch update.fate(ofItem: row.path) {
      case .stays(let new), .moved(let new): kept[new] = row.cell
      case .reloaded, .deleted: gone.append(row)
      }
    }
    moveEdited(through: update)
    tiles.rows = kept.map { TableTiles.Row(path: $0.key, cell: $0.value) }.sorted { $0.path < $1.path }
    if update != nil { dropSectionViews(for: animator) }
    // The rows kept may have gaps between them: each place is looked at by itself.
    tiles.rows = []
    keepOffsetInReach()
    learnHeights(keeping: kept)
    var rows: [TableTiles.Row] = []
    var staying: Set<ObjectIdentifier> = []
    for ordinal in visibleOrdinals {
      guard let path = geometry.row(withOrdinal: ordinal) else { break }
      if let cell = kept.removeValue(forKey: path) {
        cell.context = context(at: path)
        rows.append(TableTiles.Row(path: path, cell: cell))
        staying.insert(ObjectIdentifier(cell))
        continue
      }
      let cell = takeEdited(at: path) ?? tiles.measured.removeValue(forKey: path) ?? obtainCell(at: path)
      rows.append(TableTiles.Row(path: path, cell: cell))
      if loading.isOutdated { break }
      show(cell, at: path)
      if loading.isOutdated { break }
      animator?.comes(cell, to: path)
    }
    guard !loading.isOutdated else {
      // All of them leave at the end of the pass.
      tiles.rows = rows + kept.map { TableTiles.Row(path: $0.key, cell: $0.value) } + gone
      return
    }
    tiles.rows = rows
    for (path, cell) in kept.sorted(by: { $0.key < $1.key }) {
      if let animator {
        animator.leavesSight(cell, to: path)
      } else {
        endDisplaying(TableTiles.Row(path: path, cell: cell))
      }
    }
    for row in gone { animator?.goes(row) ?? endDisplaying(row) }
    for row in rows where staying.contains(ObjectIdentifier(row.cell)) {
      let frame = standingFrame(at: row.path)
      if let animator { animator.stays(row.cell, at: frame) } else if row.cell.frame != frame { row.cell.frame = frame }
    }
    tileSectionViews()
    finishLeaving()
    layoutTableViews()
    layoutEmptyRows()
    tiles.bounds = layer.bounds
    if !editing.placeholders.isEmpty { placePlaceholders() }
    if let animator { tellOfSurroundings(animator) }
  }

  /// Headers, footers and what stands below the last row.
  private func tellOfSurroundings(_ animator: UpdateAnimator) {
    for (section, view) in tiles.headers { animator.sectionShows(view, .header, of: section) }
    for (section, view) in tiles.footers { animator.sectionShows(view, .footer, of: section) }
    animator.settles(looks.footer, from: animator.old.tableFooter)
    animator.settles(looks.emptyRows, from: animator.old.emptyRows)
  }

  private func keepOffsetInReach() {
    if case .none = motion {
      let nearest = clamped(contentOffset)
      if nearest != contentOffset { setOffset(nearest) }
    }
  }

  private func learnHeights(keeping kept: [ItemPath: UITableViewCell]) {
    guard heights.learnsRows || heights.learnsSections else { return }
    tiles.rows = kept.map { TableTiles.Row(path: $0.key, cell: $0.value) }.sorted { $0.path < $1.path }
    learnVisibleHeights()
    learnVisibleSections()
    tiles.rows = []
  }
}
