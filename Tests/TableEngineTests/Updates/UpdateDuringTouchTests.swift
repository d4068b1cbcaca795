import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct UpdateDuringTouchTests {
  /// Lifts the row by its reorder control.
  private func lift(_ path: IndexPath, _ screen: TestScreen, _ table: UITableView) -> TestTouch {
    let frame = table.rectForRow(at: path)
    let touch = screen.touchDown(screen.window.convert(CGPoint(x: frame.maxX - 20, y: frame.midY), from: table))
    screen.advance(by: 0.1)
    touch.move(to: CGPoint(x: touch.location.x, y: touch.location.y - 4))
    screen.advance(by: 0.1)
    return touch
  }

  @Test("The dragged row may be removed by an update that shortens the list", arguments: 0..<3)
  func liftedIsRemoved(kind: Int) {
    let rows = EngineRows((0..<2).map { s in (0..<3).map { EngineItem(name: "\(s)-\($0)") } }, sizing: .fixed)
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, source: source)
    table.setEditing(true, animated: false)
    screen.layout()
    let touch = lift(path(2, 1), screen, table)
    switch kind {
    case 0:
      rows.sections.removeLast()
      table.deleteSections([1], with: .fade)
    case 1:
      rows.sections[1] = [EngineItem(name: "only")]
      table.reloadSections([1], with: .automatic)
    default:
      rows.sections[1].removeLast(2)
      table.deleteRows(at: [path(1, 1), path(2, 1)], with: .automatic)
    }
    screen.advance(by: 0.1)
    touch.move(to: CGPoint(x: 300, y: 100))
    screen.advance(by: 0.1)
    touch.up()
    screen.settle()
    table.setEditing(false, animated: false)
    screen.settle()
    expectFresh(table, screen, rows)
  }

  @Test("A dragged row whose position an update moves off the screen returns after the drop without a gap")
  func droppedOutOfSight() {
    let rows = EngineRows(count: 30)
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, source: source)
    table.setEditing(true, animated: false)
    screen.layout()
    let touch = lift(path(9), screen, table)
    rows.sections[0].insert(contentsOf: (0..<6).map { EngineItem(name: "new \($0)") }, at: 0)
    table.insertRows(at: (0..<6).map { path($0) }, with: .automatic)
    screen.advance(by: 0.1)
    touch.move(to: CGPoint(x: touch.location.x, y: touch.location.y - 60))
    screen.advance(by: 0.05)
    touch.up()
    screen.settle()
    expect(table.visibleCells.allSatisfy { $0.superview === table })
    table.setEditing(false, animated: false)
    screen.settle()
    expectFresh(table, screen, rows)
  }

  @Test("BU-07 An update configures a dragged row whose position is off the screen")
  func reconfiguredOutOfSight() {
    let rows = EngineRows(count: 30, sizing: .constraints)
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, source: source)
    table.setEditing(true, animated: false)
    screen.layout()
    let touch = lift(path(9), screen, table)
    rows.sections[0].insert(contentsOf: (0..<6).map { EngineItem(name: "new \($0)") }, at: 0)
    table.insertRows(at: (0..<6).map { path($0) }, with: .automatic)
    screen.settle()
    rows.sections[0][15].lines = 3
    table.reconfigureRows(at: [path(15)])
    screen.settle()
    rows.sections[0].removeFirst(6)
    table.deleteRows(at: (0..<6).map { path($0) }, with: .automatic)
    screen.settle()
    touch.up()
    screen.settle()
    table.setEditing(false, animated: false)
    screen.settle()
    expect((table.cellForRow(at: path(9)) as? LinesCell)?.label.text, equals: "Row 9\nRow 9\nRow 9")
    expectFresh(table, screen, rows)
  }

  @Test("A dragged row that leaves the screen permanently is reported as ended")
  func liftedEnds() {
    let rows = EngineRows(count: 30)
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, source: source)
    table.setEditing(true, animated: false)
    screen.layout()
    let touch = lift(path(9), screen, table)
    _ = rows.take()
    rows.sections[0].remove(at: 9)
    table.deleteRows(at: [path(9)], with: .automatic)
    touch.up()
    screen.settle()
    expect(rows.take().filter { $0 == "end 0.9" }.count, equals: 1)
  }

  @Test("A dragged row that is dropped off the screen is reported as ended")
  func liftedEndsOutOfSight() {
    let rows = EngineRows(count: 30)
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, source: source)
    table.setEditing(true, animated: false)
    screen.layout()
    let touch = lift(path(9), screen, table)
    _ = rows.take()
    rows.sections[0].insert(contentsOf: (0..<8).map { EngineItem(name: "new \($0)") }, at: 0)
    table.insertRows(at: (0..<8).map { path($0) }, with: .automatic)
    screen.advance(by: 0.5)
    touch.cancel()
    screen.settle()
    expect(rows.take().filter { $0 == "end 0.17" }.count, equals: 1)
  }

  @Test(
    "RO-02 The cell of a dragged row that ends off the screen is behind the section headers when it is reused", arguments: [false, true])
  func endedCellIsBehindHeaders(isDeleted: Bool) {
    let rows = EngineRows((0..<3).map { s in (0..<12).map { EngineItem(name: "\(s)-\($0)") } }, sizing: .fixed)
    rows.headers = ["First", "Second", "Third"]
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, source: source)
    table.setEditing(true, animated: false)
    screen.layout()
    let lifted = table.cellForRow(at: path(8))
    let touch = lift(path(8), screen, table)
    rows.sections[0].insert(contentsOf: (0..<8).map { EngineItem(name: "new \($0)") }, at: 0)
    table.insertRows(at: (0..<8).map { path($0) }, with: .automatic)
    screen.advance(by: 0.5)
    if isDeleted {
      rows.sections[0].remove(at: 16)
      table.deleteRows(at: [path(16)], with: .automatic)
    }
    touch.cancel()
    screen.settle()
    table.setEditing(false, animated: false)
    var wasReused = false
    for offset in stride(from: CGFloat(0), through: table.contentSize.height - 480, by: 20) {
      table.contentOffset.y = offset
      screen.layout()
      let headers = (0..<3).compactMap { table.headerView(forSection: $0) }.compactMap { table.subviews.firstIndex(of: $0) }
      // Reused cells stay subviews while they are hidden.
      let cells = (table.visibleCells + [lifted].compactMap { $0 }).compactMap { table.subviews.firstIndex(of: $0) }
      expect(!headers.isEmpty && cells.max()! < headers.min()!, "offset \(offset)")
      if let lifted, table.visibleCells.contains(lifted) { wasReused = true }
    }
    expect(wasReused || isDeleted)
    expectFresh(table, screen, rows)
  }

  @Test("A quick flick that begins on an open row closes it and selects nothing", arguments: [UIDesign.modern, .classic])
  func flickOnOpenRow(design: UIDesign) {
    let rows = EngineRows(count: 30)
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, design: design, source: source)
    for step in 0..<4 {
      screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 120, y: 200), duration: 0.25)
      screen.settle()
      expect(table.isEditing)
      _ = rows.take()
      screen.flick(from: CGPoint(x: 60, y: 195), to: CGPoint(x: 60, y: 195 - 40 * CGFloat(step + 1)), duration: 0.05)
      screen.settle()
      expect(!table.isEditing)
      expect(!rows.take().contains { $0.hasPrefix("select") })
      expect(table.indexPathForSelectedRow == nil)
    }
  }

  @Test("A swiped row that leaves the screen and returns during the animation is closed", arguments: [UIDesign.modern, .classic])
  func openRowComesBack(design: UIDesign) {
    let rows = EngineRows(count: 30)
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, design: design, source: source)
    screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 180, y: 200), duration: 0.25)
    screen.settle()
    expect(table.isEditing)
    let new = (0..<20).map { EngineItem(name: "new \($0)") }
    rows.sections[0].insert(contentsOf: new, at: 0)
    table.insertRows(at: new.indices.map { path($0) }, with: .automatic)
    screen.advance(by: 0.1)
    rows.sections[0].removeFirst(new.count)
    table.deleteRows(at: new.indices.map { path($0) }, with: .automatic)
    screen.settle()
    expect(!table.isEditing)
    expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    expectFresh(table, screen, rows)
  }
}
