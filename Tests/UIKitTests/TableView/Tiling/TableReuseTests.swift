import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A cell that logs the height with which it is laid out.
final class MeasuredCell: UITableViewCell {
  var expected: CGFloat = 0
  static var wrong: [String] = []
  static var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    Self.layouts += 1
    if bounds.height != expected { Self.wrong.append("\(bounds.height), not \(expected)") }
    if abs(contentView.frame.height - expected) > 1 { Self.wrong.append("content \(contentView.frame.height), not \(expected)") }
  }
}

@MainActor struct TableReuseTests {
  @Test("HT-03 A reused cell has its new row's height before it is laid out", arguments: [false, true])
  func heightBeforeLayout(givesPath: Bool) {
    MeasuredCell.wrong = []
    MeasuredCell.layouts = 0
    func height(_ row: Int) -> CGFloat { 30 + CGFloat(row * 37 % 50) }
    let rows = SizedRows(200, height: height) { table, path in
      table.register(MeasuredCell.self, forCellReuseIdentifier: "m")
      let cell = givesPath ? table.dequeueReusableCell(withIdentifier: "m", for: path) : table.dequeueReusableCell(withIdentifier: "m")!
      (cell as! MeasuredCell).expected = height(path.row)
      cell.textLabel?.text = "Row \(path.row)"
      // Laying out a dequeued cell immediately uses its new height.
      if givesPath { cell.layoutIfNeeded() }
      return cell
    }
    let (screen, _) = showTable(rows)
    for _ in 0..<6 {
      screen.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
      screen.settle()
    }
    expect(MeasuredCell.wrong == [] && MeasuredCell.layouts > 60)
  }

  @Test(
    "RU-08 Cells of rows deleted or replaced enter the queue only when the update is over",
    arguments: [UITableView.RowAnimation.fade, .left, .none])
  func queueAfterUpdate(animation: UITableView.RowAnimation) throws {
    let rows = Rows([(0..<8).map { "Row \($0)" }])
    var handed: [ObjectIdentifier] = []
    rows.configure = { cell, _ in handed.append(ObjectIdentifier(cell)) }
    let (screen, table) = showTable(rows)
    let deleted = try #require(table.cellForRow(at: path(1)))
    let replaced = try #require(table.cellForRow(at: path(4)))
    handed = []
    rows.sections[0].remove(at: 1)
    rows.sections[0].insert("New", at: 0)
    rows.sections[0].insert("New too", at: 6)
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: animation)
      table.reloadRows(at: [path(4)], with: animation)
      table.insertRows(at: [path(0), path(6)], with: animation)
    }
    expect(handed.count, equals: 3)
    expect(!handed.contains(ObjectIdentifier(deleted)) && !handed.contains(ObjectIdentifier(replaced)))
    // While the update is animated, both are displayed, and neither is in the queue.
    screen.advance(by: 0.1)
    if animation != .none {
      expect(deleted.superview === table && replaced.superview === table)
      expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    }
    screen.settle()
    expect(deleted.superview == nil && replaced.superview == nil)
    let queued = [table.dequeueReusableCell(withIdentifier: "cell"), table.dequeueReusableCell(withIdentifier: "cell")]
    expect(Set(queued.compactMap { $0.map { ObjectIdentifier($0) } }), equals: [ObjectIdentifier(deleted), ObjectIdentifier(replaced)])
  }

  @Test("RL-02 Reloading rows or sections requests counts and section titles again, cells only of visible rows, and never the index")
  func reloadingRows() {
    let rows = ReloadedRows()
    let (screen, table) = showTable(rows)
    rows.log = []
    table.reloadRows(at: [path(1), path(40)], with: .fade)
    let counts = ["sections", "rows 0", "rows 1"]
    expect(Array(rows.log.prefix(3)), equals: counts)
    expect(rows.log.filter { $0.hasPrefix("cell") }, equals: ["cell 0.1"])
    expect(rows.log.contains("title 0") && rows.log.contains("title 1") && !rows.log.contains("index"))
    screen.advance(by: 0.1)
    // It is animated: the old and the new cell are both in the row's frame.
    let place = table.rectForRow(at: path(1))
    expect(table.subviews.filter { $0 is UITableViewCell && abs($0.frame.minY - place.minY) < 1 }.count, equals: 2)
    screen.settle()
    rows.log = []
    table.reloadSections([1], with: .fade)
    expect(Array(rows.log.prefix(3)), equals: counts)
    expect(!rows.log.contains { $0.hasPrefix("cell") } && !rows.log.contains("index") && rows.log.contains("title 1"))
    screen.settle()
    rows.log = []
    table.reloadSections([0], with: .fade)
    expect(rows.log.filter { $0.hasPrefix("cell") }, equals: table.indexPathsForVisibleRows!.map { "cell 0.\($0.row)" })
    expect(!rows.log.contains("index"))
  }

  @Test("SE-01 Selection is allowed, one row at a time and not during editing, unless the table is configured otherwise")
  func allowances() {
    let rows = Rows(count: 5)
    let (screen, table) = showTable(rows)
    expect(table.allowsSelection && !table.allowsMultipleSelection)
    expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing)
    func tap(_ row: Int) {
      screen.tap(CGPoint(x: 200, y: CGFloat(row) * 44 + 22))
      screen.settle()
    }
    func selected() -> [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }
    tap(0)
    tap(1)
    expect(selected(), equals: [1])
    table.allowsMultipleSelection = true
    tap(2)
    expect(selected(), equals: [1, 2])
    table.allowsMultipleSelection = false
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    table.allowsSelection = false
    tap(3)
    expect(selected() == [] && table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    table.allowsSelection = true
    table.setEditing(true, animated: false)
    tap(3)
    expect(selected(), equals: [])
    table.allowsSelectionDuringEditing = true
    tap(3)
    tap(4)
    expect(selected(), equals: [4])
    table.allowsMultipleSelectionDuringEditing = true
    tap(2)
    expect(selected(), equals: [2, 4])
    table.setEditing(false, animated: false)
    tap(0)
    expect(selected(), equals: [0])
  }
}

/// Two sections with titles and an index.
@MainActor final class ReloadedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("sections")
    return 2
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return 50
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    log.append("title \(section)")
    return "Section \(section)"
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    log.append("index")
    return ["A", "B"]
  }
}
