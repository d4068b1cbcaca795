import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Differences found by random updates: appearances that depended on the table's history.
@MainActor @Suite struct SettledLookTests {
  @Test("The texts of a selected row lose their highlight when rows become selectable by circles", arguments: [false, true])
  func circles(isAnimated: Bool) {
    let rows = EngineRows(count: 4)
    let (screen, table) = showEngine(rows, design: .classic)
    table.allowsMultipleSelectionDuringEditing = true
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    screen.settle()
    expect(table.cellForRow(at: path(1))?.textLabel?.isHighlighted, equals: true)
    table.setEditing(true, animated: isAnimated)
    table.deselectRow(at: path(1), animated: isAnimated)
    screen.settle()
    expect(table.cellForRow(at: path(1))?.textLabel?.isHighlighted, equals: false)
    table.setEditing(false, animated: isAnimated)
    screen.settle()
    expectFresh(table, screen, rows)
  }

  @Test("A row whose highlight fades out while editing begins has plain texts afterwards")
  func fading() {
    let rows = EngineRows(count: 4)
    let (screen, table) = showEngine(rows, design: .classic)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    screen.settle()
    table.deselectRow(at: path(1), animated: true)
    screen.advance(by: 0.1)
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    screen.settle()
    table.setEditing(false, animated: false)
    screen.settle()
    expectFresh(table, screen, rows)
  }

  @Test("A highlight that fades out ends when the view behind it is replaced")
  func replaced() throws {
    let rows = EngineRows(count: 4)
    let (screen, table) = showEngine(rows, design: .classic)
    let cell = try #require(table.cellForRow(at: path(1)))
    cell.selectedBackgroundView = UIView()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    table.deselectRow(at: path(1), animated: true)
    screen.advance(by: 0.1)
    expect(cell.textLabel?.isHighlighted, equals: true)
    cell.selectedBackgroundView = nil
    screen.settle()
    expect(cell.textLabel?.isHighlighted, equals: false)
  }

  @Test("Headers and footers are in the order of their sections, independent of the order in which they became visible")
  func order() {
    let rows = EngineRows((0..<20).map { section in (0..<3).map { EngineItem(name: "\(section)-\($0)") } }, sizing: .fixed)
    rows.headers = rows.sections.indices.map { "Section \($0)" }
    let (screen, table) = showEngine(rows, design: .classic, scale: 1)
    func sections() -> [String] { table.subviews.compactMap { ($0 as? UITableViewHeaderFooterView)?.textLabel?.text } }
    table.contentOffset.y = 1500
    screen.layout()
    for y in stride(from: CGFloat(1490), through: 700, by: -37) {
      table.contentOffset.y = y
      screen.layout()
      expect(sections(), equals: sections().sorted { $0.localizedStandardCompare($1) == .orderedAscending }, "at \(y)")
    }
    rows.sections.swapAt(5, 6)
    rows.headers.swapAt(5, 6)
    table.moveSection(5, toSection: 6)
    screen.settle()
    let visible = rows.headers.compactMap(\.self).filter { sections().contains($0) }
    expect(sections() == visible && visible.count > 2)
  }
}
