import UIKit

/// Places all items evenly on a circle. Inserted items move out from the center, deleted ones move to it.
final class CircleLayout: UICollectionViewLayout {
  private static let diameter: CGFloat = 60
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  private var count = 0
  private var center = CGPoint.zero
  private var radius: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
    count = collectionView.numberOfSections > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2 - Self.diameter * 0.75
  }

  override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset).size
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != collectionView?.bounds.size }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(width: Self.diameter, height: Self.diameter)
    let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(max(1, count)) - .pi / 2
    attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter { $0.frame.intersects(rect) }
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
  }

  private func inTheMiddle(_ indexPath: IndexPath, scale: CGFloat) -> UICollectionViewLayoutAttributes? {
    let attributes = layoutAttributesForItem(at: indexPath)
    attributes?.center = center
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: scale, y: scale)
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    inserted.contains(itemIndexPath)
      ? inTheMiddle(itemIndexPath, scale: 1) : super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    deleted.contains(itemIndexPath)
      ? inTheMiddle(itemIndexPath, scale: 0.1) : super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}
