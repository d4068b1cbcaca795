import UIKit

/// A flow layout whose spacings are exactly the minimum ones. In a right-to-left interface its lines begin at the right side.
class LeftAlignedFlow: MirroredFlow {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { element in
      element.representedElementCategory == .cell ? layoutAttributesForItem(at: element.indexPath) ?? element : element
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    guard let attributes, indexPath.item > 0 else { return attributes }
    let before = layoutAttributesForItem(at: IndexPath(item: indexPath.item - 1, section: indexPath.section))
    guard let before, before.frame.midY == attributes.frame.midY else {
      // The first item of a line.
      attributes.frame.origin.x = sectionInset.left
      return attributes
    }
    attributes.frame.origin.x = before.frame.maxX + minimumInteritemSpacing
    return attributes
  }
}
