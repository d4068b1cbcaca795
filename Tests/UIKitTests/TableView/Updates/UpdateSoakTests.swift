import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Sections of rows that can be deleted by a swipe.
@MainActor private final class SwipeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor @Suite struct UpdateSoakTests {
  private static let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .middle, .none, .automatic]

  /// Changes the data and updates the table, in one block.
  private func change(_ rows: SwipeRows, _ table: UITableView, _ serial: inout Int, _ random: inout Noise) {
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var inserted: [IndexPath] = []
    var sections = rows.sections
    for section in sections.indices {
      for row in sections[section].indices.reversed() {
        switch Int.random(in: 0..<14, using: &random) {
        case 0:
          sections[section].remove(at: row)
          deleted.append(IndexPath(row: row, section: section))
        case 1:
          sections[section][row] += "'"
          if sections[section][row].count > 12 { sections[section][row] = "row" }
          reloaded.append(IndexPath(row: row, section: section))
        default: break
        }
      }
      var row = 0
      while row <= sections[section].count {
        if Int.random(in: 0..<10, using: &random) == 0, sections[section].count < 16 {
          serial += 1
          sections[section].insert("new \(serial)", at: row)
          inserted.append(IndexPath(row: row, section: section))
        }
        row += 1
      }
    }
    rows.sections = sections
    let animations = (0..<3).map { _ in Self.animations[Int.random(in: 0..<8, using: &random)] }
    table.performBatchUpdates {
      table.deleteRows(at: deleted, with: animations[0])
      table.reloadRows(at: reloaded, with: animations[1])
      table.insertRows(at: inserted, with: animations[2])
    }
  }

  @Test(
    "BU-07 BU-10 Random batches between scrolling, swiping and editing: in the end the pixels equal a fresh table of the same data",
    arguments: [UITableView.Style.plain, .insetGrouped])
  func batches(style: UITableView.Style) {
    var random = Noise(seed: 7)
    let rows = SwipeRows((0..<4).map { section in (0..<8).map { "\(section)-\($0)" } })
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let table = UITableView(frame: .zero, style: style)
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    var serial = 0
    let rounds = isSoaking ? 2000 : 48
    for round in 0..<rounds {
      let y = CGFloat.random(in: 100...380, using: &random).rounded()
      switch Int.random(in: 0..<8, using: &random) {
      case 0: screen.flick(from: CGPoint(x: 160, y: y), to: CGPoint(x: 160, y: 480 - y))
      case 1: screen.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 120, y: y), duration: 0.2)
      case 2: table.setEditing(!table.isEditing, animated: round % 2 == 0)
      case 3:
        let touch = screen.touchDown(CGPoint(x: 160, y: y))
        touch.move(to: CGPoint(x: 160, y: y - 30))
        change(rows, table, &serial, &random)
        screen.advance(by: 0.05)
        touch.move(to: CGPoint(x: 160, y: y - 60))
        screen.advance(by: 0.05)
        touch.up()
      default: break
      }
      change(rows, table, &serial, &random)
      if round % 3 == 0 { screen.advance(by: 0.1) }
      guard round % 4 == 3 else { continue }
      table.setEditing(false, animated: false)
      screen.settle()
      expectFresh(table, screen, round)
    }
  }

  /// A new table with the same data, offset and selection, on the same screen, has exactly the same pixels.
  private func expectFresh(_ table: UITableView, _ screen: TestScreen, _ round: Int) {
    // The indicators remain visible for a moment after all animations.
    screen.advance(by: 2)
    expect(table.subviews.compactMap { $0 as? UITableViewCell }.count, equals: table.visibleCells.count, "round \(round)")
    let shown = screen.snapshot()
    let texts = table.visibleCells.map { $0.textLabel?.text ?? "" }
    let fresh = UITableView(frame: table.frame, style: table.style)
    fresh.sectionHeaderTopPadding = 0
    fresh.dataSource = table.dataSource
    fresh.delegate = table.delegate
    screen.window.addSubview(fresh)
    screen.layout()
    fresh.contentOffset = table.contentOffset
    // A flick that hardly moves is a tap.
    for path in table.indexPathsForSelectedRows ?? [] { fresh.selectRow(at: path, animated: false, scrollPosition: .none) }
    screen.advance(by: 2)
    expect(texts, equals: fresh.visibleCells.map { $0.textLabel?.text ?? "" }, "round \(round)")
    let isSame = shown.hasSamePixels(as: screen.snapshot())
    expect(isSame, "round \(round)")
    fresh.removeFromSuperview()
    screen.layout()
  }

  @Test(
    "BU-07 An update of few rows requests and visits few, independent of the table's length; without estimates it requests each height once",
    arguments: [1_000, 100_000], [true, false])
  func work(count: Int, estimates: Bool) {
    let source = SizedRows(count, height: { CGFloat(40 + $0 % 7) }) { table, _ in
      table.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    }
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    if estimates { table.estimatedRowHeight = 43 }
    screen.show(table)
    _ = (source.takeMeasured(), source.takeRequested())
    let before = screen.work
    table.performBatchUpdates {
      table.deleteRows(at: (0..<50).map { IndexPath(row: $0 * 17 + 3, section: 0) }, with: .fade)
      table.insertRows(at: (0..<50).map { IndexPath(row: $0 * 19 + 1, section: 0) }, with: .fade)
      for move in 0..<10 { table.moveRow(at: IndexPath(row: move * 17 + 4, section: 0), to: IndexPath(row: 900 - move * 31, section: 0)) }
    }
    screen.settle()
    let work = screen.work - before
    expect(estimates ? source.measured.count <= 60 : source.measured.count == count)
    expect(source.requested.count, below: 40)
    if estimates { expect(work.geometryVisits, below: 30_000, "\(work.geometryVisits)") }
  }
}
