import UIKit

/// Columns of equal width: each item is placed below the shortest column.
final class WaterfallLayout: UICollectionViewLayout {
  /// The height of an item for a width.
  var height: (IndexPath, CGFloat) -> CGFloat = { _, width in width }
  private let spacing: CGFloat = 8
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var header = WaterfallLayout.makeHeader()
  private var contentHeight: CGFloat = 0
  private var width: CGFloat = 0

  private static func makeHeader() -> UICollectionViewLayoutAttributes {
    UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: IndexPath(item: 0, section: 0))
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    let columns = min(4, max(2, Int(width / 180)))
    // Attributes that were returned before must not change.
    header = Self.makeHeader()
    header.frame = CGRect(x: 0, y: 0, width: width, height: MonthHeader.height(for: collectionView.traitCollection) + 6)
    let columnWidth = (width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
    var ends = Array(repeating: header.frame.maxY, count: columns)
    let count = collectionView.numberOfItems(inSection: 0)
    attributes = (0..<count).map { item in
      let path = IndexPath(item: item, section: 0)
      let column = ends.indices.min { ends[$0] < ends[$1] }!
      let one = UICollectionViewLayoutAttributes(forCellWith: path)
      one.frame = CGRect(
        x: spacing + (columnWidth + spacing) * CGFloat(column), y: ends[column], width: columnWidth, height: height(path, columnWidth))
      ends[column] = one.frame.maxY + spacing
      return one
    }
    contentHeight = ends.max() ?? 0
  }

  /// The first column is at the right side in a right-to-left interface.
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: contentHeight) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    ([header] + attributes).filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { header }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.width != collectionView?.bounds.width }
}
