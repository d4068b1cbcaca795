import Foundation

/// A diffable data source of a collection view whose identifiers are of any type, as Objective-C knows it.
///
/// It takes snapshots of every type, such as those of a fetched results controller. `UICollectionViewDiffableDataSource` is the typed one.
@preconcurrency @MainActor open class UICollectionViewDiffableDataSourceReference: _DiffableCollectionSource {
  /// Makes the cell of an item.
  public typealias CellProvider = UICollectionViewDiffableDataSourceReferenceCellProvider
  /// Makes a header, a footer or another supplementary view.
  public typealias SupplementaryViewProvider = UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider

  private let source: UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

  /// Creates a data source and sets it on the collection view; `cellProvider` makes the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { cellProvider($0, $1, $2.base) }
    super.init()
    collectionView.dataSource = self
  }

  /// Makes supplementary views; required if the layout has any.
  public final var supplementaryViewProvider: SupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  // MARK: Applying

  /// Shows a snapshot, optionally animating the differences. `completion` is called after the animation.
  public final func applySnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(NSDiffableDataSourceSnapshot(erasing: snapshot), animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot without computing differences, as `reloadData()` would.
  public final func applySnapshotUsingReloadData<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)? = nil
  ) { source.applySnapshotUsingReloadData(NSDiffableDataSourceSnapshot(erasing: snapshot), completion: completion) }

  /// Returns the data that the view shows, with identifiers of the types that the caller names.
  public final func snapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>() -> NSDiffableDataSourceSnapshot<Section, Item> {
    source.snapshot().typed()
  }

  // MARK: Asking

  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.base }
  /// Returns the index path of an item; `nil` if it is not shown.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { source.indexPath(for: AnyIdentifier(identifier)) }
  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.base }
  /// Returns the index of a section; `NSNotFound` if it is not shown.
  open func index(forSectionIdentifier identifier: Any) -> Int { source.index(for: AnyIdentifier(identifier)) ?? NSNotFound }

  // MARK: Data source

  override var sectionCount: Int { source.sectionCount }
  override func itemCount(_ section: Int) -> Int { source.itemCount(section) }
  override func cell(_ view: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell { source.cell(view, indexPath) }
  override func supplementaryView(_ view: UICollectionView, _ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    source.supplementaryView(view, kind, indexPath)
  }
}

public typealias UICollectionViewDiffableDataSourceReferenceCellProvider =
  @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any) -> UICollectionViewCell?

public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider =
  @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?
