import Foundation
internal import TrestleListModel

extension UITableView: CellHost {
  var cellDesign: UIDesign { traitCollection.design }
  var cellFigures: UIDesign.Table { cellDesign.table }

  var cellScale: CGFloat { traitCollection.displayScale }

  func rowTraits(over inherited: UITraitCollection) -> UITraitCollection {
    listTraits.traits(style.listEnvironment, over: inherited)
  }

  func accessoryWasTapped(in cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    ownDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    cell.performAccessorySegues()
  }

  func heightMayHaveChanged(of cell: UITableViewCell) {
    guard heights.learnsRows, heights.selfSizing != .disabled, !loading.isTiling,
      let path = path(of: cell).map({ ItemPath($0) })
    else {
      return
    }
    tiles.changed.insert(path)
    setNeedsLayout()
  }

  func dropState(of cell: UITableViewCell) -> UICellConfigurationState.DropState { dragAndDrop.dropping?.state(of: cell) ?? .none }

  var sizesByConstraints: Bool { heights.learnsRows && heights.selfSizing == .enabledIncludingConstraints }

  func editControlWasTapped(in cell: UITableViewCell) {
    guard let path = path(of: cell) else { return }
    switch cell.editingStyle {
    case .insert: commit(.insert, at: path)
    case .delete: confirmDeletion(of: cell, at: path)
    case .none: break
    }
  }

  func activate(_ cell: UITableViewCell) -> Bool {
    if endSwipe(animated: true) { return true }
    guard let path = path(of: cell) else { return false }
    guard ownDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return true }
    selection.activate(ItemPath(path))
    runSelection()
    performPrimaryAction(at: ItemPath(path))
    return true
  }

  var grantsEditing: Bool { editing.isGranting }

  // MARK: Reordering

  func reorderBegan(_ cell: UITableViewCell, _ touch: UITouch) -> Bool {
    guard editing.reorder == nil, editing.isMode, reader.implementsMove, let path = path(of: cell) else { return false }
    endSwipe(animated: true)
    let session = ItemReorderSession(host: self, cell: cell, path: ItemPath(path), point: touch.location(in: self))
    session.lift()
    return true
  }

  func reorderMoved(_ touch: UITouch) { editing.reorder?.move(to: touch.location(in: self)) }

  func reorderEnded(isCancelled: Bool) {
    if isCancelled { editing.reorder?.cancel() } else { editing.reorder?.drop() }
  }

  func reorder(_ cell: UITableViewCell, by step: Int) -> Bool {
    guard editing.reorder == nil, editing.isMode, let path = path(of: cell) else { return false }
    let source = ItemPath(path)
    guard let neighbour = step < 0 ? geometry.row(before: source) : geometry.row(after: source) else { return false }
    let answer =
      ownDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: IndexPath(neighbour))
      ?? IndexPath(neighbour)
    guard let target = validTarget(answer, source: source), target != source, commitMove(from: source, to: target) else { return false }
    contextsChanged()
    placeRows()
    return true
  }
}

extension UITableView.Style {
  /// The environment of the rows of a table.
  var listEnvironment: UIListEnvironment {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
