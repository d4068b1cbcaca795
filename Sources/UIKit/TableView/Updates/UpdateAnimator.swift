import CoreGraphics
import Foundation

internal import ListModel

/// Shows an update: what stays slides, what is new comes and what is gone goes, each in its own way.
///
/// It is told by the table what happens to each cell and section view, and sets everything in motion at the end; what has gone is given to
/// its queue when the motion is over.
@MainActor final class UpdateAnimator {
  let table: UITableView
  var update: ResolvedUpdate?
  let old: TableScene
  private let completions: [(Bool) -> Void]
  /// What is there before and after, with the frames it ends at.
  private var moving: [(view: UIView, start: CGRect, end: CGRect)] = []
  private var entering: [(view: UIView, passage: RowPassage, frame: CGRect)] = []
  private var leaving: [(row: TableTiles.Row, end: CGRect)] = []
  private var going: [(row: TableTiles.Row, passage: RowPassage)] = []
  private var goingSections: [(view: UIView, part: SectionPart, section: Int, passage: RowPassage)] = []
  private var groups = GroupMotion()
  /// The row that was open, and the way on from where it was swiped.
  private let swiped: (cell: UITableViewCell, way: RowPassage)?

  init(table: UITableView, completions: [(Bool) -> Void]) {
    self.table = table
    self.completions = completions
    old = TableScene(table)
    swiped = table.editing.swipe.flatMap { swipe in swipe.wayOut.map { (swipe.cell, $0) } }
  }

  // MARK: What the table tells

  /// A row that stays in sight with its cell.
  func stays(_ cell: UITableViewCell, at frame: CGRect) {
    move(cell, from: cell.frame, to: frame)
  }

  /// A row that was not in sight, or is new.
  func comes(_ cell: UITableViewCell, to path: ItemPath) {
    let frame = table.cellFrame(at: path)
    if let origin = origin(of: path) {
      guard old.geometry.contains(origin) else { return }
      var start = frame
      start.origin.y = CGFloat(old.geometry.span(of: origin).start)
      move(cell, from: start, to: frame)
    } else {
      entering.append((cell, passage(ofNew: path), frame))
    }
  }

  /// A row that stays but is out of sight now.
  func leavesSight(_ cell: UITableViewCell, to path: ItemPath) {
    leaving.append((TableTiles.Row(path: path, cell: cell), table.cellFrame(at: path)))
  }

  /// A row that was deleted, or is shown anew by another cell.
  func goes(_ row: TableTiles.Row) {
    going.append((row, passage(ofOld: row)))
  }

  /// A header or footer whose section was deleted, or is asked for anew. False if it is not to be kept until the motion is over.
  func takes(_ view: UIView, _ part: SectionPart, of section: Int) -> Bool {
    guard let update, animates else { return false }
    switch update.fate(ofSection: section) {
    case .deleted(let animation), .reloaded(_, let animation):
      goingSections.append((view, part, section, RowPassage(animation, automatic: .fade)))
      return true
    case .stays, .moved: return false
    }
  }

  /// A header or footer that shows now.
  func sectionShows(_ view: UIView, _ part: SectionPart, of section: Int) {
    switch update?.origin(ofSection: section) {
    case .inserted(let animation)?: entering.append((view, RowPassage(animation, automatic: .fade), view.frame))
    case .reloaded(_, let animation)?: entering.append((view, RowPassage(animation, automatic: .fade).opposite, view.frame))
    case .stayed(let before)?, .moved(let before)?: moveSection(view, part, from: before)
    case nil: moveSection(view, part, from: section)
    }
  }

  private func moveSection(_ view: UIView, _ part: SectionPart, from before: Int) {
    guard let start = old.frame(part, of: before) else { return }
    move(view, from: start, to: view.frame)
  }

  /// The table's footer, and the lines below the last row.
  func settles(_ view: UIView?, from start: CGRect?) {
    guard let view, let start else { return }
    move(view, from: CGRect(origin: start.origin, size: view.frame.size), to: view.frame)
  }

  private func move(_ view: UIView, from start: CGRect, to end: CGRect) {
    var start = start
    // What does not move on screen though the content was scrolled has to move in the content.
    start.origin.y += table.contentOffset.y - old.offset.y
    if start != end || view.frame != end { moving.append((view, near(start), end)) }
  }

  /// A place no farther than a screen away: what comes from or goes to a distant row does not race.
  private func near(_ frame: CGRect) -> CGRect {
    let reach = table.bounds.insetBy(dx: 0, dy: -table.bounds.height / 2)
    var frame = frame
    frame.origin.y = min(max(frame.minY, reach.minY - frame.height), reach.maxY)
    return frame
  }

  // MARK: Passages

  /// Where a row was before the update; nil for one that is new or shown anew.
  private func origin(of path: ItemPath) -> ItemPath? {
    switch update?.origin(ofItem: path) {
    case .stayed(let old)?, .moved(let old)?: old
    case .inserted?, .reloaded?: nil
    case nil: path
    }
  }

