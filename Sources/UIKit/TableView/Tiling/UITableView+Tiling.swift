import CoreGraphics
import Foundation
internal import ListModel
import QuartzCore

extension UITableView {
  /// One layout pass: asks what is not known yet, and brings the views into agreement with what ought to be on screen.
  final func layoutTable() {
    guard !loading.isBusy else { return }
    ensureLoaded()
    followWidth()
    if !tiles.changed.isEmpty { resizeChangedRows() }
    tile()
  }

  /// Brings the rows on screen up to date for a question about them, unless a pass is under way or the table has no size yet.
  ///
  /// Returns the cell of a row directly after a scroll, without a layout of the whole screen.
  final func tileIfNeeded() {
    guard !loading.isBusy, layer.bounds.height > 0 else { return }
    // In the midst of a block of updates the data are ahead of the rows.
    let hasMoved = tiles.bounds != layer.bounds && updates.depth == 0
    if loading.state == .stale || tiles.rows.isEmpty || hasMoved { layoutTable() }
  }

  private func followWidth() {
    let width = layer.bounds.width
    guard width != looks.width else { return }
    looks.width = width
    widthChanged()
    sizeTableHeader()
    relearnForWidth()
    updateContentSize()
    for row in tiles.rows { row.cell.frame = standingFrame(at: row.path) }
    layoutTableViews()
  }

  final func tile() {
    var range = 0..<0
    pass {
      // Rows that are learnt take the cells of those that left.
      if heights.learnsRows { dropRows(outside: visibleOrdinals) }
      for _ in 0..<8 {
        learnVisibleHeights()
        if !learnVisibleSections() { break }
      }
      range = visibleOrdinals
      dropRows(outside: range)
      addRows(range)
      tileSectionViews()
      finishLeaving()
      layoutTableViews()
      layoutEmptyRows()
      if looks.focusRing != nil || rowFocus.path != nil { placeFocusMark() }
      tiles.bounds = layer.bounds
    }
    if loading.state == .loaded, prefetching.window.visible != range { prefetch(around: range) }
  }

  /// The ordinals of the rows that ought to be on screen.
  final var visibleOrdinals: Range<Int> {
    let bounds = layer.bounds
    guard bounds.height > 0, geometry.rowCount > 0 else { return 0..<0 }
    var first: ItemPath?
    var last: ItemPath?
    let reach = (editing.gap?.height ?? 0) + editing.placeholderHeight
    geometry.parts(from: Double(bounds.minY - reach), to: Double(bounds.maxY + reach)) { part, _ in
      guard case .row(let path) = part else { return }
      if first == nil { first = path }
      last = path
    }
    guard let first, let last else { return 0..<0 }
    return geometry.ordinal(of: first)..<geometry.ordinal(of: last) + 1
  }

  // MARK: Rows

  private func dropRows(outside range: Range<Int>) {
    while !loading.isOutdated, let last = tiles.rows.last, !range.contains(geometry.ordinal(of: last.path)) {
      tiles.rows.removeLast()
      leaveSight(last)
    }
    while !loading.isOutdated, let first = tiles.rows.first, !range.contains(geometry.ordinal(of: first.path)) {
      tiles.rows.removeFirst()
      leaveSight(first)
    }
  }

