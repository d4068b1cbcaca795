import UIKit

open class Bar: UIViewController, UICollectionViewDelegate {
  @objc open func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAtIndexPath path: IndexPath) -> CGSize {
    .zero
  }
  @objc func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAtIndex _: Int) -> UIEdgeInsets { .zero }
  @objc public func collectionView(_ view: UICollectionView, didSelectItemAtIndexPath path: IndexPath) {}
  // Not found by its selector.
  func collectionView(_ view: UICollectionView, didHighlightItemAtIndexPath path: IndexPath) {}
}

class List: UIViewController, UICollectionViewDelegateFlowLayout {
  @objc func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize { .zero }
}
