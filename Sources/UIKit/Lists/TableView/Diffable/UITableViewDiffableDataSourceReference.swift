import Foundation

/// A diffable data source of a table whose identifiers are of any type, as Objective-C knows it.
///
/// It takes snapshots of every type, such as those of a fetched results controller. `UITableViewDiffableDataSource` is the typed one.
@preconcurrency @MainActor open class UITableViewDiffableDataSourceReference: _DiffableTableSource {
  /// Makes the cell of an item.
  public typealias CellProvider = UITableViewDiffableDataSourceReferenceCellProvider

  private let source: UITableViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

  /// Creates a data source and sets it on the table; `cellProvider` makes the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    source = UITableViewDiffableDataSource(tableView: tableView) { cellProvider($0, $1, $2.base) }
    super.init()
    tableView.dataSource = self
  }

  /// The animation of rows when a snapshot is applied.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
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

  /// Returns the data that the table shows, with identifiers of the types that the caller names.
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
  override func rowCount(_ section: Int) -> Int { source.rowCount(section) }
  override func cell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell { source.cell(tableView, indexPath) }
}

public typealias UITableViewDiffableDataSourceReferenceCellProvider =
  @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any) -> UITableViewCell?
