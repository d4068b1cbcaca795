import Foundation

/// Provides the rows of a table from snapshots. A new state is applied as a new snapshot, and the table animates the differences.
///
/// ```swift
/// source = UITableViewDiffableDataSource(tableView: table) { table, path, city in
///   let cell = table.dequeueReusableCell(withIdentifier: "city", for: path)
///   cell.textLabel?.text = city.name
///   return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Region, City>()
/// snapshot.appendSections([.north])
/// snapshot.appendItems(cities, toSection: .north)
/// source.apply(snapshot)
/// ```
///
/// The table holds its data source weakly, so keep a strong reference. Subclass it to provide titles or to support editing.
@preconcurrency @MainActor open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: _DiffableTableSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// Creates the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
  /// The sections and items of the table.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The animation of inserted and deleted rows when a snapshot is applied.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  /// Handlers that decide which items the user may reorder, and that receive the result.
  public final var reorderingHandlers = ReorderingHandlers() {
    didSet { table?.sourceAbilitiesChanged() }
  }

  final weak var table: UITableView?
  let provider: CellProvider
  nonisolated final let outstanding = OutstandingUpdates()
  final var model = DiffableModel<SectionIdentifierType, ItemIdentifierType>()

  /// Creates a data source and assigns it to the table; `cellProvider` creates the cells.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override var sectionCount: Int { model.current.sections.count }

  override func rowCount(_ section: Int) -> Int { model.count(section) }

  override func cell(_ tableView: UITableView, _ indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) { return cell }
    UIKitError.raise("UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  override var reorders: Bool { reorderingHandlers.canReorderItem != nil }

  override func canReorder(_ indexPath: IndexPath) -> Bool {
    guard let can = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath) else { return false }
    return can(item)
  }

  override func reorder(_ source: IndexPath, to target: IndexPath) { moveItem(from: source, to: target) }

  // MARK: Finding

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
