import UIKit

/// A left-aligned flow on a shelf that is a decoration view.
final class LeftAlignedLayout: LeftAlignedFlow {
  private static let shelf = "shelf"

  override init() {
    super.init()
    itemSize = CGSize(width: 64, height: 64)
    sectionInset = UIEdgeInsets(top: 28, left: 28, bottom: 28, right: 28)
    register(ShelfView.self, forDecorationViewOfKind: Self.shelf)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    let shelf = layoutAttributesForDecorationView(ofKind: Self.shelf, at: IndexPath(item: 0, section: 0))
    return (found ?? []) + [shelf].compactMap { $0 }.filter { $0.frame.intersects(rect) }
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

/// A rounded background behind the tiles.
final class ShelfView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
