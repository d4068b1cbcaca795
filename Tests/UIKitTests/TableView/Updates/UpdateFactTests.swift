import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor @Suite struct UpdateFactTests {
  @Test("BU-09 A double tap on a header closes its section and opens it again")
  func openAndClose() throws {
    final class Closing: NSObject, UITableViewDataSource, UITableViewDelegate {
      var open = [true, true]
      weak var table: UITableView?
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { open[section] ? 3 : 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
        cell.textLabel?.text = "\(indexPath.section)-\(indexPath.row)"
        return cell
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = "Section \(section)"
        view.tag = section
        let tap = UITapGestureRecognizer(target: self, action: Closing.tapped)
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        return view
      }
      func tapped(_ tap: UITapGestureRecognizer) {
        guard let section = tap.view?.tag, let table else { return }
        let paths = (0..<3).map { IndexPath(row: $0, section: section) }
        open[section].toggle()
        if open[section] { table.insertRows(at: paths, with: .automatic) } else { table.deleteRows(at: paths, with: .automatic) }
      }
    }
    let source = Closing()
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    source.table = table
    screen.show(table)
    screen.tap(CGPoint(x: 100, y: 14), count: 2)
    screen.settle()
    expect(texts(table), equals: ["1-0", "1-1", "1-2"])
    expect(table.rectForHeader(inSection: 1).minY, equals: 28)
    screen.tap(CGPoint(x: 100, y: 14), count: 2)
    screen.settle()
    expect(texts(table), equals: ["0-0", "0-1", "0-2", "1-0", "1-1", "1-2"])
    screen.tap(CGPoint(x: 100, y: 14))
    screen.settle()
    expect(texts(table).count, equals: 6)
  }

  @Test("BU-11 After endUpdates the inserted row's cell is there and can be typed in, and the table can be scrolled to it")
  func usableAtOnce() throws {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let source = PlainRows(30) { table, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
      if cell.contentView.viewWithTag(9) == nil {
        let field = Field()
        field.tag = 9
        cell.contentView.addSubview(field)
      }
      return cell
    }
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    screen.show(table)
    source.count += 1
    table.beginUpdates()
    table.insertRows(at: [path(2)], with: .left)
    table.endUpdates()
    let field = try #require(table.cellForRow(at: path(2))?.contentView.viewWithTag(9))
    expect(field.becomeFirstResponder())
    screen.advance(by: 0.1)
    expect(field.isFirstResponder)
    screen.settle()
    expect(field.isFirstResponder)
    source.count += 1
    table.insertRows(at: [path(31)], with: .bottom)
    table.scrollToRow(at: path(31), at: .bottom, animated: false)
    let last = try #require(table.cellForRow(at: path(31))?.contentView.viewWithTag(9))
    expect(last.becomeFirstResponder())
    expect(abs(table.contentOffset.y - 928), below: 0.5)
    screen.settle()
    expect(abs(table.contentOffset.y - 928) < 0.5 && last.isFirstResponder)
    table.contentOffset.y = 0
    expect(table.cellForRow(at: path(0))?.frame.minY == 0 && table.cellForRow(at: path(31)) == nil)
    expect(table.visibleCells.count == 11 && table.indexPathsForVisibleRows?.first == path(0))
    table.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
    expect(table.cellForRow(at: path(10))?.superview === table)
    expect(table.visibleCells.first.flatMap { table.indexPath(for: $0) }, equals: path(10))
    expectSameBits(screen)
  }

  @Test("BU-15 The last row of a section is deleted with its section from within commit, and the index follows")
  func lastRow() throws {
    final class Sections: NSObject, UITableViewDataSource {
      var sections = [["Alabama"], ["California", "Colorado"]]
      func numberOfSections(in tableView: UITableView) -> Int { sections.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].first.map { String($0.prefix(1)) }
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map { String($0[0].prefix(1)) } }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
      }
      func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        sections[indexPath.section].remove(at: indexPath.row)
        if sections[indexPath.section].isEmpty {
          sections.remove(at: indexPath.section)
          tableView.deleteSections([indexPath.section], with: .automatic)
          tableView.reloadSectionIndexTitles()
        } else {
          tableView.deleteRows(at: [indexPath], with: .automatic)
        }
      }
    }
    let source = Sections()
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    screen.show(table)
    func index() -> [String] { table.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first?.titles ?? [] }
    expect(index(), equals: ["A", "C"])
    table.setEditing(true, animated: false)
    screen.layout()
    screen.tap(CGPoint(x: 18, y: 50))
    screen.settle()
    let cell = try #require(table.cellForRow(at: path(0)))
    expect(cell.showingDeleteConfirmation)
    screen.tap(CGPoint(x: 270, y: 50))
    screen.settle()
    expect(texts(table), equals: ["California", "Colorado"])
    expect(table.numberOfSections, equals: 1)
    expect(table.headerView(forSection: 0)?.textLabel?.text, equals: "C")
    expect(index(), equals: ["C"])
    expectSameBits(screen)
  }

  @Test(
    "RL-02 Reloading rows or sections requests counts and section views again, cells only for the named visible rows, and never the index")
  func reloading() {
    let rows = TitledRows()
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    _ = rows.take()
    table.reloadRows(at: [path(1), path(60)], with: .fade)
    expect(
      rows.take() == [
        "sections", "rows 0", "rows 1", "title 0", "height 0", "title 1", "height 1", "cell 0.1",
      ])
    screen.settle()
    table.reloadSections([1], with: .fade)
    let asked = rows.take()
    expect(asked.prefix(3), equals: ["sections", "rows 0", "rows 1"])
    expect(!asked.contains { $0.hasPrefix("cell") || $0 == "index" })
    table.contentOffset.y = 79 * 44
    screen.settle()
    _ = rows.take()
    table.reloadSections([1], with: .left)
    let cells = rows.take().filter { $0.hasPrefix("cell") }
    expect(cells, equals: (table.indexPathsForVisibleRows ?? []).filter { $0.section == 1 }.map { "cell 1.\($0.row)" })
    screen.advance(by: 0.15)
    expect(table.visibleCells.contains { ($0.layer.presentation()?.position.x ?? 160) != 160 })
    screen.settle()
    expectSameBits(screen)
  }

  @Test("RU-08 Cells of rows deleted or replaced enter the queue only when the update is over")
  func queue() {
    let rows = Rows(count: 5)
    let (screen, table) = showRows(rows)
    let gone = table.cellForRow(at: path(1))
    let replaced = table.cellForRow(at: path(3))
    rows.sections = [["Row 0", "Row 2", "Row 3 anew", "Row 4", "new"]]
    let made = rows.made
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .fade)
      table.reloadRows(at: [path(3)], with: .fade)
      table.insertRows(at: [path(4)], with: .fade)
    }
    expect(rows.made, equals: made + 2)
    screen.advance(by: 0.2)
    expect(gone?.superview === table && replaced?.superview === table)
    expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    screen.settle()
    let back = [table.dequeueReusableCell(withIdentifier: "cell"), table.dequeueReusableCell(withIdentifier: "cell")]
    expect(back.contains { $0 === gone } && back.contains { $0 === replaced })
  }

  @Test("BU-08 reconfigureRows configures the cells that show in their place, without preparing them for reuse")
  func reconfiguring() {
    final class Counting: UITableViewCell {
      var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }
    var suffix = ""
    let source = PlainRows(100) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
      cell.textLabel?.text = "\(path.row)\(suffix)"
      return cell
    }
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.register(Counting.self, forCellReuseIdentifier: "c")
    table.dataSource = source
    screen.show(table)
    let cell = table.cellForRow(at: path(2)) as? Counting
    _ = source.takeRequested()
    suffix = "!"
    table.reconfigureRows(at: [path(2), path(90)])
    expect(source.requested, equals: [2])
    expect(table.cellForRow(at: path(2)) === cell)
    expect(cell?.textLabel?.text, equals: "2!")
    expect(cell?.prepared, equals: 0)
    expect(!table.hasUncommittedUpdates)
    table.beginUpdates()
    expect(table.hasUncommittedUpdates)
    table.endUpdates()
    expect(!table.hasUncommittedUpdates)
    screen.settle()
    expectSameBits(screen)
  }

  @Test("HT-04 An empty block lays the table out again in motion")
  func animatedHeights() throws {
    var height: CGFloat = 44
    let source = SizedRows(5, height: { _ in height })
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    height = 88
    table.beginUpdates()
    table.endUpdates()
    screen.advance(by: 0.15)
    let cell = try #require(table.cellForRow(at: path(2)))
    let y = try #require(cell.layer.presentation()?.frame.minY)
    expect(y > 88 && y < 176)
    screen.settle()
    expect(cell.frame, equals: CGRect(x: 0, y: 176, width: 320, height: 88))
  }
}

/// Two sections with titles, heights and an index, all logged.
@MainActor private final class TitledRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("sections")
    return 2
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return 80
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    log.append("title \(section)")
    return "Section \(section)"
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    log.append("height \(section)")
    return 28
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    log.append("index")
    return ["0", "1"]
  }
}
