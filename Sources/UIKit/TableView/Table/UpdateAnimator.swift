import CoreGraphics
import Foundation

internal import ListModel

/// Shows an update: what stays slides, what is new comes and what is gone goes, each in its own way.
///
/// It is told by the table what happens to each cell, and sets everything in motion at the end; cells that have gone are given to their
/// queue when the motion is over.
@MainActor final class UpdateAnimator {
  let table: UITableView
  var update: ResolvedUpdate?
  private let completions: [(Bool) -> Void]
  private let oldGeometry: RowGeometry
  private var moving: [(cell: UITableViewCell, frame: CGRect)] = []
  private var coming: [(cell: UITableViewCell, path: ItemPath)] = []
  private var entering: [(cell: UITableViewCell, passage: RowPassage, frame: CGRect)] = []
  private var leaving: [(row: TableTiles.Row, frame: CGRect)] = []
  private var going: [(row: TableTiles.Row, passage: RowPassage)] = []

  init(table: UITableView, completions: [(Bool) -> Void]) {
    self.table = table
    self.completions = completions
    oldGeometry = table.geometry
  }

  func moves(_ cell: UITableViewCell, to frame: CGRect) {
    moving.append((cell, frame))
  }

  func comes(_ cell: UITableViewCell, to path: ItemPath) {
    coming.append((cell, path))
  }

  /// A row that stays but is out of sight now.
  func leavesSight(_ cell: UITableViewCell, to path: ItemPath) {
    leaving.append((TableTiles.Row(path: path, cell: cell), table.cellFrame(at: path)))
  }

  /// A row that was deleted, or is shown anew by another cell.
  func goes(_ row: TableTiles.Row) {
    going.append((row, passage(ofOld: row.path)))
  }

  /// Forgets what it was told: the table is asked anew.
  func abandon() {
    for row in leaving.map(\.row) + going.map(\.row) { table.endDisplaying(row) }
    moving.removeAll()
    coming.removeAll()
    leaving.removeAll()
    going.removeAll()
  }

  func run() {
    let isStill = moving.isEmpty && coming.isEmpty && leaving.isEmpty && going.isEmpty
    guard table.window != nil, UIView.areAnimationsEnabled, !isStill, !wantsNoMotion else {
      for (row, frame) in leaving { row.cell.frame = frame }
      for move in moving { move.cell.frame = move.frame }
      finish()
      return
    }
    UIView.performWithoutAnimation { prepare() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.setInMotion() }, completion: { _ in self.finish() })
  }

  /// Whether every change in sight was asked for without an animation: then nothing slides either.
  private var wantsNoMotion: Bool {
    guard let update, !update.movesAnything else { return false }
    let passages = going.map(\.passage) + coming.filter { update.oldItem($0.path) == nil }.map { passage(ofNew: $0.path) }
    return !passages.isEmpty && passages.allSatisfy { $0 == .none }
  }

  /// Gives what comes its first frame, where it was or where its passage begins, and lays what goes behind what stays.
  private func prepare() {
    for (cell, path) in coming {
      let frame = table.cellFrame(at: path)
      if case .stayed(let old)? = update?.origin(ofItem: path), oldGeometry.contains(old) {
        slideIn(cell, from: old, to: frame)
      } else if case .moved(let old)? = update?.origin(ofItem: path), oldGeometry.contains(old) {
        slideIn(cell, from: old, to: frame)
      } else if update != nil {
        let passage = passage(ofNew: path)
        passage.hide(cell, frame: frame)
        entering.append((cell, passage, frame))
      }
    }
    for (row, passage) in going {
      table.insertSubview(row.cell, at: table.backViewCount)
      passage.prepareToHide(row.cell)
    }
  }

  private func slideIn(_ cell: UITableViewCell, from old: ItemPath, to frame: CGRect) {
    cell.frame.origin.y = CGFloat(oldGeometry.span(of: old).start)
    moving.append((cell, frame))
  }

  private func passage(ofOld path: ItemPath) -> RowPassage {
    switch update?.fate(ofItem: path) {
    case .deleted(let animation)?: RowPassage(animation, of: table)
    case .reloaded(_, let animation)?: RowPassage(animation, of: table)
    case .stays?, .moved?, nil: .none
    }
  }

  private func passage(ofNew path: ItemPath) -> RowPassage {
    switch update?.origin(ofItem: path) {
    case .inserted(let animation)?:
      // A section that is shown anew is a reload of each of its rows.
      if let section = update?.oldSection(path.section), case .reloaded? = update?.fate(ofSection: section) {
        return RowPassage(animation, of: table).opposite
      }
      return RowPassage(animation, of: table)
    case .reloaded(_, let animation)?: return RowPassage(animation, of: table).opposite
    case .stayed?, .moved?, nil: return .none
    }
  }

  private func setInMotion() {
    for move in moving { move.cell.frame = move.frame }
    for (cell, passage, frame) in entering { passage.show(cell, frame: frame) }
    for (row, frame) in leaving { row.cell.frame = frame }
    for (row, passage) in going { passage.hide(row.cell, frame: row.cell.frame) }
  }

  private func finish() {
    for (cell, passage, _) in entering { passage.end(cell) }
    for (row, _) in leaving { table.endDisplaying(row) }
    for (row, passage) in going {
      passage.end(row.cell)
      table.endDisplaying(row)
    }
    table.finishLeaving()
    for completion in completions { completion(true) }
  }
}
