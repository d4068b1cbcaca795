import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit

@Suite("Changes of a standard cell's texts") @MainActor struct CellTextChangeTests {
  private func table(_ rows: PlainRows) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 400))
    let table = UITableView(frame: .zero, style: .plain)
    // Heights are not learned from the contents.
    table.rowHeight = 44
    table.dataSource = rows
    screen.show(table)
    screen.layout()
    return (screen, table)
  }

  private func widths(_ table: UITableView) -> [[CGFloat]] {
    (0..<4).map { row in
      let cell = table.cellForRow(at: IndexPath(row: row, section: 0))!
      return [cell.textLabel, cell.detailTextLabel].map { $0!.frame.width - $0!.sizeThatFits(CGSize(width: 400, height: 44)).width }
    }
  }

  @Test("Texts of rows with a fixed height have room after a reload that exchanges their cells")
  func reload() {
    var texts = [("A", "one"), ("Title", "a longer value"), ("Another title", "x"), ("B", "two")]
    let rows = PlainRows(4) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "Cell") ?? UITableViewCell(style: .value1, reuseIdentifier: "Cell")
      cell.textLabel?.text = texts[path.row].0
      cell.detailTextLabel?.text = texts[path.row].1
      return cell
    }
    let (screen, table) = table(rows)
    expect(widths(table).joined().allSatisfy { abs($0) < 1 })
    texts.reverse()
    table.reloadData()
    screen.layout()
    expect(widths(table).joined().allSatisfy { abs($0) < 1 }, "\(widths(table))")
  }

  @Test("A text of a visible row that changes has room, and the first image moves the title")
  func visible() {
    let rows = PlainRows(4) { _, _ in
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "A"
      cell.detailTextLabel?.text = "1"
      return cell
    }
    let (screen, table) = table(rows)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))!
    cell.detailTextLabel?.text = "a longer value"
    screen.layout()
    expect(widths(table).joined().allSatisfy { abs($0) < 1 }, "\(widths(table))")
    _ = cell.imageView
    screen.layout()
    let before = cell.textLabel!.frame.minX
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    screen.layout()
    expect(cell.textLabel!.frame.minX, above: before + 19)
  }
}
