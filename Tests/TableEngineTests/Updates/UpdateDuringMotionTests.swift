import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct UpdateDuringMotionTests {
  @Test("An update without animation during an animated one leaves nothing stale behind", arguments: [true, false])
  func groupsTakenOver(disabled: Bool) {
    let rows = EngineRows((0..<3).map { s in (0..<3).map { EngineItem(name: "\(s)-\($0)") } }, sizing: .fixed)
    let (screen, table) = showEngine(rows, style: .grouped)
    rows.sections[0].remove(at: 0)
    rows.sections[2].remove(at: 0)
    table.deleteRows(at: [path(0, 0), path(0, 2)], with: .automatic)
    screen.advance(by: 0.05)
    rows.sections.remove(at: 0)
    if disabled {
      UIView.performWithoutAnimation { table.deleteSections([0], with: .none) }
    } else {
      table.deleteSections([0], with: .none)
    }
    screen.advance(by: 0.05)
    rows.sections[0].insert(EngineItem(name: "new"), at: 0)
    table.insertRows(at: [path(0, 0)], with: .automatic)
    screen.settle()
    expect(names(table), equals: ["new", "1-0", "1-1", "1-2", "2-1", "2-2"])
    expectFresh(table, screen, rows)
  }

  @Test("BU-14 A reconfigured cell that reloads the table is not used further")
  func reloadInReconfigure() {
    let rows = EngineRows(count: 30)
    let (screen, table) = showEngine(rows)
    var isFirst = true
    rows.inside = { name, table in
      guard name == "cell", isFirst else { return }
      isFirst = false
      rows.sections[0].removeLast(27)
      table.reloadData()
    }
    table.reconfigureRows(at: (0..<8).map { path($0) })
    screen.settle()
    expect(names(table), equals: ["Row 0", "Row 1", "Row 2"])
  }

  @Test("BU-10 An update right after an animated scroll has begun shows no row that the scroll had measured at another place")
  func updateAfterScroll() {
    let rows = EngineRows(count: 40, sizing: .constraints)
    for row in 0..<3 { rows.sections[0][row].lines = 5 }
    for row in stride(from: 3, to: 40, by: 2) { rows.sections[0][row].lines = 2 }
    let (screen, table) = showEngine(rows)
    table.scrollToRow(at: path(15), at: .middle, animated: true)
    rows.sections[0].removeFirst(3)
    table.deleteRows(at: (0..<3).map { path($0) }, with: .automatic)
    expect(names(table).prefix(8), equals: (3..<11).map { "Row \($0)" }[...])
    screen.settle()
    expectFresh(table, screen, rows)
  }

  @Test("RL-01 A reload with fewer rows during an animated scroll rests where there are rows", arguments: [true, false])
  func reloadDuringScroll(reloads: Bool) {
    let rows = EngineRows(count: 60)
    let (screen, table) = showEngine(rows)
    table.scrollToRow(at: path(59), at: .bottom, animated: true)
    screen.advance(by: 0.1)
    rows.sections[0].removeLast(40)
    if reloads { table.reloadData() } else { table.deleteRows(at: (20..<60).map { path($0) }, with: .fade) }
    screen.settle()
    expect(table.contentOffset.y, atMost: 20 * 44 - 480)
    expect(!table.visibleCells.isEmpty)
    expectFresh(table, screen, rows)
  }

  @Test("RL-01 A reload with fewer rows while the table decelerates rests where there are rows")
  func reloadDuringFling() {
    let rows = EngineRows(count: 200)
    let (screen, table) = showEngine(rows)
    screen.flick(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 40))
    screen.advance(by: 0.1)
    rows.sections[0].removeLast(190)
    table.reloadData()
    screen.settle()
    expect(table.contentOffset.y, equals: 0)
    expectFresh(table, screen, rows)
  }

  @Test("Content that the app scrolls during a bounce comes to rest within its ends")
  func movedBounce() {
    let rows = EngineRows(count: 30)
    let (screen, table) = showEngine(rows)
    screen.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 300), duration: 0.2)
    screen.advance(by: 0.05)
    expect(table.contentOffset.y, below: 0)
    table.contentOffset.y = 30 * 44 - 480
    screen.settle()
    expect(abs(table.contentOffset.y - (30 * 44 - 480)), below: 0.01)
  }

  @Test("The box of a classic group has its lower border again when the group below it is deleted")
  func lowerBorder() {
    let rows = EngineRows((0..<3).map { s in (0..<2).map { EngineItem(name: "\(s)-\($0)") } }, sizing: .fixed)
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1, design: .classic)
    let table = UITableView(frame: .zero, style: .grouped)
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    screen.settle()
    rows.sections.removeLast()
    table.deleteSections([2], with: .fade)
    screen.settle()
    let shown = UIImage(cgImage: screen.snapshot()).pngData()
    table.reloadData()
    screen.settle()
    expect(shown, equals: UIImage(cgImage: screen.snapshot()).pngData())
  }
}
