import TrestleBus
import UIKitViews

extension ElementServer {
  private typealias Cell = any UIAccessibilityContainerDataTableCell

  private func dataTable(_ number: Int?) -> (any UIAccessibilityContainerDataTable)? {
    number.flatMap { numbers.object($0) } as? any UIAccessibilityContainerDataTable
  }

  /// Returns the cell at a place; nil outside of the table, which a client may ask for.
  private func cell(_ row: Int, _ column: Int, in table: any UIAccessibilityContainerDataTable) -> Cell? {
    guard (0..<table.accessibilityRowCount()).contains(row), (0..<table.accessibilityColumnCount()).contains(column) else { return nil }
    return table.accessibilityDataTableCellElement(forRow: row, column: column)
  }

  /// Returns the item of a cell; nil for a cell that is not on the screen.
  private func item(of cell: Cell?) -> AccessibleItem? {
    let snapshot = current()
    return cell.flatMap { cell in snapshot.order.first { numbers.object($0) === cell } }.flatMap { snapshot[$0] }
  }

  private func reference(to cell: Cell?) -> BusValue { paths.reference(item(of: cell)?.number) }

  private func name(of cell: Cell?) -> BusValue { .string((cell as? any AccessibleObject)?.accessibilityLabel ?? "") }

  private func int(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }

  func table(_ member: String, _ arguments: [BusValue], _ item: AccessibleItem) -> [BusValue]? {
    guard let table = dataTable(item.number) else { return nil }
    let values = arguments.map { $0.integer ?? -1 }
    let (first, columns) = (values.first ?? -1, max(1, table.accessibilityColumnCount()))
    let (row, column) = values.count == 2 ? (first, values[1]) : (first / columns, first % columns)
    switch member {
    case "GetAccessibleAt": return [reference(to: cell(row, column, in: table))]
    case "GetIndexAt": return [int(cell(row, column, in: table) == nil ? -1 : row * columns + column)]
    case "GetRowAtIndex": return [int(first < 0 ? -1 : row)]
    case "GetColumnAtIndex": return [int(first < 0 ? -1 : column)]
    case "GetRowExtentAt": return [int(cell(row, column, in: table)?.accessibilityRowRange().length ?? 0)]
    case "GetColumnExtentAt": return [int(cell(row, column, in: table)?.accessibilityColumnRange().length ?? 0)]
    case "GetRowHeader": return [reference(to: rowHeaders(first, of: table).first)]
    case "GetColumnHeader": return [reference(to: columnHeaders(first, of: table).first)]
    case "GetRowDescription": return [name(of: rowHeaders(first, of: table).first)]
    case "GetColumnDescription": return [name(of: columnHeaders(first, of: table).first)]
    case "IsSelected": return [.bool(self.item(of: cell(row, column, in: table))?.states.contains(.selected) ?? false)]
    case "GetRowColumnExtentsAtIndex":
      let found = cell(row, column, in: table)
      let (rows, columns) = (found?.accessibilityRowRange().length ?? 0, found?.accessibilityColumnRange().length ?? 0)
      let isSelected = self.item(of: found)?.states.contains(.selected) ?? false
      return [.bool(found != nil), int(row), int(column), int(rows), int(columns), .bool(isSelected)]
    // Cells are selected, not rows or columns.
    case "GetSelectedRows", "GetSelectedColumns": return [.array("i", [])]
    default: return [.bool(false)]
    }
  }

  func tableProperty(_ name: String, _ item: AccessibleItem) -> BusValue? {
    switch name {
    case "NRows": int(dataTable(item.number)?.accessibilityRowCount() ?? 0)
    case "NColumns": int(dataTable(item.number)?.accessibilityColumnCount() ?? 0)
    case "Caption", "Summary": ElementPaths.nothing
    default: .int32(0)
    }
  }

  private func rowHeaders(_ row: Int, of table: any UIAccessibilityContainerDataTable) -> [Cell] {
    (0..<table.accessibilityRowCount()).contains(row) ? table.accessibilityHeaderElements(forRow: row) ?? [] : []
  }

  private func columnHeaders(_ column: Int, of table: any UIAccessibilityContainerDataTable) -> [Cell] {
    (0..<table.accessibilityColumnCount()).contains(column) ? table.accessibilityHeaderElements(forColumn: column) ?? [] : []
  }

  // MARK: Cells

  private func place(of item: AccessibleItem) -> (rows: NSRange, columns: NSRange)? {
    (numbers.object(item.number) as? Cell).map { ($0.accessibilityRowRange(), $0.accessibilityColumnRange()) }
  }

  /// The index among all cells of the table, by which readers ask for rows and columns.
  func cellIndex(of item: AccessibleItem) -> Int? {
    guard let place = place(of: item), let table = dataTable(current().table(around: item.number)) else { return nil }
    return place.rows.location * max(1, table.accessibilityColumnCount()) + place.columns.location
  }

  func tableCell(_ member: String, _ item: AccessibleItem) -> [BusValue]? {
    guard let place = place(of: item), let table = dataTable(current().table(around: item.number)) else { return nil }
    func others(_ headers: [Cell]) -> [BusValue] {
      [.array("(so)", headers.compactMap { self.item(of: $0)?.number }.filter { $0 != item.number }.map { paths.reference($0) })]
    }
    switch member {
    case "GetRowColumnSpan":
      return [place.rows.location, place.columns.location, place.rows.length, place.columns.length].map { int($0) }
    case "GetRowHeaderCells": return others(rowHeaders(place.rows.location, of: table))
    case "GetColumnHeaderCells": return others(columnHeaders(place.columns.location, of: table))
    default: return nil
    }
  }

  func tableCellProperty(_ name: String, _ item: AccessibleItem) -> BusValue? {
    guard let place = place(of: item) else { return nil }
    switch name {
    case "Position": return .tuple([int(place.rows.location), int(place.columns.location)])
    case "RowSpan": return int(place.rows.length)
    case "ColumnSpan": return int(place.columns.length)
    case "Table": return paths.reference(current().table(around: item.number))
    default: return nil
    }
  }
}
