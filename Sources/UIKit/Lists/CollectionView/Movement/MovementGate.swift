import CoreGraphics

/// Lets a long press begin only on items that can be moved, so that it takes no touch from the others.
@MainActor final class MovementGate: NSObject, UIGestureRecognizerDelegate {
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) {
    self.collection = collection
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collection, collection.extras.movement == nil, let source = collection.dataSource,
      let path = collection.indexPathForItem(at: gestureRecognizer.location(in: collection))
    else { return false }
    return source.collectionView(collection, canMoveItemAt: path)
  }
}
