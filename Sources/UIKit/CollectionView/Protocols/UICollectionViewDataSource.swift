import Foundation

/// Gives a collection view its items. Only the first two methods are required.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  associatedtype _MoveItem = _Unimplemented

  /// The number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// A configured cell for an item, dequeued from the collection view.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// The number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A supplementary view, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved by touch; true if `moveItemAt` is written.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item. Its presence allows items to be reordered.
  @discardableResult
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) -> _MoveItem
  /// The titles of the index at the trailing edge; `nil` shows none.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index scrolls to.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.missingSupplementaryView(kind, indexPath)
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
  /// Whether the type wrote `moveItemAt`.
  var witnessesMove: Bool {
    _MoveItem.self != _Unimplemented.self && DeclaredForSubclasses.isWritten("collectionView(_:moveItemAt:to:)", by: self)
  }
}

/// Receives the items that are likely to be shown soon, so that their data can be prepared.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Asks to prepare data of items that are about to be shown.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells that items announced before are not needed soon.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
