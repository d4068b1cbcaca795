import UIKit

/// A flow whose gaps are exactly the least ones, on a shelf that is a decoration view.
final class LeftAlignedLayout: UICollectionViewFlowLayout {
  private static let shelf = "shelf"

  override init() {
    super.init()
    itemSize = CGSize(width: 64, height: 64)
    sectionInset = UIEdgeInsets(top: 28, left: 28, bottom: 28, right: 28)
    register(ShelfView.self, forDecorationViewOfKind: Self.shelf)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)?.map { element in
      element.representedElementCategory == .cell ? layoutAttributesForItem(at: element.indexPath) ?? element : element
    }
    let shelf = layoutAttributesForDecorationView(ofKind: Self.shelf, at: IndexPath(item: 0, section: 0))
    return (found ?? []) + [shelf].compactMap { $0 }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    guard let attributes, indexPath.item > 0, attributes.frame.minX > sectionInset.left else { return attributes }
    let before = layoutAttributesForItem(at: IndexPath(item: indexPath.item - 1, section: indexPath.section))
    if let before { attributes.frame.origin.x = before.frame.maxX + minimumInteritemSpacing }
    return attributes
  }

  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  {
    guard elementKind == Self.shelf else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(origin: .zero, size: collectionViewContentSize).insetBy(dx: 12, dy: 12)
    attributes.zIndex = -1
    return attributes
  }
}

/// A rounded ground behind the tiles.
final class ShelfView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
