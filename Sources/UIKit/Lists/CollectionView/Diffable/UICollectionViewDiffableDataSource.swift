import Foundation

/// Provides the items of a collection view from snapshots. Apply a new snapshot, and the view animates the differences.
///
/// ```swift
/// source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, city in
///   view.dequeueConfiguredReusableCell(using: registration, for: path, item: city)
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Region, City>()
/// snapshot.appendSections([.north])
/// snapshot.appendItems(cities, toSection: .north)
/// source.apply(snapshot)
/// ```
///
/// The collection view holds its data source weakly, so keep a strong reference.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  _DiffableCollectionSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// Creates the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Creates a header, a footer or another supplementary view.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
  /// The sections and items of the collection view.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items of one section, which may form a tree.
  public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// A move by the user: the snapshots before and after, and their difference.
  public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

  /// Handlers that decide which items the user may reorder, and that receive the result.
  public struct ReorderingHandlers {
    /// Returns whether an item can be moved. Items cannot be moved unless this handler is set.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before a move by the user is applied to the snapshot.
    public var willReorder: (@MainActor (Transaction) -> Void)?
    /// Called after a move by the user; update the model from the transaction here.
    public var didReorder: (@MainActor (Transaction) -> Void)?

    /// Creates handlers that do nothing.
    public init() {}
  }

  /// Closures called when the user expands or collapses an item of an outline.
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    public var shouldExpandItem: (@MainActor (ItemType) -> Bool)?
    public var willExpandItem: (@MainActor (ItemType) -> Void)?
    public var shouldCollapseItem: (@MainActor (ItemType) -> Bool)?
    public var willCollapseItem: (@MainActor (ItemType) -> Void)?
    /// Returns the children of an item that is about to expand, given the known ones.
    public var snapshotForExpandingParent:
      (@MainActor (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

    public init() {}
  }

  /// Creates supplementary views; required if the layout has any.
  public final var supplementaryViewProvider: SupplementaryViewProvider?
  /// The closures called around a move by the user.
  public final var reorderingHandlers = ReorderingHandlers()
  /// The closures called when the user expands or collapses an item.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  final weak var collection: UICollectionView?
  final let provider: CellProvider
  nonisolated final let outstanding = OutstandingUpdates()
  final var model = DiffableModel<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and assigns it to the collection view; `cellProvider` creates the cells.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Data source

  override var sectionCount: Int { model.current.sections.count }
  override func itemCount(_ section: Int) -> Int { model.count(section) }

  override func cell(_ view: UICollectionView, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let item = model.item(indexPath), let cell = provider(view, indexPath, item) { return cell }
    UIKitError.raise(
      "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path"
        + " \(UICollectionView.words(indexPath))")
    return UICollectionViewCell(frame: .zero)
  }

  override func supplementaryView(_ view: UICollectionView, _ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    supplementaryViewProvider?(view, kind, indexPath) ?? super.supplementaryView(view, kind, indexPath)
  }

  override func canReorder(_ indexPath: IndexPath) -> Bool {
    guard let can = reorderingHandlers.canReorderItem, let item = model.item(indexPath) else { return false }
    return can(item)
  }

  /// The view already shows the move, so only the data change.
  override func reorder(_ source: IndexPath, to target: IndexPath) {
    guard let transaction = model.move(from: source, to: target) else { return }
    reorderingHandlers.willReorder?(transaction)
    model.commit(transaction)
    reorderingHandlers.didReorder?(transaction)
  }

  // MARK: Outlines

  override func outlineLevel(at indexPath: IndexPath) -> Int? { model.outlineLevel(at: indexPath) }
  override func isExpanded(at indexPath: IndexPath) -> Bool { model.isExpanded(at: indexPath) }
  override func toggleItem(at indexPath: IndexPath) { toggle(at: indexPath) }

  // MARK: Querying

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { model.snapshot }
  /// Returns the item at an index path; `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { model.item(indexPath) }
  /// Returns the index path of an item; `nil` if it is not shown. Constant time on average.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { model.path(of: itemIdentifier) }
  /// Returns the section at an index; `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { model.section(index) }
  /// Returns the index of a section; `nil` if it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { model.current.indexOfSection(sectionIdentifier) }
}
