@_spi(UIKitParts) import UIKitViews
import CoreGraphics
import Foundation
internal import TrestleListModel
import QuartzCore

extension UITableView {
  /// Performs one layout pass: queries missing data, and updates the visible views.
  final func layoutTable() {
    guard !loading.isBusy else { return }
    ensureLoaded()
    followWidth()
    if !tiles.changed.isEmpty { resizeChangedRows() }
    tile()
  }

  /// Updates the visible rows before they are queried, unless a pass is active or the table has no size yet.
  ///
  /// Returns the cell of a row directly after a scroll, without a layout of the whole screen.
  final func tileIfNeeded() {
    guard !loading.isBusy, layer.bounds.height > 0 else { return }
    // Within a block of updates the data is ahead of the rows.
    let hasMoved = tiles.bounds != layer.bounds && updates.depth == 0
    if loading.state == .stale || tiles.rows.isEmpty || hasMoved { layoutTable() }
  }

  private func followWidth() {
    let width = layer.bounds.width
    guard width != looks.width else { return }
    looks.width = width
    widthChanged()
    sizeTableHeader()
    relearnForWidth()
    updateContentSize()
    for row in tiles.rows { row.cell.frame = standingFrame(at: row.path) }
    layoutTableViews()
  }

  final func tile() {
    var range = 0..<0
    pass {
      // Rows to be measured reuse the cells of those that became invisible.
      if heights.learnsRows { dropRows(outside: visibleOrdinals) }
      for _ in 0..<8 {
        learnVisibleHeights()
        if !learnVisibleSections() { break }
      }
      range = visibleOrdinals
      dropRows(outside: range)
      addRows(range)
      sections.tile()
      finishLeaving()
      layoutTableViews()
      layoutEmptyRows()
      if looks.focusRing != nil || rowFocus.path != nil { placeFocusMark() }
      tiles.bounds = layer.bounds
    }
    if loading.state == .loaded, prefetching.window.visible != range { prefetch(around: range) }
  }

  // MARK: Rows

  private func dropRows(outside range: Range<Int>) {
    while !loading.isOutdated, let last = tiles.rows.last, !range.contains(geometry.ordinal(of: last.path)) {
      tiles.rows.removeLast()
      leaveSight(last)
    }
    while !loading.isOutdated, let first = tiles.rows.first, !range.contains(geometry.ordinal(of: first.path)) {
      tiles.rows.removeFirst()
      leaveSight(first)
    }
  }

  /// Recycles a row, or hides it in place if it contains the first responder.
  private func leaveSight(_ row: TableTiles.Row) {
    guard let edited = window?.firstResponder as? UIView, edited.isDescendant(of: row.cell) else {
      endDisplaying(row)
      return
    }
    dropEdited()
    ownDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: IndexPath(row.path))
    tiles.edited = row
  }

  /// Adds missing rows in order; existing rows are consecutive.
  private func addRows(_ range: Range<Int>) {
    guard !range.isEmpty, !loading.isOutdated else { return }
    guard let first = tiles.rows.first, let last = tiles.rows.last else {
      add(range, at: 0)
      return
    }
    let present = geometry.ordinal(of: first.path)..<geometry.ordinal(of: last.path) + 1
    if range.lowerBound < present.lowerBound { add(range.lowerBound..<present.lowerBound, at: 0) }
    if range.upperBound > present.upperBound { add(present.upperBound..<range.upperBound, at: tiles.rows.count) }
  }
}