  /// A row leaves for others; the one that is edited stays in its place, out of sight.
  private func leaveSight(_ row: TableTiles.Row) {
    guard let edited = window?.firstResponder as? UIView, edited.isDescendant(of: row.cell) else {
      endDisplaying(row)
      return
    }
    dropEdited()
    ownDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: IndexPath(row.path))
    tiles.edited = row
  }

  /// The cell of the row that was edited out of sight, as it comes back.
  final func takeEdited(at path: ItemPath) -> UITableViewCell? {
    guard let edited = tiles.edited, edited.path == path else { return nil }
    tiles.edited = nil
    return edited.cell
  }

  /// The row that is edited out of sight goes where an update takes it.
  final func moveEdited(through update: ResolvedUpdate?) {
    guard let edited = tiles.edited else { return }
    switch update?.fate(ofItem: edited.path) ?? .stays(edited.path) {
    case .stays(let new), .moved(let new):
      tiles.edited?.path = new
      edited.cell.frame = cellFrame(at: new)
    case .reloaded, .deleted: dropEdited()
    }
  }

  /// Lets go of the row that was edited out of sight.
  final func dropEdited() {
    guard let edited = tiles.edited else { return }
    tiles.edited = nil
    recycle(edited.cell)
  }

  final func endDisplaying(_ row: TableTiles.Row) {
    // A row in hand shows wherever its place is; an open one that leaves closes.
    if row.cell === editing.reorder?.cell { return }
    if row.cell === editing.swipe?.cell { endSwipe(animated: false) }
    ownDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: IndexPath(row.path))
    recycle(row.cell)
  }

  /// Adds what is missing, in row order; rows that are there are consecutive.
  private func addRows(_ range: Range<Int>) {
    guard !range.isEmpty, !loading.isOutdated else { return }
    guard let first = tiles.rows.first, let last = tiles.rows.last else {
      add(range, at: 0)
      return
    }
    let present = geometry.ordinal(of: first.path)..<geometry.ordinal(of: last.path) + 1
    if range.lowerBound < present.lowerBound { add(range.lowerBound..<present.lowerBound, at: 0) }
    if range.upperBound > present.upperBound { add(present.upperBound..<range.upperBound, at: tiles.rows.count) }
  }

  final func add(_ ordinals: Range<Int>, at index: Int) {
    guard var path = geometry.row(withOrdinal: ordinals.lowerBound) else { return }
    var place = index
    // Those who come will leave: what that takes is made ready now.
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

  /// Asks the data source for a row's cell. One that cannot be used is replaced by a plain one.
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

  /// Gives a cell its place and state, tells the delegate, and puts it on screen.
  final func show(_ cell: UITableViewCell, at path: ItemPath) {
    // A cell handed back in the middle of an update's motion has no part in it any more.
    if cell.layer.hasAnimations { cell.layer.removeAllAnimations() }
    if cell.isCutByGroup { cell.endCut() }
    prepare(cell, at: path)
    ownDelegate?.tableView(self, willDisplay: cell, forRowAt: IndexPath(path))
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

  /// The number of subviews that lie behind the cells.
  final var backViewCount: Int { refreshControlIndex + (refresher == nil ? 0 : 1) }

  // MARK: Leaving

  /// Gives a cell to the queue of its identifier; it leaves the screen when the pass is over, unless it is handed back before.
  final func recycle(_ cell: UITableViewCell) {
    tiles.leaving.append(cell)
    guard let identifier = cell.reuseIdentifier else { return }
    cellPool.enqueue(cell, for: identifier)
  }

  final func finishLeaving() {
    recycleMeasured()
    dropMeasuredSectionViews()
    for cell in tiles.leaving where cell.superview === self { cell.removeFromSuperview() }
    tiles.leaving.removeAll(keepingCapacity: true)
    for view in tiles.leavingViews where view.superview === self { view.removeFromSuperview() }
    tiles.leavingViews.removeAll(keepingCapacity: true)
  }

  /// Gives back the cells that were made to be measured and are not on screen.
  final func recycleMeasured() {
    guard !tiles.measured.isEmpty else { return }
    for cell in tiles.measured.values { recycle(cell) }
    tiles.measured.removeAll(keepingCapacity: true)
  }

  /// Takes every row and section view off the screen.
  ///
  /// Between a reload and the layout that follows it, cells stay where they are: most are handed back.
  final func recycleAll() {
    dropEdited()
    let rows = tiles.rows
    tiles.rows.removeAll(keepingCapacity: true)
    for row in rows { endDisplaying(row) }
    // What was measured shows data that are out of date.
    recycleMeasured()
    dropMeasuredSectionViews()
    dropSectionViews { _ in true }
    for case let ground as GroupGround in subviews { ground.removeFromSuperview() }
    setNeedsLayout()
  }
}
