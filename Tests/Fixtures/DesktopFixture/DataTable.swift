import UIKit

/// A table of three columns and a million rows, which begins with the headers of its columns.
final class DataTable: UICollectionView, UIAccessibilityContainerDataTable, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell, UIAccessibilityContainerDataTableCell {
    var place = (row: 0, column: 0)
    func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
  }

  init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.minimumInteritemSpacing = 0
    super.init(frame: frame, collectionViewLayout: layout)
    register(Cell.self, forCellWithReuseIdentifier: "cell")
    accessibilityContainerType = .dataTable
    accessibilityLabel = "People"
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3_000_000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let place = (row: indexPath.item / 3, column: indexPath.item % 3)
    (cell as? Cell)?.place = place
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = place.row == 0 ? ["Name", "Age", "City"][place.column] : "\(place.row), \(place.column)"
    return cell
  }

  func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
    cellForItem(at: IndexPath(item: row * 3 + column, section: 0)) as? Cell
  }

  func accessibilityRowCount() -> Int { 1_000_000 }
  func accessibilityColumnCount() -> Int { 3 }

  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    accessibilityDataTableCellElement(forRow: 0, column: column).map { [$0] }
  }
}
