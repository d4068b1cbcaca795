import Testing
import UIKit
import UIKitTesting

/// A settled table has the same pixels as a new one with the same data, offset and selection.
@MainActor func expectFresh(
  _ table: UITableView, _ screen: TestScreen, _ rows: EngineRows, _ comment: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  screen.advance(by: 2)
  let shown = screen.snapshot()
  let cells = table.subviews.compactMap { $0 as? UITableViewCell }
  #expect(cells.count == table.visibleCells.count, "cells \(comment())", sourceLocation: sourceLocation)
  let fresh = UITableView(frame: table.frame, style: table.style)
  fresh.sectionHeaderTopPadding = table.sectionHeaderTopPadding
  prepare(fresh, rows.sizing)
  fresh.dataSource = table.dataSource
  fresh.delegate = table.delegate
  screen.window.addSubview(fresh)
  screen.layout()
  let anchor = table.indexPathsForVisibleRows?.first
  fresh.contentOffset = table.contentOffset
  screen.layout()
  // With estimates the offset of a row depends on the measured rows above it.
  if let anchor, rows.sizing == .constraints || rows.sizing == .delegateWithEstimate {
    fresh.contentOffset = .zero
    screen.layout()
    while fresh.rectForRow(at: anchor).minY > fresh.contentOffset.y + 200, fresh.contentOffset.y < fresh.contentSize.height {
      fresh.contentOffset.y += 200
      screen.layout()
    }
    for _ in 0..<4 {
      let distance = table.rectForRow(at: anchor).minY - table.contentOffset.y
      fresh.contentOffset.y = fresh.rectForRow(at: anchor).minY - distance
      screen.layout()
    }
  }
  for path in table.indexPathsForSelectedRows ?? [] { fresh.selectRow(at: path, animated: false, scrollPosition: .none) }
  screen.advance(by: 2)
  #expect(heights(table) == heights(fresh), "heights \(comment())", sourceLocation: sourceLocation)
  #expect(names(table) == names(fresh), "names \(comment())", sourceLocation: sourceLocation)
  let isSame = shown.hasSamePixels(as: screen.snapshot())
  #expect(isSame, "pixels \(comment())", sourceLocation: sourceLocation)
  fresh.removeFromSuperview()
  screen.layout()
}
