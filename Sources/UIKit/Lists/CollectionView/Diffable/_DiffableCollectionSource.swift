import Foundation

/// The overridable data source methods of ``UICollectionViewDiffableDataSource``, in a class that is not generic.
@preconcurrency @MainActor open class _DiffableCollectionSource: NSObject, UICollectionViewDataSource, OutlineSource {
  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { itemCount(section) }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(collectionView, indexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { supplementaryView(collectionView, kind, indexPath) }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { canReorder(indexPath) }
  open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    reorder(sourceIndexPath, to: destinationIndexPath)
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    IndexPath(item: 0, section: index)
  }

  // Overridden by the generic class.
  var sectionCount: Int { 0 }
  func itemCount(_ section: Int) -> Int { 0 }
  func cell(_ view: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  func supplementaryView(_ view: UICollectionView, _ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    view.missingSupplementaryView(kind, indexPath)
  }
  func outlineLevel(at indexPath: IndexPath) -> Int? { nil }
  func isExpanded(at indexPath: IndexPath) -> Bool { false }
  func toggleItem(at indexPath: IndexPath) {}
  func canReorder(_ indexPath: IndexPath) -> Bool { false }
  func reorder(_ source: IndexPath, to target: IndexPath) {}
}
