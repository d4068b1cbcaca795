import UIKit

/// An outline in a sidebar with expandable branches. The content of a lazy branch is created when it is expanded.
///
/// In a split view the selected item is shown beside the sidebar, or over it in a narrow window.
final class OutlineController: UICollectionViewController, UISearchResultsUpdating {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>
  private weak var columns: UISplitViewController?
  private var source: UICollectionViewDiffableDataSource<OutlineSection, OutlineItem>!
  /// The outlines before a search, with the branches that had been opened.
  private var beforeSearch: [OutlineSection: Snapshot]?

  convenience init() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.headerMode = OutlineSection.allCases[index].header == nil ? .none : .firstItemInSection
      return .list(using: configuration, layoutEnvironment: environment)
    }
    self.init(collectionViewLayout: layout)
    title = "Outline"
  }

  /// Returns the sidebar in its own split view.
  static func makeRoot() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let sidebar = OutlineController()
    sidebar.columns = split
    split.setViewController(sidebar, for: .primary)
    split.setViewController(OutlineDetailController(nil), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.view.backgroundColor = .systemBackground
    return split
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = columns == nil
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    // The same sidebar, in its own split view.
    if columns == nil {
      let beside = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"), primaryAction: UIAction { [weak self] _ in self?.showColumns() })
      beside.accessibilityLabel = "Show in columns"
      navigationItem.rightBarButtonItem = beside
    }
    makeSource()
    for section in OutlineSection.allCases {
      source.apply(Self.snapshot(of: section), to: section, animatingDifferences: false)
    }
  }

  private func makeSource() {
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = item.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = item.title
      content.image = UIImage(systemName: item.symbol)
      cell.contentConfiguration = content
      cell.accessories = item.hasChildren ? [.outlineDisclosure(options: .init(style: .cell))] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: item.kind == .header ? header : row, for: path, item: item)
    }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      guard current.items.isEmpty else { return current }
      var children = current
      children.append(parent.lateChildren)
      return children
    }
  }

  /// Returns the outline of a section. During a search it contains the matches, with all branches expanded.
  private static func snapshot(of section: OutlineSection, searching text: String? = nil) -> Snapshot {
    func matches(_ item: OutlineItem) -> Bool { text.map { item.title.localizedCaseInsensitiveContains($0) } ?? true }
    var snapshot = Snapshot()
    for (item, children) in section.branches {
      let found = children.filter(matches)
      guard !found.isEmpty || matches(item) else { continue }
      if let header = section.header, !snapshot.contains(header) { snapshot.append([header]) }
      snapshot.append([item], to: section.header)
      snapshot.append(found.isEmpty ? children : found, to: item)
      if text != nil, !found.isEmpty { snapshot.expand([item]) }
    }
    if let header = section.header, snapshot.contains(header) { snapshot.expand([header]) }
    return snapshot
  }

  // MARK: Searching

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    if text.isEmpty {
      for (section, snapshot) in beforeSearch ?? [:] { source.apply(snapshot, to: section) }
      beforeSearch = nil
      return
    }
    let sections = OutlineSection.allCases
    if beforeSearch == nil { beforeSearch = Dictionary(uniqueKeysWithValues: sections.map { ($0, source.snapshot(for: $0)) }) }
    for section in sections { source.apply(Self.snapshot(of: section, searching: text), to: section) }
  }

  // MARK: Choosing

  private func showColumns() {
    let split = Self.makeRoot()
    let close = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    split.viewController(for: .primary)?.navigationItem.rightBarButtonItem = close
    split.modalPresentationStyle = .fullScreen
    present(split, animated: true)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let item = source.itemIdentifier(for: indexPath) else { return }
    let detail = OutlineDetailController(item)
    if let columns {
      columns.showDetailViewController(detail, sender: self)
    } else {
      navigationController?.pushViewController(detail, animated: true)
    }
  }
}
