import CoreGraphics

internal import TrestleListModel

/// Keeps sections together while an update moves their rows: insertions and deletions stay within their section, and a group's box is
/// resized as one.
///
/// All rows of a changed group are clipped to the same rounded rectangle, which animates from the old box to the new one. The group's
/// background shows where rows are missing. In a plain table only inserted and deleted rows are clipped, to the rows of their section; a
/// reloaded row is clipped to its own frame.
@MainActor struct GroupMotion: TransitionCompanion {
  private unowned let table: UITableView
  private let transition: ListTransition
  private let parts: [TransitionPart]
  private var cuts: [(cell: UITableViewCell, cut: GroupCut, end: CGRect)] = []
  private var grounds: [(ground: GroupGround, end: CGRect)] = []
  private let token: Int
  private static var lastToken = 0
  /// The boxes move with their rows.
  let isMoving = false

  init(_ table: UITableView, _ transition: ListTransition, _ parts: [TransitionPart], from scene: TableScene) {
    self.table = table
    self.transition = transition
    self.parts = parts
    Self.lastToken += 1
    token = Self.lastToken
  }

  /// Returns the frame of the rows of a section with the border above them; the border below covers the line of the last row.
  private static func box(_ table: UITableView, _ span: RowGeometry.Span) -> CGRect {
    let margin = table.cellMargin + table.groupMargin
    let border = table.figures.groupBorders?.above ?? 0
    return CGRect(
      x: margin, y: span.start - border, width: max(0, table.bounds.width - 2 * margin), height: span.length + border)
  }

  /// Moves backgrounds that a previous update is still animating through the next update, animated or not.
  static func follow(_ update: ResolvedUpdate, in table: UITableView) {
    guard table.style != .plain else { return }
    for case let ground as GroupGround in table.subviews {
      if case .stays(let section) = update.fate(ofSection: ground.section) {
        ground.section = section
      } else {
        ground.removeFromSuperview()
      }
    }
  }

  // MARK: Before the motion

  /// Clips the rows of changed sections to the previous boxes.
  mutating func prepare(shift: CGPoint) {
    let shift = shift.y
    takeOver()
    for box in transition.changedBoxes {
      let start = Self.box(table, box.from).offsetBy(dx: 0, dy: shift)
      let end = Self.box(table, box.to)
      if table.style != .plain { addGround(table, box.new, start, end) }
      for part in parts {
        switch part.row.change {
        case .stays, .comesIntoSight:
          guard part.row.new?.section == box.new, part.row.keepsOrder, table.style != .plain else { continue }
          add(part.cell, table, start, end)
        case .inserted:
          if part.row.new?.section == box.new { add(part.cell, table, start, end) }
        case .reloadedIn:
          if part.row.new?.section == box.new { addReloaded(part, start, end, shift) }
        case .deleted:
          if part.row.old?.section == box.old { add(part.cell, table, start, end) }
        case .reloadedOut:
          if part.row.old?.section == box.old { addReloaded(part, start, end, shift) }
        case .leavesSight: continue
        }
      }
    }
  }

  /// Clips a reloaded row in a plain table to its own frame.
  private mutating func addReloaded(_ part: TransitionPart, _ start: CGRect, _ end: CGRect, _ shift: CGFloat) {
    guard table.style == .plain, let from = part.row.from, let to = part.row.to else { return add(part.cell, table, start, end) }
    add(part.cell, table, table.rect(from).offsetBy(dx: 0, dy: shift), table.rect(to))
  }

  private mutating func add(_ cell: UITableViewCell, _ table: UITableView, _ start: CGRect, _ end: CGRect) {
    // A lifted or swiped row is not clipped by its group; a row with a mask of its own keeps it.
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
    view.layer.cornerRadius = table.cellFigures.cornerRadius(on: table.surface)
    view.layer.cornerCurve = table.cellFigures.groupCornerCurve
  }

  // MARK: Backgrounds

  /// Adds a background for a group whose cells have a common visible color.
  private mutating func addGround(_ table: UITableView, _ section: Int, _ start: CGRect, _ end: CGRect) {
    guard !grounds.contains(where: { $0.ground.section == section }) else { return }
    let figures = table.cellFigures
    var color: UIColor?
    for row in table.tiles.rows where row.path.section == section {
      let own = figures.drawsBox(on: table.surface) ? row.cell.standardBackground?.fill : row.cell.backgroundColor
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
    if figures.boxBorderWidth(on: table.surface) > 0 { addRim(table, section, start, end) }
  }

  /// The border of a classic box is in front of the rows, which draw no ends during the animation.
  private mutating func addRim(_ table: UITableView, _ section: Int, _ start: CGRect, _ end: CGRect) {
    let rim = GroupGround()
    rim.section = section
    rim.token = token
    rim.isUserInteractionEnabled = false
    rim.layer.borderWidth = table.cellFigures.groupBorderWidth
    rim.layer.borderColor = table.cellFigures.groupBorder.resolvedColor(with: table.traitCollection).cgColor
    Self.round(rim, table)
    let front = table.subviews.lastIndex { $0 is UITableViewCell }
    table.insertSubview(rim, at: front.map { $0 + 1 } ?? table.backViewCount)
    rim.frame = start
    grounds.append((rim, end))
  }

  /// Moves backgrounds that are being animated to the new boxes of their groups, from their presented positions.
  private mutating func takeOver() {
    guard table.style != .plain else { return }
    for case let ground as GroupGround in table.subviews where ground.section < table.geometry.sectionCount {
      ground.token = token
      grounds.append((ground, Self.box(table, table.geometry.rowsSpan(ofSection: ground.section))))
    }
  }

  // MARK: The motion and after

  /// Animates the boxes to their final frames; the rows are already animated.
  func setInMotion() {
    for (cell, cut, end) in cuts { cut.place(end, in: cell) }
    for (ground, end) in grounds { ground.frame = end }
  }

  /// Ends the animation of a previous update, unless it goes on beside this one.
  func skip(isStill: Bool) {
    if isStill { return }
    for part in parts where part.cell.isCutByGroup && part.cell.mask is GroupCut {
      part.cell.mask?.layer.removeAllAnimations()
      part.cell.endCut()
    }
    for case let ground as GroupGround in table.subviews { ground.removeFromSuperview() }
  }

  /// Restores the corners of rows, except those that a later update clips.
  func end() {
    for (cell, cut, _) in cuts where cell.mask === cut && cut.token == token { cell.endCut() }
    for (ground, _) in grounds where ground.token == token { ground.removeFromSuperview() }
  }
}

extension UITableViewCell {
  /// Ends the clipping of the cell by its group.
  func endCut() {
    mask = nil
    isCutByGroup = false
  }
}
