@_spi(UIKitParts) import UIKitViews
import CoreGraphics
import Foundation
internal import TrestleListModel

extension UITableView {
  /// The ordinals of the rows that must be on screen.
  final var visibleOrdinals: Range<Int> {
    let bounds = layer.bounds
    guard bounds.height > 0, geometry.rowCount > 0 else { return 0..<0 }
    var first: ItemPath?
    var last: ItemPath?
    let reach = (editing.gap?.height ?? 0) + editing.placeholderHeight
    geometry.parts(from: Double(bounds.minY - reach), to: Double(bounds.maxY + reach)) { part, _ in
      guard let path = row(of: part) else { return }
      if first == nil { first = path }
      last = path
    }
    guard let first, let last else { return 0..<0 }
    return geometry.ordinal(of: first)..<geometry.ordinal(of: last) + 1
  }

  final func add(_ ordinals: Range<Int>, at index: Int) {
    guard var path = geometry.row(withOrdinal: ordinals.lowerBound) else { return }
    var place = index
    // Reserve now so that recycling these rows does not allocate.
    tiles.leaving.reserveCapacity(tiles.rows.count + ordinals.count)
    for ordinal in ordinals {
      if ordinal > ordinals.lowerBound {
        path.item += 1
        if path.item >= geometry.numberOfRows(inSection: path.section) {
          guard let next = geometry.row(withOrdinal: ordinal) else { return }
          path = next
        }
      }
      let lifted = liftedCell(at: path)
      let cell = lifted ?? takeEdited(at: path) ?? tiles.measured.removeValue(forKey: path) ?? obtainCell(at: path)
      if lifted == nil {
        guard !loading.isOutdated else { return recycle(cell) }
        show(cell, at: path)
      }
      tiles.rows.insert(TableTiles.Row(path: path, cell: cell), at: place)
      place += 1
      if loading.isOutdated { return }
    }
  }

  /// Requests a row's cell from the data source. An unusable cell is replaced by a plain one.
  final func obtainCell(at path: ItemPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    var cell = dataSource.tableView(self, cellForRowAt: IndexPath(path))
    if isInUse(cell, for: path) {
      UIKitError.raise(
        "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath: that is not in use; the one for row"
          + " \(path.item) of section \(path.section) already shows another row")
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return cell
  }

  private func isInUse(_ cell: UITableViewCell, for path: ItemPath) -> Bool {
    if let other = cell.superview as? UITableView, other !== self, !other.tiles.leaving.contains(where: { $0 === cell }) { return true }
    for row in tiles.rows where row.cell === cell { return true }
    return !tiles.measured.isEmpty && tiles.measured.contains { $0.value === cell && $0.key != path }
  }

  /// Sets the frame and state of a cell, notifies the delegate, and shows the cell.
  final func show(_ cell: UITableViewCell, at path: ItemPath) {
    // A cell that is dequeued again during an update's animation no longer takes part in it.
    if cell.layer.hasAnimations { cell.layer.removeAllAnimations() }
    if cell.isCutByGroup { cell.endCut() }
    prepare(cell, at: path)
    ownDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(path))
    UIGuideAdvisor.current?.shows(cell, in: self, at: path)
    if !tiles.leaving.isEmpty { tiles.leaving.removeAll { $0 === cell } }
    if cell.superview !== self {
      insertSubview(cell, at: backViewCount)
    } else if cell.isHidden {
      cell.isHidden = false
    }
  }

  final func prepare(_ cell: UITableViewCell, at path: ItemPath) {
    let frame = standingFrame(at: path)
    if cell.frame != frame { cell.frame = frame }
    cell.host = self
    cell.context = context(at: path)
    if reader.mayAnswerIndentation, let level = ownDelegate?.tableView(self, indentationLevelForRowAt: IndexPath(path)),
      level != Unanswered.level
    {
      cell.indentationLevel = level
    }
    if reader.implementsAccessoryType, let type = ownDelegate?.accessoryType(in: self, at: IndexPath(path)) {
      cell.accessoryType = type
    }
    prepareEditing(of: cell, at: path)
    cell.setSelected(selection.isSelected(path), animated: false)
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
  }

  /// The number of subviews behind the cells.
  final var backViewCount: Int { refreshControlIndex + (refresher == nil ? 0 : 1) }

  // MARK: Rows that leave

  /// Returns the cell of the hidden row with the first responder when it becomes visible again.
  final func takeEdited(at path: ItemPath) -> UITableViewCell? {
    guard let edited = tiles.edited, edited.path == path else { return nil }
    tiles.edited = nil
    return edited.cell
  }

  /// Moves the hidden row with the first responder through an update.
  final func moveEdited(through update: ResolvedUpdate?) {
    guard let edited = tiles.edited else { return }
    switch update?.fate(ofItem: edited.path) ?? .stays(edited.path) {
    case .stays(let new), .moved(let new):
      tiles.edited?.path = new
      edited.cell.frame = cellFrame(at: new)
    case .reloaded, .deleted: dropEdited()
    }
  }

  /// Recycles the hidden row with the first responder.
  final func dropEdited() {
    guard let edited = tiles.edited else { return }
    tiles.edited = nil
    recycle(edited.cell)
  }

  final func endDisplaying(_ row: TableTiles.Row) {
    // A lifted row stays visible regardless of its place; an open row closes when it becomes invisible.
    if row.cell === editing.reorder?.cell { return }
    if row.cell === editing.swipe?.cell { endSwipe(animated: false) }
    ownDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: IndexPath(row.path))
    recycle(row.cell)
  }

  /// Adds a cell to the reuse queue of its identifier; it is removed from the screen at the end of the pass, unless it is dequeued again
  /// before.
  final func recycle(_ cell: UITableViewCell) {
    tiles.leaving.append(cell)
    guard let identifier = cell.reuseIdentifier else { return }
    cellPool.enqueue(cell, for: identifier)
  }

  final func finishLeaving() {
    recycleMeasured()
    sections.dropMeasured()
    for cell in tiles.leaving where cell.superview === self { cell.removeFromSuperview() }
    tiles.leaving.removeAll(keepingCapacity: true)
    sections.finishLeaving()
  }

  /// Recycles cells that were created for measuring and are not on screen.
  final func recycleMeasured() {
    guard !tiles.measured.isEmpty else { return }
    for cell in tiles.measured.values { recycle(cell) }
    tiles.measured.removeAll(keepingCapacity: true)
  }

  /// Recycles every row and section view.
  ///
  /// Between a reload and the following layout, cells stay on screen: most are dequeued again.
  final func recycleAll() {
    dropEdited()
    let rows = tiles.rows
    tiles.rows.removeAll(keepingCapacity: true)
    for row in rows { endDisplaying(row) }
    // Cells created for measuring show outdated data.
    recycleMeasured()
    sections.dropMeasured()
    sections.dropAll()
    for case let ground as GroupGround in subviews { ground.removeFromSuperview() }
    setNeedsLayout()
  }
}
