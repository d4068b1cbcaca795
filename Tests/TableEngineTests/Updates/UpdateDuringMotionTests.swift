import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct UpdateDuringMotionTests {
  @Test("An update without animation in the midst of an animated one leaves nothing stale behind", arguments: [true, false])
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
    #expect(names(table) == ["new", "1-0", "1-1", "1-2", "2-1", "2-2"])
    expectFresh(table, screen, rows)
  }

  @Test("BU-14 A cell configured again that reloads the table is asked no further")
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
    #expect(names(table) == ["Row 0", "Row 1", "Row 2"])
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
    #expect(table.contentOffset.y <= 20 * 44 - 480)
    #expect(!table.visibleCells.isEmpty)
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
    #expect(table.contentOffset.y == 0)
    expectFresh(table, screen, rows)
  }
}
