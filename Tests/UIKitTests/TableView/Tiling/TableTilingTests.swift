import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@MainActor @Suite struct TableTilingTests {
  @Test("RU-01 RU-02 A table of 460 points scrolled through 100 rows and back makes at most 12 cells; only visible rows have one")
  func reuse() {
    let rows = Rows(count: 100)
    let (screen, table) = showTable(rows, size: CGSize(width: 320, height: 460))
    let end = table.contentSize.height - 460
    for offset in Array(stride(from: 0, through: end, by: 7)) + stride(from: end, through: 0, by: -7) {
      table.contentOffset.y = offset
      screen.layout()
      let cells = table.subviews.compactMap { $0 as? UITableViewCell }
      expect(cells.count == table.visibleCells.count && cells.count <= 12)
    }
    expect(rows.made, atMost: 12)
  }

  @Test("SC-02 SC-03 Geometry and visible rows agree; contents match their rows after any jump")
  func jumps() {
    let rows = Rows((0..<50).map { section in (0..<section % 5).map { "\(section)/\($0)" } })
    rows.headers = (0..<50).map { $0 % 3 == 0 ? "Section \($0)" : nil }
    let (screen, table) = showTable(rows)
    var random = Noise(seed: 2012)
    for _ in 0..<60 {
      table.contentOffset.y = CGFloat.random(in: 0...(table.contentSize.height - 480), using: &random).rounded()
      screen.layout()
      for path in table.indexPathsForVisibleRows ?? [] {
        let cell = table.cellForRow(at: path)
        expect(cell?.textLabel?.text, equals: "\(path.section)/\(path.row)")
        expect(cell?.frame, equals: table.rectForRow(at: path))
        expect(table.rectForRow(at: path).intersects(table.bounds))
        expect(table.indexPath(for: cell!), equals: path)
        expect(table.indexPathForRow(at: CGPoint(x: 10, y: cell!.frame.midY)), equals: path)
      }
      expect(table.indexPathsForRows(in: table.bounds), equals: table.indexPathsForVisibleRows)
    }
    expectSameBits(screen)
  }

  @Test("HF-07 A plain header sticks to the top and is pushed up by the next one")
  func floating() {
    let rows = Rows([(0..<10).map { "a\($0)" }, (0..<10).map { "b\($0)" }, (0..<30).map { "c\($0)" }])
    rows.headers = ["A", "B", "C"]
    let (screen, table) = showTable(rows)
    let height = table.rectForHeader(inSection: 0).height
    expect(height, equals: 28)
    table.contentOffset.y = 100
    screen.layout()
    expect(table.headerView(forSection: 0)?.frame.minY, equals: 100)
    let next = table.rectForHeader(inSection: 1).minY
    table.contentOffset.y = next - 10
    screen.layout()
    expect(table.headerView(forSection: 0)?.frame.maxY, equals: next)
    expect(table.headerView(forSection: 1)?.frame.minY, equals: next)
    table.contentOffset.y = next + 200
    screen.layout()
    expect(table.headerView(forSection: 0) == nil)
    expect(table.headerView(forSection: 1)?.frame.minY, equals: next + 200)
    expect(table.headerView(forSection: 1)?.textLabel?.text, equals: "B")
    let top = table.subviews.last { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
    expect(top is UITableViewHeaderFooterView)
  }

  @Test("RU-03 RU-04 RU-05 RU-06 RU-09 Registered classes are made by the initializer they override; unknown identifiers are an error")
  func registration() {
    let rows = Rows(count: 3)
    let (_, table) = showTable(rows)
    expect(table.dequeueReusableCell(withIdentifier: "nothing") == nil)
    table.register(ValueCell.self, forCellReuseIdentifier: "value")
    let cell = table.dequeueReusableCell(withIdentifier: "value", for: IndexPath(row: 0, section: 0))
    expect((cell as? ValueCell)?.seenIdentifier, equals: "value")
    expect(cell.reuseIdentifier == "value" && cell.detailTextLabel != nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    expect(type(of: table.dequeueReusableCell(withIdentifier: "plain")!) == UITableViewCell.self)
    table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "title")
    expect((table.dequeueReusableHeaderFooterView(withIdentifier: "title") as? TitleView)?.isMine, equals: true)
    var made: UITableViewCell?
    let message = caughtUIKitError { made = table.dequeueReusableCell(withIdentifier: "who", for: IndexPath(row: 0, section: 0)) }
    expect(
      message
        == "unable to dequeue a cell with identifier who - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
    expect(made != nil)
  }

  @Test("SC-01 SC-07 scrollToRow moves a row to the given position; .none scrolls the least distance; rows beyond the end are an error")
  func scrollToRow() {
    let rows = Rows(count: 100)
    let (_, table) = showTable(rows)
    let path = IndexPath(row: 50, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    expect(table.contentOffset.y, equals: 2200)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    expect(table.contentOffset.y, equals: 1764)
    table.scrollToRow(at: path, at: .middle, animated: false)
    expect(table.contentOffset.y, equals: 1982)
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .none, animated: false)
    expect(table.contentOffset.y, equals: 2204)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    expect(table.contentOffset.y, equals: 3920)
    let message = caughtUIKitError { table.scrollToRow(at: IndexPath(row: 100, section: 0), at: .top, animated: false) }
    expect(
      message == "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (100) beyond bounds (100) for section (0).")
  }

  @Test("SC-09 scrollToRow works right after reloadData, before the table is in a window")
  func beforeWindow() {
    let rows = Rows(count: 100)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.reloadData()
    table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
    expect(table.contentOffset.y, equals: 2200)
  }

  @Test("RL-01 SE-08 Reloading keeps the offset, or the nearest valid one, and clears the selection")
  func reload() {
    let rows = Rows(count: 100)
    let (screen, table) = showTable(rows)
    table.contentOffset.y = 1000
    table.selectRow(at: IndexPath(row: 25, section: 0), animated: false, scrollPosition: .none)
    table.reloadData()
    screen.layout()
    expect(table.contentOffset.y == 1000 && table.indexPathForSelectedRow == nil)
    rows.sections = [(0..<12).map { "short \($0)" }]
    table.reloadData()
    screen.layout()
    expect(table.contentOffset.y, equals: 48)
    expect(table.visibleCells.last?.textLabel?.text, equals: "short 11")
  }

  @Test("ST-05 ST-06 Table header and footer scroll with the rows; a new height counts when assigned again")
  func tableHeader() {
    let rows = Rows(count: 2)
    let (screen, table) = showTable(rows)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    table.tableHeaderView = header
    table.tableFooterView = footer
    screen.layout()
    expect(header.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 60))
    expect(footer.frame, equals: CGRect(x: 0, y: 60 + 88, width: 320, height: 30))
    expect(table.contentSize.height, equals: 178)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    screen.layout()
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY, equals: 100)
  }

  @Test("ST-11 Rows and headers follow the table's width")
  func width() {
    let rows = Rows(count: 5)
    rows.headers = ["Title"]
    let (screen, table) = showTable(rows)
    screen.resize(to: CGSize(width: 500, height: 300))
    expect(table.visibleCells.allSatisfy { $0.frame.width == 500 })
    expect(table.headerView(forSection: 0)?.frame.width, equals: 500)
  }

  @Test("HT-01 Estimated heights are replaced, and visible rows do not jump")
  func estimates() {
    let rows = SizedRows(1000, height: { 60 + CGFloat($0 % 7) * 10 }) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
      cell.textLabel?.text = "\(path.row)"
      return cell
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.estimatedRowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    expect(rows.measured.count > 4 && rows.measured.count <= 12)
    table.contentOffset.y = 20_000
    screen.layout()
    let path = table.indexPathsForVisibleRows!.first!
    for _ in 0..<40 {
      let cell = table.visibleCells[2]
      let row = table.indexPath(for: cell)!
      let before = cell.frame.minY - table.contentOffset.y
      table.contentOffset.y -= 9
      screen.layout()
      let after = table.rectForRow(at: row).minY - table.contentOffset.y
      expect(abs(after - before - 9), below: 0.01)
    }
    expect(table.indexPathsForVisibleRows!.first!, below: path)
    expect(rows.measured.count, below: 100)
  }
}

final class ValueCell: UITableViewCell {
  var seenIdentifier: String?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    seenIdentifier = reuseIdentifier
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class TitleView: UITableViewHeaderFooterView {
  var isMine = false

  override init(reuseIdentifier: String?) {
    isMine = true
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
