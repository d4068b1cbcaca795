import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Overrides the methods for heights and indentation, based on the results of `super`.
private final class TallerRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    super.tableView(tableView, heightForRowAt: indexPath) + 10
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    super.tableView(tableView, heightForHeaderInSection: section) + 1
  }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    super.tableView(tableView, heightForFooterInSection: section) + 2
  }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    super.tableView(tableView, indentationLevelForRowAt: indexPath) + 3
  }
}

/// Overrides none of these methods.
private final class PlainRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.indentationLevel = 2
    return cell
  }
}

/// Overrides only the method for estimated heights.
private final class EstimatedRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
}

@MainActor struct TableControllerAnswerTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func show(_ controller: UITableViewController) {
    controller.tableView.sectionHeaderTopPadding = 0
    screen.show(controller)
    screen.layout()
  }

  @Test("A table controller returns the table's heights to a subclass, and no indentation")
  func forSubclass() throws {
    let controller = TallerRows(style: .plain)
    let table = try #require(controller.tableView)
    table.rowHeight = 50
    table.sectionHeaderHeight = 20
    table.sectionFooterHeight = 30
    show(controller)
    expect((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }, equals: [60, 60, 60])
    expect(table.rectForHeader(inSection: 0).height, equals: 21)
    expect(table.rectForFooter(inSection: 0).height, equals: 32)
    expect(table.visibleCells.map(\.indentationLevel), equals: [3, 3, 3])
    expect(controller.tableView(table, estimatedHeightForRowAt: IndexPath(row: 0, section: 0)), equals: table.estimatedRowHeight)
    expect(controller.tableView(table, estimatedHeightForHeaderInSection: 0), equals: table.estimatedSectionHeaderHeight)
    expect(controller.tableView(table, estimatedHeightForFooterInSection: 0), equals: table.estimatedSectionFooterHeight)
  }

  @Test("Without overrides the cells keep their indentation, and the rows have the height of the property")
  func withoutOverrides() throws {
    let controller = PlainRows(style: .plain)
    let table = try #require(controller.tableView)
    table.rowHeight = 70
    show(controller)
    expect(table.visibleCells.map(\.frame.height), equals: [70, 70, 70])
    expect(table.visibleCells.map(\.indentationLevel), equals: [2, 2, 2])
    table.rowHeight = 40
    screen.layout()
    expect(table.visibleCells.map(\.frame.height), equals: [40, 40, 40])
  }

  @Test("With a controller that returns only an estimate, rows are measured when they become visible")
  func estimateAlone() throws {
    let controller = EstimatedRows(style: .plain)
    let table = try #require(controller.tableView)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 0
    show(controller)
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, below: 60)
    expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).height, equals: 90)
  }
}
