import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Incorrect heights and counts as configured.
@MainActor final class WrongRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = 1
  var rows = 3
  var height: CGFloat = 44
  var header: CGFloat = 20
  var estimate: CGFloat = UITableView.automaticDimension
  var cell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = cell(tableView, indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 1 ? height : 44 }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
}

@MainActor struct TableMisuseTests {
  /// UIKit's messages and their causes, in a table of two sections of three rows.
  private static let updates: [(String, @MainActor (UITableView, Rows) -> Void)] = [
    (
      "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (3) must be equal to"
        + " the number of sections contained in the table view before the update (2), plus or minus the number of sections inserted or deleted"
        + " (0 inserted, 0 deleted).",
      {
        $1.sections.append(["x"])
        $0.reloadSections([0], with: .none)
      }
    ),
    (
      "Invalid update: invalid number of rows in section 1.  The number of rows contained in an existing section after the update (3) must be"
        + " equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted"
        + " from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0"
        + " moved out).", { table, _ in table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade) }
    ),
    (
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update",
      { table, _ in table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade) }
    ),
    (
      "attempt to delete row 1 from section 5, but there are only 2 sections before the update",
      { table, _ in table.deleteRows(at: [IndexPath(row: 1, section: 5)], with: .fade) }
    ),
    (
      "attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update",
      {
        $1.sections[0].append("x")
        $0.insertRows(at: [IndexPath(row: 9, section: 0)], with: .fade)
      }
    ),
    (
      "attempt to insert row 0 into section 7, but there are only 2 sections after the update",
      { table, _ in table.insertRows(at: [IndexPath(row: 0, section: 7)], with: .fade) }
    ),
    (
      "attempt to delete section 4, but there are only 2 sections before the update",
      { table, _ in table.deleteSections([4], with: .fade) }
    ),
    (
      "attempt to insert section 6 but there are only 3 sections after the update",
      {
        $1.sections.append(["x"])
        $0.insertSections([6], with: .fade)
      }
    ),
    (
      "attempt to perform a delete and a move from the same index path (",
      { table, _ in
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
          table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        }
      }
    ),
    (
      "attempt to perform an insert and a move to the same index path (",
      { table, _ in
        table.performBatchUpdates {
          table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
          table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0))
        }
      }
    ),
    (
      "attempt to perform an insert and a move to the same section (1)",
      { table, _ in
        table.performBatchUpdates {
          table.insertSections([1], with: .fade)
          table.moveSection(0, toSection: 1)
        }
      }
    ),
    (
      "attempt to delete and reload the same index path (",
      { table, _ in
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
          table.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        }
      }
    ),
    (
      "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (12) beyond bounds (3) for section (1).",
      { table, _ in table.scrollToRow(at: IndexPath(row: 12, section: 1), at: .top, animated: false) }
    ),
    (
      "unable to dequeue a cell with identifier nobody - must register a nib or a class for the identifier or connect a prototype cell in a"
        + " storyboard", { table, _ in _ = table.dequeueReusableCell(withIdentifier: "nobody", for: IndexPath(row: 0, section: 0)) }
    ),
    (
      "invalid nib registered for identifier (bad) - nib must contain exactly one top level object which must be a UITableViewCell instance",
      { table, _ in
        table.registerCell("bad") { nil }
        _ = table.dequeueReusableCell(withIdentifier: "bad", for: IndexPath(row: 0, section: 0))
      }
    ),
    (
      "-[UITableView registerClass:forCellReuseIdentifier:]: must pass a subclass of UITableViewCell",
      { table, _ in table.register(UIView.self, forCellReuseIdentifier: "view") }
    ),
    (
      "-[UITableView registerClass:forHeaderFooterViewReuseIdentifier:]: must pass a subclass of UITableViewHeaderFooterView",
      { table, _ in table.register(UITableViewCell.self, forHeaderFooterViewReuseIdentifier: "cell") }
    ),
  ]

  @Test("BU-05 RU-04 Every error is reported with UIKit's message, and the table continues", arguments: 0..<17)
  func words(index: Int) {
    let (expected, mistake) = Self.updates[index]
    let rows = Rows([["a", "b", "c"], ["d", "e", "f"]])
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    let message = caughtUIKitError { mistake(table, rows) }
    expect(message.map { expected.hasSuffix("(") ? $0.hasPrefix(expected) : $0 == expected }, equals: true, "\(message ?? "nothing")")
    goesOn(screen, table, rows.sections.flatMap { $0 })
  }

  private func goesOn(_ screen: TestScreen, _ table: UITableView, _ texts: [String]) {
    screen.settle()
    expect(table.visibleCells.map { $0.textLabel?.text }, equals: texts)
    expect(table.subviews.filter { $0 is UITableViewCell }.count, equals: texts.count)
    let row = table.convert(table.visibleCells[1].frame, to: screen.window)
    screen.tap(CGPoint(x: 100, y: row.midY))
    screen.settle()
    expect(table.indexPathForSelectedRow, equals: IndexPath(row: 1, section: 0))
  }

  @Test(
    "Invalid counts and heights are reported, and the other rows are shown",
    arguments: ["sections", "rows", "nan", "negative", "infinite", "header nan", "header negative"])
  func numbers(kind: String) {
    let rows = WrongRows()
    let words: String
    switch kind {
    case "sections":
      rows.sections = -2
      words = "UITableView dataSource returned a negative number of sections (-2)"
    case "rows":
      rows.rows = -4
      words = "UITableView dataSource returned a negative number of rows (-4) in section 0"
    case "nan":
      rows.height = .nan
      words = "UITableView delegate returned an invalid row height (nan)"
    case "negative":
      rows.height = -7
      words = "UITableView delegate returned an invalid row height (-7.0)"
    case "infinite":
      rows.height = .infinity
      words = "UITableView delegate returned an invalid row height (inf)"
    case "header nan":
      rows.header = .nan
      words = "UITableView delegate returned an invalid height (nan) for section 0"
    default:
      rows.header = -3
      words = "UITableView delegate returned an invalid height (-3.0) for section 0"
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    let message = caughtUIKitError { screen.show(table) }
    expect(message, equals: words)
    expect(table.contentSize.height.isFinite && table.contentSize.height >= 0)
    if kind == "sections" || kind == "rows" {
      expect(table.visibleCells.isEmpty)
    } else {
      goesOn(screen, table, ["Row 0", "Row 1", "Row 2"])
    }
    rows.sections = 1
    rows.rows = 3
    (rows.height, rows.header) = (44, 20)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    table.reloadData()
    goesOn(screen, table, ["Row 0", "Row 1", "Row 2"])
  }

  @Test("CE-24 A cell that is returned twice, or belongs to another table, is reported and replaced")
  func usedCells() {
    let rows = WrongRows()
    let one = UITableViewCell(style: .default, reuseIdentifier: nil)
    rows.cell = { _, _ in one }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let first = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    first.sectionHeaderTopPadding = 0
    let second = UITableView(frame: CGRect(x: 0, y: 240, width: 320, height: 240))
    second.sectionHeaderTopPadding = 0
    let both = UIView()
    both.addSubview(first)
    both.addSubview(second)
    first.dataSource = rows
    let told = caughtUIKitError { screen.show(both) }
    expect(told?.hasPrefix("UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"), equals: true)
    expect(
      first.visibleCells.count == 3 && first.visibleCells[0] === one && Set(first.visibleCells.map { ObjectIdentifier($0) }).count == 3)
    let others = WrongRows()
    others.cell = { _, path in path.row == 0 ? one : UITableViewCell(style: .default, reuseIdentifier: nil) }
    second.dataSource = others
    let toldAgain = caughtUIKitError { screen.settle() }
    expect(toldAgain?.hasPrefix("UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"), equals: true)
    expect(one.superview === first && second.visibleCells.count == 3)
  }

  @Test("CE-24 A single-use cell kept by its owner may be returned again and again, is sized to its row and enters no queue")
  func keptCells() {
    let rows = WrongRows()
    let kept = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
    for cell in kept { cell.frame = CGRect(x: 500, y: 7, width: 3, height: 900) }
    rows.cell = { _, path in kept[path.row] }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    let message = caughtUIKitError {
      screen.show(table)
      for _ in 0..<3 {
        table.reloadData()
        screen.settle()
      }
    }
    expect(message == nil)
    expect(table.visibleCells == kept && kept.allSatisfy { $0.superview === table })
    expect(kept.map(\.frame), equals: (0..<3).map { table.rectForRow(at: path($0)) })
    expect(table.dequeueReusableCell(withIdentifier: "") == nil)
  }

  @Test("A table controller that returns no cells is reported, and shows plain ones")
  func noCells() {
    final class Forgetful: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = Forgetful(style: .plain)
    let message = caughtUIKitError { screen.show(controller) }
    expect(message, equals: "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
    expect(controller.tableView.visibleCells.count, equals: 2)
  }

  @Test("Questions about rows that do not exist have empty answers")
  func beyond() {
    let rows = Rows(count: 3)
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    screen.show(table)
    for place in [path(3), path(-1), path(0, 1), path(0, -1), path(Int.max, Int.max), IndexPath(), IndexPath(index: 0)] {
      expect(table.rectForRow(at: place) == .zero && table.cellForRow(at: place) == nil)
      table.selectRow(at: place, animated: true, scrollPosition: .none)
      table.deselectRow(at: place, animated: false)
      expect(table.indexPathForSelectedRow == nil)
    }
    for section in [-1, 1, Int.max] {
      expect(table.rect(forSection: section) == .zero && table.rectForHeader(inSection: section) == .zero)
      expect(table.numberOfRows(inSection: section) == 0 && table.headerView(forSection: section) == nil)
    }
    expect(table.indexPathForRow(at: CGPoint(x: 10, y: -5)) == nil && table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: .nan)) == nil)
    expect(table.indexPathsForRows(in: CGRect(x: 0, y: 900, width: 10, height: 10)), equals: [])
    table.endUpdates()
    screen.settle()
    expect(table.visibleCells.count, equals: 3)
  }
}
