import CoreGraphics

internal import TrestleListModel

extension UITableView: ItemReorderHost {
  var reordering: ItemReorderSession? {
    get { editing.reorder }
    set { editing.reorder = newValue }
  }

  // MARK: The gap

  func allowedTarget(from source: ItemPath, to place: ItemPath) -> ItemPath {
    guard let delegate = ownDelegate else { return place }
    let answer = delegate.tableView(
      self, targetIndexPathForMoveFromRowAt: IndexPath(source), toProposedIndexPath: IndexPath(place))
    return validTarget(answer, source: source) ?? source
  }

  var shownGap: (source: ItemPath?, target: ItemPath?)? { editing.gap.map { ($0.source, $0.target) } }

  func showGap(source: ItemPath?, held: ItemPath?, target: ItemPath, animated: Bool) {
    setGap(RowGap(source: source, height: heldHeight(held), target: target), animated: animated)
  }

  func hideGap(animated: Bool) { setGap(nil, animated: animated) }
  func forgetGap() { editing.gap = nil }

  func gapMoved(to source: ItemPath) { editing.gap = RowGap(source: source, height: heldHeight(source), target: source) }

  // MARK: The row lifted

  func heldFrame(of source: ItemPath, finger: CGPoint, grip: CGPoint) -> CGRect {
    guard geometry.contains(source) else { return .zero }
    var frame = cellFrame(at: source)
    let bounds = layer.bounds
    let height = frame.height
    frame.origin.y = min(max(bounds.minY + finger.y - grip.y, bounds.minY - height / 2), bounds.maxY - height / 2)
    return frame
  }

  func place(for frame: CGRect, source: ItemPath, present: ItemPath) -> ItemPath? {
    proposedTarget(top: frame.minY, source: source, present: present)
  }

  func setHeld(_ isHeld: Bool, cell: UIView) {
    guard let cell = cell as? UITableViewCell else { return }
    cell.state.isReordering = isHeld
    cell.stateChanged()
    cell.applyCorners()
    cell.setNeedsLayout()
  }

  func makeShadow(for cell: UIView) -> any HeldShadow { RowShadowView(editing: traitCollection.design.editing) }
  var heldAlpha: CGFloat { traitCollection.design.editing.liftedAlpha }

  func bringHeldToFront(_ cell: UIView, shadow: UIView) {
    addSubview(shadow)
    bringSubviewToFront(cell)
    keepIndicatorsInFront(of: cell)
  }

  func placeItems() { placeRows() }
  func isTiled(_ cell: UIView) -> Bool { tiles.rows.contains { $0.cell === cell } }

  func putBack(_ cell: UIView) {
    if let row = tiles.rows.first(where: { $0.cell === cell }), geometry.contains(row.path), !loading.isTiling {
      cell.frame = standingFrame(at: row.path)
    }
    insertSubview(cell, at: backViewCount)
  }

  func endDisplaying(_ cell: UIView, at path: ItemPath) {
    // A dragged row is in front of the section headers, and a reused cell keeps its position among the subviews.
    if cell.superview === self { insertSubview(cell, at: backViewCount) }
    if let cell = cell as? UITableViewCell { endDisplaying(TableTiles.Row(path: path, cell: cell)) }
  }
}
