import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A store front of a compositional layout, a diffable data source, and search.
@MainActor struct StoreProgramTests {
  private enum Section: Int, CaseIterable { case featured, medium, categories, all }

  private struct App: Hashable {
    let id: Int
    let section: Section
    var name: String { "\(section) \(id)" }
  }

  private final class AppCell: UICollectionViewCell {
    let name = UILabel()
    let subtitle = UILabel()
    let get = UIButton(type: .system)
    var onGet: () -> Void = {}

    override init(frame: CGRect) {
      super.init(frame: frame)
      name.font = .preferredFont(forTextStyle: .headline)
      subtitle.font = .preferredFont(forTextStyle: .subheadline)
      get.setTitle("GET", for: .normal)
      get.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      get.addAction(UIAction { [weak self] _ in self?.onGet() }, for: .touchUpInside)
      let texts = UIStackView(arrangedSubviews: [name, subtitle])
      texts.axis = .vertical
      let stack = UIStackView(arrangedSubviews: [texts, get])
      stack.alignment = .center
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func prepareForReuse() {
      super.prepareForReuse()
      onGet = {}
    }
  }

  private final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = .preferredFont(forTextStyle: .title2)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor), label.trailingAnchor.constraint(equalTo: trailingAnchor),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  private final class StoreController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Section, App>!
    let apps = Section.allCases.flatMap { section in (0..<12).map { App(id: $0, section: section) } }
    var gets: [App] = []
    var selected: [App] = []
    var pages: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Apps"
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      search.obscuresBackgroundDuringPresentation = false
      navigationItem.searchController = search
      collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.delegate = self
      view.addSubview(collectionView)
      configureDataSource()
      update(matching: "")
    }

    private func makeLayout() -> UICollectionViewLayout {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 20
      return UICollectionViewCompositionalLayout(
        sectionProvider: { [weak self] index, environment in
          guard let self, let section = dataSource.sectionIdentifier(for: index) else { return nil }
          let layout = layoutSection(section, environment)
          let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.93), heightDimension: .estimated(80)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
          layout.boundarySupplementaryItems = [header]
          return layout
        }, configuration: configuration)
    }

    private func layoutSection(_ section: Section, _ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
      let full = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      full.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
      switch section {
      case .featured:
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(0.93), heightDimension: .absolute(200)), subitems: [full])
        let result = NSCollectionLayoutSection(group: group)
        result.orthogonalScrollingBehavior = .groupPagingCentered
        result.visibleItemsInvalidationHandler = { [weak self] _, offset, _ in self?.pages.append(offset.x) }
        return result
      case .medium:
        let third = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.33)))
        third.contentInsets = full.contentInsets
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: .init(widthDimension: .fractionalWidth(0.93), heightDimension: .fractionalWidth(0.55)), subitems: [third])
        let result = NSCollectionLayoutSection(group: group)
        result.orthogonalScrollingBehavior = .groupPaging
        return result
      case .categories:
        let tag = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .estimated(100), heightDimension: .absolute(32)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .estimated(400), heightDimension: .absolute(32)), subitems: [tag])
        let result = NSCollectionLayoutSection(group: group)
        result.interGroupSpacing = 8
        result.orthogonalScrollingBehavior = .continuous
        return result
      case .all:
        let columns = environment.container.effectiveContentSize.width > 600 ? 2 : 1
        let row = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(60)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), repeatingSubitem: row, count: columns)
        let result = NSCollectionLayoutSection(group: group)
        result.interGroupSpacing = 12
        result.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
        return result
      }
    }

    private func configureDataSource() {
      let cell = UICollectionView.CellRegistration<AppCell, App> { [weak self] cell, _, app in
        cell.name.text = app.name
        cell.subtitle.text = app.section == .all ? "A subtitle" : nil
        cell.onGet = { self?.gets.append(app) }
      }
      let header = UICollectionView.SupplementaryRegistration<TitleView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [weak self] view, _, path in
        view.label.text = self?.dataSource.sectionIdentifier(for: path.section).map { "\($0)" }
      }
      dataSource = .init(collectionView: collectionView) { view, path, app in
        view.dequeueConfiguredReusableCell(using: cell, for: path, item: app)
      }
      dataSource.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
    }

    func update(matching text: String) {
      var snapshot = NSDiffableDataSourceSnapshot<Section, App>()
      for section in Section.allCases {
        let found = apps.filter { $0.section == section && (text.isEmpty || $0.name.contains(text)) }
        guard !found.isEmpty else { continue }
        snapshot.appendSections([section])
        snapshot.appendItems(found)
      }
      dataSource.apply(snapshot, animatingDifferences: true)
    }

    func updateSearchResults(for searchController: UISearchController) { update(matching: searchController.searchBar.text ?? "") }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      guard let app = dataSource.itemIdentifier(for: indexPath) else { return }
      selected.append(app)
      let detail = UIViewController()
      detail.title = app.name
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  private func show(_ size: CGSize = CGSize(width: 375, height: 812)) -> (TestScreen, StoreController) {
    let screen = TestScreen(size: size)
    let store = StoreController()
    screen.show(UINavigationController(rootViewController: store))
    screen.settle(timeout: 2)
    return (screen, store)
  }

  private func frame(_ store: StoreController, _ section: Int, _ item: Int) -> CGRect? {
    store.collectionView.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: nil) }
  }

  @Test("CV-121 CV-122 Featured apps turn one page a flick, centred, and the handler hears each step")
  func featured() throws {
    let (screen, store) = show()
    let first = try #require(frame(store, 0, 0))
    expect(abs(first.midX - 187.5) < 0.51 && first.height == 200)
    let heard = store.pages.count
    screen.flick(from: CGPoint(x: 300, y: first.midY), to: CGPoint(x: 80, y: first.midY))
    screen.settle(timeout: 4)
    expect(abs((frame(store, 0, 1)?.midX ?? 0) - 187.5), below: 0.51)
    expect(store.pages.count > heard + 5 && abs((store.pages.last ?? 0) - 375 * 0.93) < 0.51)
    // The rest of the screen does not move.
    expect(frame(store, 0, 1)?.minY, equals: first.minY)
    // A vertical drag that begins on the section scrolls the screen.
    screen.drag(from: CGPoint(x: 200, y: first.midY), to: CGPoint(x: 205, y: first.midY - 80))
    screen.settle(timeout: 3)
    expect((frame(store, 0, 1)?.minY ?? 999) < first.minY - 50 && abs((frame(store, 0, 1)?.midX ?? 0) - 187.5) < 0.51)
  }

  @Test("CV-107 CV-123 A button in a cell of a scrolling section takes its own touch, and one beside it selects the cell")
  func buttons() throws {
    let (screen, store) = show()
    let cell = try #require(store.collectionView.cellForItem(at: IndexPath(item: 1, section: 1)) as? AppCell)
    screen.tap(cell.get.convert(CGPoint(x: cell.get.bounds.midX, y: cell.get.bounds.midY), to: nil))
    screen.settle(timeout: 1)
    expect(store.gets == [App(id: 1, section: .medium)] && store.selected.isEmpty)
    screen.tap(cell.name.convert(CGPoint(x: 10, y: 5), to: nil))
    screen.settle(timeout: 2)
    expect(store.selected, equals: [App(id: 1, section: .medium)])
    expect(store.navigationController?.topViewController?.title, equals: "medium 1")
    screen.flick(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400))
    screen.settle(timeout: 3)
    expect(store.navigationController?.topViewController === store)
    expect(store.collectionView.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
  }

  @Test("CV-75 CV-112 Searching leaves the sections with matches, under their own layouts and titles, and clearing brings all back")
  func searching() throws {
    let (screen, store) = show()
    let view = store.collectionView!
    store.update(matching: "categories")
    screen.settle(timeout: 2)
    expect(view.numberOfSections == 1 && view.numberOfItems(inSection: 0) == 12)
    expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height, equals: 32)
    let title =
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) as? TitleView
    expect(
      title?.label.text == "categories" && view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1)
    store.update(matching: "zzz")
    screen.advance(by: 0.1)
    store.update(matching: "all 1")
    screen.settle(timeout: 2)
    expect(store.dataSource.snapshot().itemIdentifiers.map(\.id), equals: [1, 10, 11])
    expect(view.visibleCells.compactMap { ($0 as? AppCell)?.name.text }.sorted(), equals: ["all 1", "all 10", "all 11"])
    store.update(matching: "")
    screen.settle(timeout: 2)
    expect(view.numberOfSections == 4 && frame(store, 0, 0)?.height == 200)
    let strays = view.subviews.filter { $0 is UICollectionViewCell }.count
    expect(strays, equals: view.visibleCells.filter { $0.superview === view }.count)
  }

  @Test("CV-100 CV-108 Rows of estimated height fill two columns in a wide window, as high as their text")
  func columns() throws {
    let (screen, store) = show(CGSize(width: 1024, height: 768))
    store.update(matching: "all")
    screen.settle(timeout: 2)
    let (first, second) = (try #require(frame(store, 0, 0)), try #require(frame(store, 0, 1)))
    expect(first.minY == second.minY && first.maxX == second.minX && first.width == (1024 - 32) / 2)
    let cell = try #require(store.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? AppCell)
    let text = cell.name.intrinsicContentSize.height + cell.subtitle.intrinsicContentSize.height
    expect(abs(first.height - max(text, cell.get.intrinsicContentSize.height)), below: 1.01)
    screen.resize(to: CGSize(width: 500, height: 768))
    screen.settle(timeout: 2)
    expect(frame(store, 0, 1)?.minX, equals: frame(store, 0, 0)?.minX)
  }
}
