import CoreGraphics

/// The view of a collection view controller: it contains the collection view, so that other subviews do not scroll with the items.
@MainActor final class CollectionHolder: UIView, ListHolding {
  /// Whether the collection view is shared with other controllers.
  var isShared = false

  /// The collection view, unless another controller holds it.
  var collection: UICollectionView? { subviewList.lazy.compactMap { $0 as? UICollectionView }.first }

  package var heldList: UIScrollView? { collection }

  /// Places a collection view below the other subviews.
  func hold(_ collection: UICollectionView) {
    guard collection.superview !== self else { return }
    collection.frame = bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(collection, at: 0)
  }
}
