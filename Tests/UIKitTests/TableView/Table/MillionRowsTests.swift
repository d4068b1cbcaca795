import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// A million rows of three kinds, with headers.
@MainActor final class MillionRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var made = 0

  func numberOfSections(in tableView: UITableView) -> Int { 1000 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let identifier = "kind \(indexPath.row % 3)"
    let cell: UITableViewCell
    if let reused = tableView.dequeueReusableCell(withIdentifier: identifier) {
      cell = reused
    } else {
      made += 1
      cell = UITableViewCell(style: indexPath.row % 3 == 0 ? .default : .subtitle, reuseIdentifier: identifier)
    }
    cell.textLabel?.text = "Row \(indexPath.section * 1000 + indexPath.row)"
    cell.detailTextLabel?.text = "Detail \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
}

@MainActor struct MillionRowsTests {
  @Test("RU-01 RU-02 A million rows flung end to end: cells for one screen and a bit of each kind, and memory stays flat")
  func fling() {
    let rows = MillionRows()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    let views = count(screen.window)
    let end = table.contentSize.height - 480
    expect(table.numberOfSections == 1000 && end > 44_000_000)
    // Flicks at positions distributed over the whole content; a soak shows every row.
    let stops = isSoaking ? Int(end / 400) : 40
    var sizes: [Int] = []
    for stop in 0...stops {
      table.contentOffset.y = (end * CGFloat(stop) / CGFloat(stops)).rounded()
      screen.layout()
      if !isSoaking || stop % 5000 == 0 {
        screen.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 60), duration: 0.05)
        screen.advance(by: 0.25)
        check(table)
        screen.tap(CGPoint(x: 100, y: 200))
      }
      if stop == stops / 2 || stop == stops { sizes.append(ProcessMemory.resident) }
    }
    screen.settle()
    check(table)
    expect(table.indexPathsForVisibleRows?.last, equals: IndexPath(row: 999, section: 999))
    // 11 rows and a part are visible, in three kinds.
    expect(rows.made, atMost: 3 * 8, "\(rows.made) cells")
    expect(sizes[1] - sizes[0], atMost: 2 << 20, "grew by \(sizes[1] - sizes[0]) bytes")
    table.contentOffset.y = 0
    screen.settle()
    table.flashScrollIndicators()
    screen.settle()
    expect(abs(count(screen.window) - views), atMost: 12, "\(count(screen.window)) views, \(views) at first")
  }

  private func check(_ table: UITableView) {
    for path in table.indexPathsForVisibleRows ?? [] {
      expect(table.cellForRow(at: path)?.textLabel?.text, equals: "Row \(path.section * 1000 + path.row)")
    }
    expect(table.subviews.filter { $0 is UITableViewCell }.count, atMost: 13)
  }

  private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
}
