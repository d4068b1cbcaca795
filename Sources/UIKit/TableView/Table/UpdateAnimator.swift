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
  private var leaving: [(row: TableTiles.Row, frame: CGRect?)] = []

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

  func goes(_ row: TableTiles.Row) {
    leaving.append((row, nil))
  }

  func run() {
    let isAnimated = table.window != nil && UIView.areAnimationsEnabled && !(moving.isEmpty && coming.isEmpty && leaving.isEmpty)
    guard isAnimated else {
      for move in moving { move.cell.frame = move.frame }
      finish()
      return
    }
    prepareComing()
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.setInMotion() }, completion: { _ in self.finish() })
  }

  /// Gives what comes its first frame: where it was, or where its animation begins.
  private func prepareComing() {
    UIView.performWithoutAnimation {
      for (cell, path) in coming {
        if let old = update?.oldItem(path), oldGeometry.contains(old), !isReload(old) {
          cell.frame.origin.y = CGFloat(oldGeometry.span(of: old).start)
          moving.append((cell, table.cellFrame(at: path)))
        } else {
          cell.alpha = 0
        }
      }
    }
  }

  private func isReload(_ old: ItemPath) -> Bool {
    if case .reloaded? = update?.fate(ofItem: old) { return true }
    return false
  }

  private func setInMotion() {
    for move in moving { move.cell.frame = move.frame }
    for (cell, _) in coming { cell.alpha = 1 }
    for (row, frame) in leaving {
      if let frame { row.cell.frame = frame } else { row.cell.alpha = 0 }
    }
  }

  private func finish() {
    for (row, _) in leaving {
      row.cell.alpha = 1
      table.endDisplaying(row)
    }
    table.finishLeaving()
    for completion in completions { completion(true) }
  }
}
