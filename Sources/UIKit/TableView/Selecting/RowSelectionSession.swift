import CoreGraphics
import Foundation

internal import ListModel

/// Rows being selected along a drag: all from where it began to where the fingers are become like the first; those left behind again
/// become what they were.
@MainActor final class RowSelectionSession {
  private unowned let table: UITableView
  private let anchor: ItemPath
  private let selects: Bool
  private var reached: ItemPath
  /// What the rows were that the drag has changed.
  private var before: [ItemPath: Bool] = [:]
  private var finger: CGFloat
  private let scroller: EdgeScroller
  private let changes: Int

  init(_ table: UITableView, at path: ItemPath, point: CGPoint) {
    self.table = table
    anchor = path
    reached = path
    selects = !table.selection.isSelected(path)
    finger = point.y - table.layer.bounds.minY
    changes = table.editing.changes
    scroller = EdgeScroller(table)
    scroller.scrolled = { [weak self] in self?.follow() }
    set(path, selects)
  }

  func move(to point: CGPoint) {
    finger = point.y - table.layer.bounds.minY
    scroller.follow(finger)
    follow()
  }

  func end() { scroller.stop() }

  private func follow() {
    // Rows that were changed meanwhile are not those the drag knows.
    guard table.editing.changes == changes, let path = row(at: table.layer.bounds.minY + finger), path != reached else { return }
    let old = range(to: reached)
    reached = path
    let new = range(to: path)
    for ordinal in old where !new.contains(ordinal) {
      if let row = table.geometry.row(withOrdinal: ordinal), let was = before.removeValue(forKey: row) { set(row, was) }
    }
    for ordinal in new where !old.contains(ordinal) {
      if let row = table.geometry.row(withOrdinal: ordinal) {
        before[row] = table.selection.isSelected(row)
        set(row, selects)
      }
    }
  }

  private func range(to path: ItemPath) -> ClosedRange<Int> {
    let (first, last) = (table.geometry.ordinal(of: anchor), table.geometry.ordinal(of: path))
    return min(first, last)...max(first, last)
  }

  /// The row nearest to a height.
  private func row(at y: CGFloat) -> ItemPath? {
    if let path = table.geometry.row(atOffset: Double(y)) { return path }
    let rows = table.tiles.rows
    return rows.min { abs($0.cell.frame.midY - y) < abs($1.cell.frame.midY - y) }?.path
  }

  /// As a tap does, so that the delegate hears of it and may refuse.
  private func set(_ path: ItemPath, _ isSelected: Bool) {
    guard table.selection.isSelected(path) != isSelected else { return }
    table.selection.activate(path)
    table.runSelection()
  }
}
