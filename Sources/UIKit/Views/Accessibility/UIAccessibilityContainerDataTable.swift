import Foundation

/// A cell of a table of rows and columns, as assistive technology reads it.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell covers.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell covers.
  func accessibilityColumnRange() -> NSRange
}

/// A container whose elements are in rows and columns. Its `accessibilityContainerType` is `.dataTable`.
///
/// With a collection view, a subclass conforms, and its cells do. Row and column of a cell are read after its label.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell at a row and column; `nil` if there is none.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  /// Returns the cells that are the headers of a row; none by default.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the cells that are the headers of a column; none by default.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

extension AccessibilitySpeech {
  /// Returns the position of a cell in its data table, as it is read: the headers of its column and row, and both numbers.
  static func place(of object: any AccessibleObject) -> (headers: [String], numbers: String)? {
    guard let view = object as? UIView,
      let cell = sequence(first: view, next: { $0.superview }).first(where: { $0 is any UIAccessibilityContainerDataTableCell })
        as? any UIAccessibilityContainerDataTableCell,
      let table = sequence(first: view, next: { $0.superview }).first(where: {
        $0.accessibilityContainerType == .dataTable && $0 is any UIAccessibilityContainerDataTable
      }) as? any UIAccessibilityContainerDataTable
    else { return nil }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    let headers =
      (table.accessibilityHeaderElements(forColumn: columns.location) ?? [])
      + (table.accessibilityHeaderElements(forRow: rows.location) ?? [])
    let labels = headers.filter { $0 !== cell }.compactMap { ($0 as? any AccessibleObject)?.accessibilityLabel }
    return (labels, "\(words("row", rows)), \(words("column", columns))")
  }

  private static func words(_ name: String, _ range: NSRange) -> String {
    range.length > 1 ? "\(name)s \(range.location + 1) to \(range.location + range.length)" : "\(name) \(range.location + 1)"
  }
}
