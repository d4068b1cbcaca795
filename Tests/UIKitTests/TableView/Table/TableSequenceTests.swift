import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Logs the calls of a table, including the heights of its rows.
@MainActor final class LoggingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let rows: Rows

  init(_ sections: [[String]]) { rows = Rows(sections) }

  func take() -> [String] { rows.take() }
  func numberOfSections(in tableView: UITableView) -> Int { rows.numberOfSections(in: tableView) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.tableView(tableView, numberOfRowsInSection: section)
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    rows.note("height \(indexPath.section).\(indexPath.row)")
    return 44
  }
}

/// Twenty rows with the delegate's methods of display and selection.
@MainActor class WatchingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  var count = 20
  var mayHighlight = true
  var selecting: (IndexPath) -> IndexPath? = { $0 }
  var deselecting: (IndexPath) -> IndexPath? = { $0 }
  var selected: (UITableView, IndexPath) -> Void = { _, _ in }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows")
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("will \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("end \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return mayHighlight
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("didHighlight \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("didUnhighlight \(indexPath.row)") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return selecting(indexPath)
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return deselecting(indexPath)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
    selected(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("didDeselect \(indexPath.row)") }
}

@MainActor @Suite struct TableSequenceTests {
  /// Rows of 44 points on 320 × 220: five are visible.
  private func show(_ source: any UITableViewDataSource & UITableViewDelegate, height: CGFloat = 220) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: height))
    let table = UITableView()
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    return (screen, table)
  }

  @Test("DS-01 DS-02 DS-03 HT-02 First display requests sections, rows, heights, then the visible cells, in this order")
  func firstDisplay() {
    let rows = LoggingRows([["a", "b"], ["c", "d", "e", "f", "g"]])
    let (_, table) = show(rows)
    expect(
      rows.take() == [
        "sections", "rows 0", "rows 1", "height 0.0", "height 0.1", "height 1.0", "height 1.1", "height 1.2", "height 1.3", "height 1.4",
        "cell 0.0", "cell 0.1", "cell 1.0", "cell 1.1", "cell 1.2",
      ])
    table.reloadData()
    table.layoutIfNeeded()
    expect(
      rows.take() == [
        "sections", "rows 0", "rows 1", "height 0.0", "height 0.1", "height 1.0", "height 1.1", "height 1.2", "height 1.3", "height 1.4",
        "cell 0.0", "cell 0.1", "cell 1.0", "cell 1.1", "cell 1.2",
      ])
  }

  @Test("DS-02 No section: an empty table and no further question")
  func noSections() {
    let rows = Rows([])
    let (_, table) = show(rows)
    expect(rows.take(), equals: ["sections"])
    expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
  }

  @Test("DS-04 DS-05 DS-06 Scrolling requests each newly visible row once; a row that left is reported immediately")
  func scrolling() {
    let rows = WatchingRows()
    let (screen, table) = show(rows)
    expect(rows.take(), equals: ["rows"] + (0..<5).flatMap { ["cell \($0)", "will \($0)"] })
    table.contentOffset.y = 44
    screen.layout()
    expect(rows.take(), equals: ["end 0", "cell 5", "will 5"])
    table.contentOffset.y = 66
    screen.layout()
    expect(rows.take(), equals: ["cell 6", "will 6"])
    table.contentOffset.y = 0
    screen.layout()
    expect(rows.take(), equals: ["end 6", "end 5", "cell 0", "will 0"])
    expect(table.indexPathsForVisibleRows?.map(\.row), equals: [0, 1, 2, 3, 4])
  }

  @Test("SE-03 A tap: highlight, one frame, then the selection in order; a second tap deselects the first row in between")
  func tapping() {
    let rows = WatchingRows()
    let (screen, table) = show(rows)
    _ = rows.take()
    let touch = screen.touchDown(CGPoint(x: 100, y: 60))
    screen.advance(by: 0.1)
    expect(rows.take(), equals: [])
    screen.advance(by: 0.1)
    expect(rows.take(), equals: ["shouldHighlight 1", "didHighlight 1"])
    expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, equals: true)
    touch.up()
    expect(rows.take(), equals: ["didUnhighlight 1", "willSelect 1", "didSelect 1"])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    expect(cell?.isHighlighted == false && cell?.isSelected == true && cell?.textLabel?.isHighlighted == true)
    screen.tap(CGPoint(x: 100, y: 150))
    expect(
      rows.take() == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 3",
      ])
    expect(table.indexPathForSelectedRow?.row, equals: 3)
  }

  @Test("SE-04 SE-05 Refusals and redirections")
  func refusals() {
    let rows = WatchingRows()
    let (screen, table) = show(rows)
    _ = rows.take()
    rows.mayHighlight = false
    screen.tap(CGPoint(x: 100, y: 60))
    expect(rows.take(), equals: ["shouldHighlight 1"])
    rows.mayHighlight = true
    rows.selecting = { _ in nil }
    screen.tap(CGPoint(x: 100, y: 60))
    expect(rows.take(), equals: ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1"])
    expect(table.indexPathForSelectedRow == nil)
    rows.selecting = { _ in IndexPath(row: 4, section: 0) }
    screen.tap(CGPoint(x: 100, y: 60))
    expect(rows.take().suffix(2), equals: ["willSelect 1", "didSelect 4"])
    expect(table.indexPathForSelectedRow?.row, equals: 4)
  }

  @Test("SE-10 A drag that begins on a row ends its highlight and selects nothing")
  func dragFromRow() {
    let rows = WatchingRows()
    let (screen, table) = show(rows)
    _ = rows.take()
    let touch = screen.touchDown(CGPoint(x: 100, y: 190))
    screen.advance(by: 0.2)
    expect(rows.take(), equals: ["shouldHighlight 4", "didHighlight 4"])
    for step in 1...6 {
      touch.move(to: CGPoint(x: 100, y: 190 - CGFloat(step) * 10))
      screen.advance(by: 1.0 / 60)
    }
    expect(rows.take().first, equals: "didUnhighlight 4")
    screen.advance(by: 0.2)
    touch.up()
    screen.settle()
    expect(table.contentOffset.y, equals: 50)
    expect(table.indexPathForSelectedRow == nil)
  }

  @Test("SE-02 SE-06 SE-07 Multiple selection, and selection in code, which calls no delegate method")
  func multiple() {
    let rows = WatchingRows()
    let (screen, table) = show(rows)
    table.allowsMultipleSelection = true
    screen.tap(CGPoint(x: 100, y: 60))
    screen.tap(CGPoint(x: 100, y: 20))
    expect(table.indexPathsForSelectedRows?.map(\.row), equals: [1, 0])
    screen.tap(CGPoint(x: 100, y: 60))
    expect(table.indexPathsForSelectedRows?.map(\.row), equals: [0])
    _ = rows.take()
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    expect(table.indexPathsForSelectedRows?.map(\.row), equals: [3])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    expect(table.indexPathsForSelectedRows == nil)
    expect(rows.take().isEmpty)
  }

  @Test("SE-13 deselectRow, reloadData inside the callbacks do no harm; a second tap deselects by willSelect")
  func reentrance() {
    let rows = WatchingRows()
    let (screen, table) = show(rows)
    rows.selected = { table, path in table.deselectRow(at: path, animated: false) }
    screen.tap(CGPoint(x: 100, y: 60))
    expect(table.indexPathForSelectedRow == nil)
    rows.selected = { _, _ in }
    rows.selecting = { [unowned table] path in
      guard table.indexPathForSelectedRow == path else { return path }
      table.deselectRow(at: path, animated: false)
      return nil
    }
    screen.tap(CGPoint(x: 100, y: 60))
    expect(table.indexPathForSelectedRow?.row, equals: 1)
    screen.tap(CGPoint(x: 100, y: 60))
    expect(table.indexPathForSelectedRow == nil)
    rows.selecting = { [unowned table] path in
      table.reloadData()
      return path
    }
    screen.tap(CGPoint(x: 100, y: 60))
    expect(table.indexPathForSelectedRow?.row, equals: 1)
    expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, equals: true)
  }
}
