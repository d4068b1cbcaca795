import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct MeasuringTests {
  private func changed(
    _ sizing: EngineRows.Sizing, _ style: UITableView.Style = .plain, _ edit: (EngineRows, UITableView) -> Void
  ) -> (after: [CGFloat], reloaded: [CGFloat]) {
    let rows = EngineRows(count: 6, sizing: sizing)
    let (screen, table) = showEngine(rows, style: style)
    edit(rows, table)
    screen.settle()
    let after = heights(table)
    expect(table.visibleCells.map(\.frame.height), equals: after)
    table.reloadData()
    screen.layout()
    return (after, heights(table))
  }

  @Test(
    "Rows inserted, reloaded, reconfigured or moved into the middle of the screen take their own heights",
    arguments: [EngineRows.Sizing.constraints, .delegateWithEstimate, .delegate])
  func middle(sizing: EngineRows.Sizing) {
    let tall = EngineItem(name: "Tall", lines: 4)
    let inserted = changed(sizing) { rows, table in
      rows.sections[0].insert(tall, at: 2)
      table.insertRows(at: [path(2)], with: .automatic)
    }
    expect(inserted.after, equals: inserted.reloaded)
    let reloaded = changed(sizing) { rows, table in
      rows.sections[0][2] = tall
      table.reloadRows(at: [path(2)], with: .automatic)
    }
    expect(reloaded.after, equals: reloaded.reloaded)
    let reconfigured = changed(sizing) { rows, table in
      rows.sections[0][2] = tall
      table.reconfigureRows(at: [path(2)])
    }
    expect(reconfigured.after, equals: reconfigured.reloaded)
    let section = changed(sizing, .grouped) { rows, table in
      rows.sections[0][2] = tall
      rows.sections[0][4] = tall
      table.reloadSections([0], with: .fade)
    }
    expect(section.after, equals: section.reloaded)
  }

  @Test("A row moved from off the screen into its middle has its own height")
  func movedIn() {
    let rows = EngineRows(count: 40, sizing: .constraints)
    rows.sections[0][30].lines = 5
    let (screen, table) = showEngine(rows)
    rows.sections[0].insert(rows.sections[0].remove(at: 30), at: 3)
    table.moveRow(at: path(30), to: path(3))
    screen.settle()
    let after = heights(table)
    table.reloadData()
    screen.layout()
    expect(after, equals: heights(table))
  }

  @Test(
    "An update that is not empty requests the heights of remaining rows again, as an accordion needs it",
    arguments: [EngineRows.Sizing.delegate, .delegateWithEstimate, .constraints])
  func accordion(sizing: EngineRows.Sizing) {
    let rows = EngineRows(count: 5, sizing: sizing)
    rows.sections[0][1].lines = 6
    let (screen, table) = showEngine(rows)
    // Row 1 collapses and row 3 expands; only row 3 is reloaded.
    rows.sections[0][1].lines = 1
    rows.sections[0][3].lines = 6
    (table.cellForRow(at: path(1)) as? LinesCell)?.label.text = rows.sections[0][1].text
    table.reloadRows(at: [path(3)], with: .none)
    screen.settle()
    let after = heights(table)
    table.reloadData()
    screen.layout()
    expect(after, equals: heights(table))
  }

  @Test("If every height is requested immediately, invisible rows are requested again, too")
  func accordionOutOfSight() {
    let rows = EngineRows(count: 60, sizing: .delegate)
    let (screen, table) = showEngine(rows)
    rows.sections[0][50].lines = 7
    rows.sections[0].remove(at: 0)
    table.deleteRows(at: [path(0)], with: .fade)
    screen.settle()
    expect(table.rectForRow(at: path(49)).height, equals: 104)
    expect(table.contentSize.height, equals: 2656)
  }

  @Test("An empty block measures a row to the same height again, at each scale", arguments: [1, 2, 3] as [CGFloat])
  func creep(scale: CGFloat) {
    let rows = EngineRows(count: 6, sizing: .constraints)
    rows.sections[0][3].lines = 3
    let (screen, table) = showEngine(rows, scale: scale)
    let before = heights(table)
    for _ in 0..<3 {
      table.beginUpdates()
      table.endUpdates()
      screen.settle()
    }
    expect(before, equals: heights(table))
  }
}
