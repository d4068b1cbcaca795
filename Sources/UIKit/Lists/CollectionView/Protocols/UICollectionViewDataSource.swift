import Foundation

/// Provides the items of a collection view. Only the first two methods are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  associatedtype _MoveItem = _Unimplemented

  /// Returns the number of items in a section. Called once for each section when data is loaded or updated.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns a configured cell for an item, dequeued from the collection view.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item can be moved by touch; true if `moveItemAt` is implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item. Implementing it enables reordering.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> _MoveItem
  /// Returns the titles of the index at the trailing edge; `nil` shows none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item to which an index title scrolls.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    forwarded("numberOfSectionsInCollectionView:", by: self, [collectionView]) {
      ($0 as? any UICollectionViewDataSource)?.numberOfSections(in: collectionView)
    } ?? 1
  }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    forwarded("collectionView:viewForSupplementaryElementOfKind:atIndexPath:", by: self, [collectionView, kind, indexPath]) {
      ($0 as? any UICollectionViewDataSource)?.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    } ?? collectionView.missingSupplementaryView(kind, indexPath)
  }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { witnessesMove }
  /// Moves an item in the model after the user moved it.
  @discardableResult
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> _Unimplemented { _Unimplemented() }
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    IndexPath(item: index, section: 0)
  }
}

extension UICollectionViewDataSource {
  /// Whether the type implements `moveItemAt`.
  var witnessesMove: Bool {
    _MoveItem.self != _Unimplemented.self && DeclaredForSubclasses.isWritten("collectionView(_:moveItemAt:to:)", by: self)
  }
}

/// Receives the items that are likely to be shown soon, so that their data can be prepared.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Requests the preparation of data of items that are about to be shown.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Announces that previously requested items are no longer needed soon.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
