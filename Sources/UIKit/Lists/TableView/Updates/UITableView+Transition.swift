import CoreGraphics
import Foundation
internal import TrestleListModel

extension UITableView {
  /// Passes the rows of a transition to the player, each with its frames and passage.
  final func show(_ transition: ListTransition, _ parts: [TransitionPart], from scene: TableScene, _ player: TransitionPlayer) {
    for part in parts { show(part, from: scene, player) }
    player.movesAnything = transition.movesAnything
    player.companion = GroupMotion(self, transition, parts, from: scene)
  }

  private func show(_ part: TransitionPart, from scene: TableScene, _ player: TransitionPlayer) {
    let (row, cell) = (part.row, part.cell)
    // A lifted row follows the finger.
    let isLifted = cell === editing.reorder?.cell
    switch row.change {
    case .stays:
      guard let path = row.new else { return }
      let frame = standingFrame(at: path)
      if isLifted { cell.frame = frame } else { player.move(cell, from: cell.frame, to: frame) }
    case .comesIntoSight:
      guard let path = row.new, let from = row.from, !isLifted else { return }
      let frame = cellFrame(at: path)
      let start = CGFloat(from.start) - (row.old?.item == 0 ? figures.groupBorders?.above ?? 0 : 0)
      player.move(cell, from: CGRect(x: frame.minX, y: start, width: frame.width, height: frame.height), to: standingFrame(at: path))
    case .leavesSight:
      guard let path = row.new, !isLifted else { return }
      player.leaveSight(cell, to: cellFrame(at: path)) { self.endDisplaying(TableTiles.Row(path: path, cell: cell)) }
    case .inserted(let animation, let withSection):
      guard let path = row.new else { return }
      player.enter(cell, by: RowPassage(animation, automatic: automaticPassage(isAlone: !withSection)), at: standingFrame(at: path))
    case .reloadedIn(let animation):
      guard let path = row.new else { return }
      player.enter(cell, by: RowPassage(animation, automatic: .fade).opposite, at: standingFrame(at: path))
    case .deleted(let animation, let withSection):
      let swiped = scene.swiped.flatMap { $0.cell === cell ? $0.way : nil }
      go(part, RowPassage(animation, automatic: swiped ?? automaticPassage(isAlone: !withSection)), player)
    case .reloadedOut(let animation): go(part, RowPassage(animation, automatic: .fade), player)
    }
  }

  private func go(_ part: TransitionPart, _ passage: RowPassage, _ player: TransitionPlayer) {
    guard let path = part.row.old else { return }
    player.go(part.cell, by: passage, isBehind: true) { self.endDisplaying(TableTiles.Row(path: path, cell: part.cell)) }
  }

  /// Returns the passage of `.automatic`: in a plain table rows fade; in a group a row slides from under the row above it, while the
  /// group's edge moves. A whole group fades.
  private func automaticPassage(isAlone: Bool) -> RowPassage { isAlone && style != .plain ? .top : .fade }

  // MARK: Sections

  /// Passes headers, footers and the views below the last row to the player.
  final func showSurroundings(_ transition: ListTransition, from scene: TableScene, _ player: TransitionPlayer) {
    for (section, view) in sections.headers.shown { show(view, .header, transition.change(ofNewSection: section), scene, player) }
    for (section, view) in sections.footers.shown { show(view, .footer, transition.change(ofNewSection: section), scene, player) }
    settle(looks.footer, from: scene.tableFooter, player)
    settle(looks.emptyRows, from: scene.emptyRows, player)
  }

  private func show(
    _ view: UIView, _ part: SectionPart, _ change: (change: ListTransition.Change, old: Int?), _ scene: TableScene,
    _ player: TransitionPlayer
  ) {
    switch change.change {
    case .inserted(let animation, _): player.enter(view, by: RowPassage(animation, automatic: .fade), at: view.frame)
    case .reloadedIn(let animation): player.enter(view, by: RowPassage(animation, automatic: .fade).opposite, at: view.frame)
    default: if let start = change.old.flatMap({ scene.frame(part, of: $0) }) { player.move(view, from: start, to: view.frame) }
    }
  }

  /// Animates the table's footer, and the separators below the last row.
  private func settle(_ view: UIView?, from start: CGRect?, _ player: TransitionPlayer) {
    guard let view, let start else { return }
    player.move(view, from: CGRect(origin: start.origin, size: view.frame.size), to: view.frame)
  }
}
