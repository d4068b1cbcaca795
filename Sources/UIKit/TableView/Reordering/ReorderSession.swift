import CoreGraphics
import Foundation

internal import ListModel

/// A row in hand: it follows the finger, a gap shows where it would go, and letting go moves it there.
@MainActor final class ReorderSession {
  unowned let table: UITableView
  let cell: UITableViewCell
  private(set) var source: ItemPath
  private var proposed: ItemPath
  private var target: ItemPath
  private let height: CGFloat
  /// Where in the row the finger took it.
  private let grip: CGFloat
  /// Where the finger is, in points from the table's upper edge.
  private var finger: CGFloat
  private let shadow: RowShadowView
  private let scroller: EdgeScroller

  /// Takes the row, whose control was touched at `point` of the table.
  init(table: UITableView, cell: UITableViewCell, path: ItemPath, point: CGPoint) {
    self.table = table
    self.cell = cell
    source = path
    proposed = path
    target = path
    let frame = table.cellFrame(at: path)
    height = frame.height
    grip = point.y - frame.minY
    finger = point.y - table.bounds.minY
    shadow = RowShadowView(editing: table.traitCollection.design.editing)
    scroller = EdgeScroller(table)
    scroller.scrolled = { [weak self] in self?.follow() }
  }

  func lift() {
    table.editing.reorder = self
    table.editing.gap = RowGap(source: source, height: height, target: target)
    cell.state.isReordering = true
    cell.stateChanged()
    cell.applyCorners()
    cell.setNeedsLayout()
    UIView.performWithoutAnimation {
      table.addSubview(shadow)
      table.bringSubviewToFront(cell)
      table.keepIndicatorsInFront(of: cell)
      shadow.show(cell, frame: frame)
      shadow.alpha = 0
    }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      self.cell.alpha = self.table.traitCollection.design.editing.liftedAlpha
      self.shadow.alpha = 1
    }
    PointerDrags.began(self) { [weak self] in self?.cancel() }
  }

  /// Where the row in hand is, in the table's content.
  var frame: CGRect {
    var frame = table.cellFrame(at: source)
    let bounds = table.layer.bounds
    frame.origin.y = min(max(bounds.minY + finger - grip, bounds.minY - height / 2), bounds.maxY - height / 2)
    return frame
  }

  func move(to point: CGPoint) {
    guard table.editing.reorder === self else { return }
    finger = point.y - table.layer.bounds.minY
    scroller.follow(finger)
    follow()
  }

  private func follow() {
    guard table.editing.reorder === self else { return }
    let frame = frame
    cell.frame = frame
    shadow.show(cell, frame: frame)
    guard let place = table.proposedTarget(top: frame.minY, source: source, present: proposed), place != proposed else { return }
    proposed = place
    let answer =
      table.extras.delegate?.tableView(table, targetIndexPathForMoveFromRowAt: IndexPath(source), toProposedIndexPath: IndexPath(place))
      ?? IndexPath(place)
    guard table.editing.reorder === self else { return }
    target = table.validTarget(answer, source: source) ?? source
    table.setGap(RowGap(source: source, height: height, target: target), animated: true)
  }

  // MARK: Letting go

  /// Puts the row into the gap.
  func drop() {
    guard table.editing.reorder === self else { return }
    scroller.stop()
    if target != source {
      let followed = table.commitMove(from: source, to: target)
      guard table.editing.reorder === self else { return }
      if !followed {
        abandon()
        return
      }
    }
    settle(at: target)
  }

  /// Puts the row back where it was.
  func cancel() {
    guard table.editing.reorder === self else { return }
    scroller.stop()
    table.setGap(RowGap(source: source, height: height, target: source), animated: true)
    settle(at: source)
  }

  private func settle(at path: ItemPath) {
    end()
    let isTiled = table.tiles.rows.contains { $0.cell === cell } || table.takeIn(cell, at: path)
    let frame = table.cellFrame(at: path)
    table.contextsChanged()
    guard table.window != nil else { return finish(isTiled) }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: {
        // Heights may have changed under the finger: all go where they belong.
        self.table.placeRows()
        self.cell.frame = frame
        self.cell.alpha = 1
        self.shadow.show(self.cell, frame: frame)
        self.shadow.alpha = 0
      }, completion: { [weak table = self.table] _ in if table != nil { self.finish(isTiled) } })
    table.setNeedsLayout()
  }

  /// Leaves the row to the table as it is, since it has changed under the finger.
  func abandon() {
    guard table.editing.reorder === self else { return }
    scroller.stop()
    end()
    table.placeRows()
    finish(table.tiles.rows.contains { $0.cell === cell })
    table.setNeedsLayout()
  }

  private func end() {
    PointerDrags.ended(self)
    table.editing.reorder = nil
    table.editing.gap = nil
    cell.state.isReordering = false
    cell.stateChanged()
    cell.applyCorners()
    cell.setNeedsLayout()
  }

  private func finish(_ isTiled: Bool) {
    shadow.removeFromSuperview()
    cell.alpha = 1
    if isTiled, cell.superview === table {
      if let row = table.tiles.rows.first(where: { $0.cell === cell }) { cell.frame = table.standingFrame(at: row.path) }
      table.insertSubview(cell, at: table.backViewCount)
    } else {
      table.recycle(cell)
      table.setNeedsLayout()
    }
  }

  /// The row has moved within the table by an update; the gap begins anew from there.
  func sourceMoved(to new: ItemPath) {
    source = new
    proposed = new
    target = new
    table.editing.gap = RowGap(source: new, height: height, target: new)
  }
}
