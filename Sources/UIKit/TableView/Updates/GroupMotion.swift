import CoreGraphics

internal import ListModel

/// Keeps sections in one piece while an update moves their rows: what comes or goes does so within its section, and a group's box
/// grows or shrinks as one.
///
/// Every row of a group that changes is cut by the same rectangle with the group's corners, which goes from the box before to the box
/// after as the rows go to their places, and the group's ground shows where a row is not there yet or no more; so corners and edge move
/// along. In a plain table only what comes and goes is cut, to the rows of its section, and a row shown anew to its own place.
@MainActor struct GroupMotion {
  private var cuts: [(cell: UITableViewCell, cut: GroupCut, end: CGRect)] = []
  private var grounds: [(ground: GroupGround, end: CGRect)] = []
  private var token = 0
  private static var lastToken = 0

  /// The box of the rows of a section.
  private static func box(_ table: UITableView, _ geometry: RowGeometry, _ section: Int) -> CGRect {
    let start = geometry.headerSpan(ofSection: section).end
    let margin = table.figures.margin
    return CGRect(
      x: margin, y: start, width: max(0, table.bounds.width - 2 * margin),
      height: max(0, geometry.footerSpan(ofSection: section).start - start))
  }

  // MARK: Before the motion

  /// Cuts the rows of the sections that change to where these were.
  mutating func prepare(
    _ table: UITableView, _ update: ResolvedUpdate, from old: TableScene, shift: CGFloat, going: [TableTiles.Row]
  ) {
    var changed: [Int: Int] = [:]
    for row in table.tiles.rows where !stays(row.path, update) { note(update.oldSection(row.path.section), update, &changed) }
    for row in going { note(row.path.section, update, &changed) }
    Self.lastToken += 1
    token = Self.lastToken
    takeOver(table, update, old, shift)
    for (before, after) in changed {
      let start = Self.box(table, old.geometry, before).offsetBy(dx: 0, dy: shift)
      let end = Self.box(table, table.geometry, after)
      if table.style != .plain { addGround(table, after, start, end) }
      for row in table.tiles.rows where row.path.section == after {
        switch update.origin(ofItem: row.path) {
        case .reloaded(let origin, _) where table.style == .plain:
          let place = place(table, old.geometry, origin).offsetBy(dx: 0, dy: shift)
          add(row.cell, table, place, self.place(table, table.geometry, row.path))
        case .stayed where table.style == .plain, .moved: break
        case .inserted, .reloaded, .stayed: add(row.cell, table, start, end)
        }
      }
      for row in going where row.path.section == before {
        if table.style == .plain, case .reloaded(let new, _) = update.fate(ofItem: row.path) {
          let place = place(table, old.geometry, row.path).offsetBy(dx: 0, dy: shift)
          add(row.cell, table, place, self.place(table, table.geometry, new))
        } else {
          add(row.cell, table, start, end)
        }
      }
    }
  }

  private func place(_ table: UITableView, _ geometry: RowGeometry, _ path: ItemPath) -> CGRect { table.rect(geometry.span(of: path)) }

  private func stays(_ path: ItemPath, _ update: ResolvedUpdate) -> Bool {
    if case .stayed = update.origin(ofItem: path) { return true }
    return false
  }

  /// A section that stays and whose rows do not all.
  private func note(_ section: Int?, _ update: ResolvedUpdate, _ changed: inout [Int: Int]) {
    guard let section, changed[section] == nil, case .stays(let after) = update.fate(ofSection: section) else { return }
    changed[section] = after
  }

  private mutating func add(_ cell: UITableViewCell, _ table: UITableView, _ start: CGRect, _ end: CGRect) {
    // A row in hand or swiped aside is not in its group; one with a mask of its own keeps it.
    guard cell !== table.editing.swipe?.cell, cell !== table.editing.reorder?.cell,
      cell.mask == nil || cell.mask is GroupCut || cell.mask is RowBlind
    else { return }
    let cut = cell.mask as? GroupCut ?? GroupCut()
    if cell.mask !== cut {
      let blind = cell.mask as? RowBlind
      cell.mask = cut
      cut.blind = blind
    }
    cut.token = token
    Self.round(cut, table)
    cell.isCutByGroup = true
    cut.place(start, in: cell)
    cuts.append((cell, cut, end))
  }

  private static func round(_ view: UIView, _ table: UITableView) {
    let isRound = table.style == .insetGrouped || table.style == .grouped && table.figures.drawsGroupBoxes
    view.layer.cornerRadius = isRound ? table.cellFigures.groupCornerRadius : 0
    view.layer.cornerCurve = table.figures.drawsGroupBoxes ? .circular : .continuous
  }

  // MARK: Grounds

  /// A ground for a group whose cells have one colour that can be seen.
  private mutating func addGround(_ table: UITableView, _ section: Int, _ start: CGRect, _ end: CGRect) {
    guard !grounds.contains(where: { $0.ground.section == section }) else { return }
    let figures = table.cellFigures
    var color: UIColor?
    for row in table.tiles.rows where row.path.section == section {
      let own = figures.drawsGroupBoxes ? row.cell.standardBackground?.fill : row.cell.backgroundColor
      guard let own, color == nil || color == own, row.cell.ownBackgroundView == nil else { return }
      color = own
    }
    let ground = GroupGround()
    ground.section = section
    ground.token = token
    ground.backgroundColor = color ?? figures.groupedCell
    Self.round(ground, table)
    table.insertSubview(ground, at: table.backViewCount)
    ground.frame = start
    grounds.append((ground, end))
    if figures.drawsGroupBoxes { addRim(table, section, start, end) }
  }

  /// The border of a classic box lies in front of the rows, which draw none at its ends while they are in motion.
  private mutating func addRim(_ table: UITableView, _ section: Int, _ start: CGRect, _ end: CGRect) {
    let rim = GroupGround()
    rim.section = section
    rim.token = token
    rim.isUserInteractionEnabled = false
    rim.layer.borderWidth = 1
    rim.layer.borderColor = table.cellFigures.groupBorder.resolvedColor(with: table.traitCollection).cgColor
    Self.round(rim, table)
    let front = table.subviews.lastIndex { $0 is UITableViewCell }
    table.insertSubview(rim, at: front.map { $0 + 1 } ?? table.backViewCount)
    rim.frame = start
    grounds.append((rim, end))
  }

  /// Grounds still in motion from an update before go where their groups go now.
  private mutating func takeOver(_ table: UITableView, _ update: ResolvedUpdate, _ old: TableScene, _ shift: CGFloat) {
    guard table.style != .plain else { return }
    for case let ground as GroupGround in table.subviews {
      guard case .stays(let section) = update.fate(ofSection: ground.section) else {
        ground.removeFromSuperview()
        continue
      }
      ground.frame = Self.box(table, old.geometry, ground.section).offsetBy(dx: 0, dy: shift)
      ground.section = section
      ground.token = token
      grounds.append((ground, Self.box(table, table.geometry, section)))
    }
  }

  // MARK: The motion and after

  /// The boxes go to their ends; rows have been given theirs.
  func setInMotion() {
    for (cell, cut, end) in cuts { cut.place(end, in: cell) }
    for (ground, end) in grounds { ground.frame = end }
  }

  /// Rows have their own corners again, but for those that a later update has taken.
  func end() {
    for (cell, cut, _) in cuts where cell.mask === cut && cut.token == token { cell.endCut() }
    for (ground, _) in grounds where ground.token == token { ground.removeFromSuperview() }
  }
}

extension UITableViewCell {
  /// The cell is no longer cut by its group.
  func endCut() {
    mask = nil
    isCutByGroup = false
  }
}