  private func passage(ofOld row: TableTiles.Row) -> RowPassage {
    switch update?.fate(ofItem: row.path) {
    case .deleted(let animation)?:
      if let swiped, swiped.cell === row.cell { return RowPassage(animation, automatic: swiped.way) }
      var isAlone = true
      if case .deleted? = update?.fate(ofSection: row.path.section) { isAlone = false }
      return RowPassage(animation, automatic: automatic(isAlone: isAlone))
    case .reloaded(_, let animation)?: return RowPassage(animation, automatic: .fade)
    case .stays?, .moved?, nil: return .none
    }
  }

  private func passage(ofNew path: ItemPath) -> RowPassage {
    switch update?.origin(ofItem: path) {
    case .inserted(let animation)?:
      // A section that is shown anew is a reload of each of its rows.
      if let section = update?.oldSection(path.section), case .reloaded? = update?.fate(ofSection: section) {
        return RowPassage(animation, automatic: .fade).opposite
      }
      var isAlone = true
      if case .inserted? = update?.origin(ofSection: path.section) { isAlone = false }
      return RowPassage(animation, automatic: automatic(isAlone: isAlone))
    case .reloaded(_, let animation)?: return RowPassage(animation, automatic: .fade).opposite
    case .stayed?, .moved?, nil: return .none
    }
  }

  /// What suits the table's style: in a plain list rows fade; in a group a row comes out from under the one above it, and goes back
  /// there, while the group's edge follows. A whole group fades.
  private func automatic(isAlone: Bool) -> RowPassage { isAlone && table.style != .plain ? .top : .fade }

  // MARK: Motion

  /// Whether anything can be seen moving.
  private var animates: Bool { table.window != nil && UIView.areAnimationsEnabled }

  /// Forgets what it was told: the table is asked anew.
  func abandon() {
    for row in leaving.map(\.row) + going.map(\.row) { table.endDisplaying(row) }
    for (view, part, section, _) in goingSections { table.endDisplaying(view, part, of: section) }
    moving.removeAll()
    entering.removeAll()
    leaving.removeAll()
    going.removeAll()
    goingSections.removeAll()
  }

  func run() {
    let isStill = moving.isEmpty && entering.isEmpty && leaving.isEmpty && going.isEmpty && goingSections.isEmpty
    guard animates, !isStill, !wantsNoMotion else {
      for (row, end) in leaving { row.cell.frame = end }
      for move in moving { move.view.frame = move.end }
      finish()
      return
    }
    UIView.performWithoutAnimation { prepare() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: { self.setInMotion() }, completion: { _ in self.finish() })
  }

  /// Whether every change in sight was asked for without an animation: then nothing slides either.
  private var wantsNoMotion: Bool {
    guard let update, !update.movesAnything else { return false }
    let passages = going.map(\.passage) + goingSections.map(\.passage) + entering.map(\.passage)
    return !passages.isEmpty && passages.allSatisfy { $0 == .none }
  }

  /// Gives everything its first frame, where it was or where its passage begins, and lays what goes behind what stays.
  private func prepare() {
    let shift = table.contentOffset.y - old.offset.y
    for move in moving where move.view.frame != move.start { move.view.frame = move.start }
    for (view, passage, frame) in entering { passage.hide(view, frame: frame) }
    for (row, _) in leaving where shift != 0 { row.cell.frame.origin.y += shift }
    for (row, passage) in going {
      if shift != 0 { row.cell.frame.origin.y += shift }
      table.insertSubview(row.cell, at: table.backViewCount)
      passage.prepareToHide(row.cell)
    }
    for (view, _, _, passage) in goingSections {
      if shift != 0 { view.frame.origin.y += shift }
      passage.prepareToHide(view)
    }
    if let update { groups.prepare(table, update, from: old, shift: shift, going: going.map(\.row)) }
  }

  private func setInMotion() {
    for move in moving { move.view.frame = move.end }
    for (view, passage, frame) in entering { passage.show(view, frame: frame) }
    for (row, end) in leaving { row.cell.frame = near(end) }
    for (row, passage) in going { passage.hide(row.cell, frame: row.cell.frame) }
    for (view, _, _, passage) in goingSections { passage.hide(view, frame: view.frame) }
    groups.setInMotion()
  }

  private func finish() {
    guard !table.loading.isBusy else {
      // A motion that a layout pass cut short: what follows may change the table, and waits for its end.
      AfterLayout.add { self.finish() }
      return
    }
    groups.end()
    for (view, passage, _) in entering { passage.end(view) }
    for (row, _) in leaving { table.endDisplaying(row) }
    for (row, passage) in going {
      passage.end(row.cell)
      table.endDisplaying(row)
    }
    for (view, part, section, passage) in goingSections {
      passage.end(view)
      table.endDisplaying(view, part, of: section)
    }
    table.finishLeaving()
    for completion in completions { completion(true) }
  }
}
