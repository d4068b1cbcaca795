import CoreGraphics
import Foundation

internal import TrestleListModel

extension UITableView {
  /// Returns the current frame of a row's cell: the row's frame, unless the row is open, lifted, or displaced by a lifted one.
  final func standingFrame(at path: ItemPath) -> CGRect {
    var frame = cellFrame(at: path)
    if let session = editing.swipe, session.path == path { frame.origin.x += session.displacement }
    guard let gap = editing.gap else {
      if !editing.placeholders.isEmpty { frame.origin.y += editing.displacement(of: path) }
      return frame
    }
    if path == gap.source {
      if let session = editing.reorder { return session.frame }
      if let start = gapStart(gap) { frame.origin.y = start - bordersInFrame(at: path).above }
      return frame
    }
    frame.origin.y += editing.displacement(of: path)
    return frame
  }

  /// Returns the y position of the gap.
  private func gapStart(_ gap: RowGap) -> CGFloat? {
    guard var next = gap.target else { return nil }
    if let source = gap.source, source.section == next.section, next.item >= source.item { next.item += 1 }
    if geometry.contains(next) { return CGFloat(geometry.span(of: next).start) + gap.displacement(of: next) - gap.height }
    // After the last row of the section, which may be the source itself.
    var last = ItemPath(section: next.section, item: next.item - 1)
    if last == gap.source { last.item -= 1 }
    if last.item >= 0, geometry.contains(last) { return CGFloat(geometry.span(of: last).end) + gap.displacement(of: last) }
    return CGFloat(geometry.rowsSpan(ofSection: next.section).start) + gap.displacement(ofHeader: next.section)
  }

  /// Returns the lifted cell if it belongs to that row.
  final func liftedCell(at path: ItemPath) -> UITableViewCell? {
    guard let session = editing.reorder, session.source == path else { return nil }
    return session.cell as? UITableViewCell
  }

  // MARK: Where rows would go

  /// Returns the target of a row whose top is at `top`, in the list without `source`; of two equal targets the `present` one.
  final func proposedTarget(top: CGFloat, source: ItemPath?, present: ItemPath?) -> ItemPath? {
    guard geometry.sectionCount > 0 else { return nil }
    var probe = Double(top)
    if let source {
      let span = geometry.span(of: source)
      if probe >= span.start { probe += span.length }
    }
    let gap = RowGap(source: source, height: 0, target: nil)
    func place(_ section: Int, _ item: Int) -> ItemPath { gap.compressed(ItemPath(section: section, item: item)) }
    func end(_ section: Int) -> ItemPath { place(section, geometry.numberOfRows(inSection: section)) }
    switch geometry.part(atOffset: probe) {
    case .row(let path)?:
      let span = geometry.span(of: path)
      if probe > span.start + span.length / 2 { return place(path.section, path.item + 1) }
      let before = place(path.section, path.item)
      // If there is nothing between two sections, the end of one and the start of the next are at the same position.
      if before.item == 0, path.section > 0, let present, present == end(path.section - 1) { return present }
      return before
    case .header(let section)?, .topPadding(let section)?:
      let header = geometry.headerSpan(ofSection: section)
      return section > 0 && probe <= header.start + header.length / 2 ? end(section - 1) : place(section, 0)
    case .borderAbove(let section)?: return place(section, 0)
    case .borderBelow(let section)?, .footer(let section)?: return end(section)
    case .tableHeader?: return place(0, 0)
    case .tableFooter?: return end(geometry.sectionCount - 1)
    case nil: return probe <= 0 ? place(0, 0) : end(geometry.sectionCount - 1)
    }
  }

  /// Returns a valid target in the list without `source`, near the delegate's answer.
  final func validTarget(_ answer: IndexPath, source: ItemPath?) -> ItemPath? {
    let path = ItemPath(answer)
    guard path.section >= 0, path.section < geometry.sectionCount else { return nil }
    let count = geometry.numberOfRows(inSection: path.section) - (source?.section == path.section ? 1 : 0)
    return ItemPath(section: path.section, item: min(max(0, path.item), count))
  }

  // MARK: The gap

  /// Moves the gap: rows, headers and footers slide to make space.
  final func setGap(_ gap: RowGap?, animated: Bool) {
    guard gap != editing.gap else { return }
    layoutIfNeeded()
    editing.gap = gap
    for row in tiles.rows where geometry.contains(row.path) { row.cell.context = context(at: row.path) }
    guard animated, window != nil else { return placeRows() }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.placeRows() })
  }

  final func placeRows() {
    for row in tiles.rows where geometry.contains(row.path) && row.cell !== editing.reorder?.cell {
      let frame = standingFrame(at: row.path)
      if row.cell.frame != frame { row.cell.frame = frame }
    }
    if !editing.placeholders.isEmpty { placePlaceholders() }
    sections.tile()
  }

  // MARK: Moving

  /// Asks the data source to move a row, and updates the table; returns false if the data source changed or reloaded the table itself.
  final func commitMove(from source: ItemPath, to target: ItemPath) -> Bool {
    guard let dataSource, reader.implementsMove else { return false }
    let (changes, reloads) = (editing.changes, editing.reloads)
    dataSource.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target))
    guard editing.changes == changes, loading.state == .loaded else {
      // A change during a move makes its index paths ambiguous, so everything is reloaded.
      if editing.reloads == reloads { reload() }
      return false
    }
    applyMove(from: source, to: target)
    return true
  }

  /// Adds the lifted cell to the visible rows, if its row is one of them.
  final func takeIn(_ cell: UIView, at path: ItemPath) -> Bool {
    guard let cell = cell as? UITableViewCell, geometry.contains(path) else { return false }
    if let first = tiles.rows.first, let last = tiles.rows.last {
      let range = geometry.ordinal(of: first.path) - 1...geometry.ordinal(of: last.path) + 1
      guard range.contains(geometry.ordinal(of: path)) else { return false }
    }
    let index = tiles.rows.firstIndex { $0.path > path } ?? tiles.rows.count
    tiles.rows.insert(TableTiles.Row(path: path, cell: cell), at: index)
    return true
  }

  private func applyMove(from source: ItemPath, to target: ItemPath) {
    var update = BatchUpdate()
    update.begin()
    update.moveItem(from: source, to: target)
    _ = update.end()
    var counts = (0..<geometry.sectionCount).map { geometry.numberOfRows(inSection: $0) }
    counts[source.section] -= 1
    counts[target.section] += 1
    guard let resolved = try? update.resolve(before: geometry, after: counts) else { return }
    geometry.moveRow(at: source, to: target)
    selection.apply(resolved)
    rowFocus.path = rowFocus.path.flatMap { resolved.newItem($0) }
    if heights.learnsRows { tiles.learnt = Set(tiles.learnt.compactMap { resolved.newItem($0) }) }
    tiles.rows = tiles.rows.map { TableTiles.Row(path: resolved.newItem($0.path) ?? $0.path, cell: $0.cell) }.sorted { $0.path < $1.path }
    updateContentSize()
    sections.headerContextsChanged()
  }

  /// Carries a lifted row through an update; ends the drag if the row was deleted or reloaded.
  final func reorderFollows(_ update: ResolvedUpdate) {
    guard let session = editing.reorder else { return }
    switch update.fate(ofItem: session.source) {
    case .stays(let new), .moved(let new): session.sourceMoved(to: new)
    case .reloaded, .deleted: session.release()
    }
  }
}
