import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Grids as a screen reader reads them: by rows and columns, and page by page.
@MainActor struct ReadingGridTests {
  private final class Cell: UICollectionViewCell, UIAccessibilityContainerDataTableCell {
    var item = 0
    func accessibilityRowRange() -> NSRange { NSRange(location: item / 3, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: item % 3, length: item == 5 ? 2 : 1) }
  }

  private final class Sheet: UICollectionView, UIAccessibilityContainerDataTable {
    private func cell(_ item: Int) -> Cell? { cellForItem(at: IndexPath(item: item, section: 0)) as? Cell }
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
      cell(row * 3 + column)
    }
    func accessibilityRowCount() -> Int { (numberOfItems(inSection: 0) + 2) / 3 }
    func accessibilityColumnCount() -> Int { 3 }
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { cell(column).map { [$0] } }
  }

  private func show(isTable: Bool) -> (screen: TestScreen, view: Sheet, items: Items) {
    let screen = TestScreen()
    let view = Sheet(frame: screen.window.bounds, collectionViewLayout: flow(100, 60))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    if isTable { view.accessibilityContainerType = .dataTable }
    let items = Items([["Name", "Age", "City"] + (3..<60).map { "value \($0)" }])
    items.configure = { cell, name in
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = name
      (cell as? Cell)?.item = items.sections[0].firstIndex(of: name) ?? 0
    }
    view.dataSource = items
    screen.show(view)
    screen.layout()
    return (screen, view, items)
  }

  @Test(
    "CV-69 In a data table a cell is announced with the header of its column, its row and its column; without a table only with its label")
  func places() {
    let (screen, view, items) = show(isTable: true)
    expect(view.accessibilityRowCount() == 20 && view.accessibilityDataTableCellElement(forRow: 1, column: 2) != nil)
    let reader = screen.reader
    expect(reader.next(), equals: "Name, row 1, column 1")
    expect(reader.move(to: "value 4"))
    expect(reader.here, equals: "Age, value 4, row 2, column 2")
    expect(reader.move(to: "value 5"))
    expect(reader.here, equals: "City, value 5, row 2, columns 3 to 4")
    _ = items
    let (second, _, kept) = show(isTable: false)
    expect(second.reader.next(), equals: "Name")
    _ = kept
  }

  @Test("CV-69 Three fingers scroll a grid by a page, which is announced; at an end nothing scrolls")
  func pages() {
    let (screen, view, items) = show(isTable: false)
    let reader = screen.reader
    expect(!reader.scroll(.down))
    expect(reader.scroll(.up))
    expect(view.contentOffset.y == 480 && reader.heard.last == "Page 2 of 3")
    expect(view.visibleCells.contains { $0.accessibilityLabel == "value 24" })
    expect(reader.scroll(.up) && reader.heard.last == "Page 3 of 3" && !reader.scroll(.up))
    _ = items
  }
}
