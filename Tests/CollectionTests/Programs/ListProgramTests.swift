import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Lists as apps write them today: a sidebar that drives a split view, and an editable list with a toolbar.
@MainActor struct ListProgramTests {
  // MARK: A sidebar

  private enum Item: Hashable {
    case tab(String)
    case folder(String)
    case playlist(String)

    var title: String {
      switch self {
      case .tab(let title), .folder(let title), .playlist(let title): title
      }
    }
  }

  private final class SidebarController: UIViewController, UICollectionViewDelegate {
    var collectionView: UICollectionView!
    var dataSource: UICollectionViewDiffableDataSource<Int, Item>!
    var shown: [String] = []
    var deleted: [String] = []
    var pinned: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Music"
      navigationController?.navigationBar.prefersLargeTitles = true
      let layout = UICollectionViewCompositionalLayout { [weak self] section, environment in
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = section == 0 ? .none : .firstItemInSection
        configuration.trailingSwipeActionsConfigurationProvider = { self?.trailing($0) }
        configuration.leadingSwipeActionsConfigurationProvider = { self?.leading($0) }
        return .list(using: configuration, layoutEnvironment: environment)
      }
      collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collectionView.delegate = self
      view.addSubview(collectionView)
      let header = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
        var content = UIListContentConfiguration.sidebarHeader()
        content.text = item.title
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure()]
      }
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
        var content = UIListContentConfiguration.sidebarCell()
        content.text = item.title
        content.image = UIImage(systemName: "music.note.list")
        cell.contentConfiguration = content
        cell.accessories = []
      }
      dataSource = .init(collectionView: collectionView) { view, path, item in
        if case .folder = item { return view.dequeueConfiguredReusableCell(using: header, for: path, item: item) }
        return view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
      }
      var tabs = NSDiffableDataSourceSectionSnapshot<Item>()
      tabs.append([.tab("Listen Now"), .tab("Browse"), .tab("Radio")])
      dataSource.apply(tabs, to: 0, animatingDifferences: false)
      var lists = NSDiffableDataSourceSectionSnapshot<Item>()
      lists.append([.folder("Playlists")])
      lists.append((1...4).map { .playlist("Mix \($0)") }, to: .folder("Playlists"))
      lists.expand([.folder("Playlists")])
      dataSource.apply(lists, to: 1, animatingDifferences: false)
      collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: .centeredVertically)
    }

    private func trailing(_ path: IndexPath) -> UISwipeActionsConfiguration? {
      guard case .playlist(let name)? = dataSource.itemIdentifier(for: path) else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
          guard let self else { return done(false) }
          deleted.append(name)
          var lists = dataSource.snapshot(for: 1)
          lists.delete([.playlist(name)])
          dataSource.apply(lists, to: 1, animatingDifferences: true)
          done(true)
        }
      ])
    }

    private func leading(_ path: IndexPath) -> UISwipeActionsConfiguration? {
      guard case .playlist(let name)? = dataSource.itemIdentifier(for: path) else { return nil }
      let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
        self?.pinned.append(name)
        done(true)
      }
      pin.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [pin])
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
      shown.append(item.title)
      let detail = UIViewController()
      detail.title = item.title
      splitViewController?.setViewController(UINavigationController(rootViewController: detail), for: .secondary)
      splitViewController?.show(.secondary)
    }
  }

  private func sidebar(_ size: CGSize) -> (TestScreen, UISplitViewController, SidebarController) {
    let screen = TestScreen(size: size)
    let split = UISplitViewController(style: .doubleColumn)
    let sidebar = SidebarController()
    split.setViewController(sidebar, for: .primary)
    split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    screen.show(split)
    screen.settle(timeout: 2)
    return (screen, split, sidebar)
  }

  private func center(_ view: UICollectionView, _ item: Int, _ section: Int) -> CGPoint {
    guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else { return .zero }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  @Test("CV-132 CV-135 CV-136 A sidebar selects, folds by its header, and drives the split view")
  func sidebarDrives() throws {
    let (screen, split, sidebar) = sidebar(CGSize(width: 1024, height: 768))
    let view = sidebar.collectionView!
    expect(view.indexPathsForSelectedItems, equals: [IndexPath(item: 0, section: 0)])
    screen.tap(center(view, 2, 1))
    screen.settle(timeout: 1)
    expect(sidebar.shown, equals: ["Mix 2"])
    let secondary = split.viewController(for: .secondary) as? UINavigationController
    expect(secondary?.topViewController?.title, equals: "Mix 2")
    expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected, equals: false)
    // A touch on the header folds the section and selects nothing.
    screen.tap(center(view, 0, 1))
    screen.settle(timeout: 1)
    expect(view.numberOfItems(inSection: 1) == 1 && sidebar.shown == ["Mix 2"])
    screen.tap(center(view, 0, 1))
    screen.settle(timeout: 1)
    expect(view.numberOfItems(inSection: 1), equals: 5)
    expect((view.cellForItem(at: IndexPath(item: 2, section: 1)) as? UICollectionViewListCell)?.indentationLevel, equals: 1)
  }

  @Test("CV-137 Rows of an outline are deleted by a full swipe and pinned by a leading one")
  func sidebarSwipes() throws {
    let (screen, _, sidebar) = sidebar(CGSize(width: 1024, height: 768))
    let view = sidebar.collectionView!
    let row = center(view, 3, 1)
    screen.drag(from: CGPoint(x: row.x - 60, y: row.y), to: CGPoint(x: row.x + 20, y: row.y))
    screen.settle(timeout: 1)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 3, section: 1)))
    expect(cell.configurationState.isSwiped)
    screen.tap(CGPoint(x: cell.convert(CGPoint.zero, to: nil).x - 30, y: row.y))
    screen.settle(timeout: 1)
    expect(sidebar.pinned == ["Mix 3"] && !cell.configurationState.isSwiped)
    screen.drag(from: CGPoint(x: row.x + 120, y: row.y), to: CGPoint(x: row.x - 140, y: row.y))
    screen.settle(timeout: 2)
    expect(sidebar.deleted, equals: ["Mix 3"])
    expect(sidebar.dataSource.snapshot(for: 1).visibleItems.map(\.title), equals: ["Playlists", "Mix 1", "Mix 2", "Mix 4"])
    expect(view.numberOfItems(inSection: 1), equals: 4)
  }

  // MARK: An editable list

  private final class TasksController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>!
    var names: [String] { dataSource.snapshot().itemIdentifiers }
    var opened: [String] = []
    var refreshes = 0

    init() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Tasks"
      navigationItem.rightBarButtonItem = editButtonItem
      toolbarItems = [UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })]
      collectionView.allowsMultipleSelectionDuringEditing = true
      collectionView.alwaysBounceVertical = true
      collectionView.refreshControl = UIRefreshControl(
        frame: .zero,
        primaryAction: UIAction { [weak self] _ in
          self?.refreshes += 1
          self?.collectionView.refreshControl?.endRefreshing()
        })
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        content.secondaryText = "Due today"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing), .multiselect(), .reorder()]
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = view.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        view.contentConfiguration = content
      }
      dataSource = .init(collectionView: collectionView) { view, path, name in
        view.dequeueConfiguredReusableCell(using: row, for: path, item: name)
      }
      dataSource.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<8).map { "Task \($0)" })
      dataSource.apply(snapshot, animatingDifferences: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      collectionView.isEditing = editing
      navigationController?.setToolbarHidden(!editing, animated: animated)
    }

    private func deleteSelected() {
      let gone = (collectionView.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) }
      var snapshot = dataSource.snapshot()
      snapshot.deleteItems(gone)
      dataSource.apply(snapshot)
      setEditing(false, animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      guard !isEditing, let name = dataSource.itemIdentifier(for: indexPath) else { return }
      opened.append(name)
      navigationController?.pushViewController(UIViewController(), animated: true)
    }

    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let path = indexPaths.first, let name = dataSource.itemIdentifier(for: path) else { return nil }
      return UIContextMenuConfiguration(identifier: name as NSString, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Delete", attributes: .destructive) { _ in
            guard let self else { return }
            var snapshot = self.dataSource.snapshot()
            snapshot.deleteItems([name])
            self.dataSource.apply(snapshot)
          }
        ])
      }
    }
  }

  private func tasks() -> (TestScreen, UINavigationController, TasksController) {
    let screen = TestScreen(size: CGSize(width: 390, height: 844))
    let tasks = TasksController()
    let navigation = UINavigationController(rootViewController: tasks)
    screen.show(navigation)
    screen.settle(timeout: 2)
    return (screen, navigation, tasks)
  }

  @Test("CV-64 CV-133 Tasks are marked in editing and deleted by the toolbar, and the list leaves editing")
  func editing() throws {
    let (screen, navigation, tasks) = tasks()
    let view = tasks.collectionView!
    screen.tap(center(view, 2, 0))
    screen.settle(timeout: 2)
    expect(tasks.opened == ["Task 2"] && navigation.topViewController !== tasks)
    navigation.popViewController(animated: true)
    screen.settle(timeout: 2)
    // The selection disappears when the list reappears.
    expect(view.indexPathsForSelectedItems == [] && view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == false)
    tasks.setEditing(true, animated: true)
    screen.settle(timeout: 1)
    screen.tap(center(view, 1, 0))
    screen.tap(center(view, 4, 0))
    screen.tap(center(view, 5, 0))
    screen.tap(center(view, 4, 0))
    screen.settle(timeout: 1)
    expect(view.indexPathsForSelectedItems?.sorted().map(\.item), equals: [1, 5])
    let trash = try #require(navigation.toolbar)
    screen.tap(trash.convert(CGPoint(x: 30, y: 22), to: nil))
    screen.settle(timeout: 2)
    expect(tasks.names, equals: [0, 2, 3, 4, 6, 7].map { "Task \($0)" })
    expect(!tasks.isEditing && !view.isEditing && navigation.isToolbarHidden && view.indexPathsForSelectedItems == [])
    expect(tasks.opened, equals: ["Task 2"])
  }

  @Test("CV-77 CV-133 Tasks are reordered by their grips while editing")
  func reordering() throws {
    let (screen, _, tasks) = tasks()
    let view = tasks.collectionView!
    tasks.setEditing(true, animated: false)
    screen.settle(timeout: 1)
    let from = center(view, 0, 0)
    let to = center(view, 3, 0)
    let touch = screen.touchDown(CGPoint(x: 390 - 20 - 20 - 11, y: from.y))
    screen.advance(by: 0.3)
    for step in 1...6 {
      touch.move(to: CGPoint(x: 340, y: from.y + (to.y - from.y) * CGFloat(step) / 6))
      screen.advance(by: 0.1)
    }
    touch.up()
    screen.settle(timeout: 2)
    expect(tasks.names, equals: [1, 2, 3, 0, 4, 5, 6, 7].map { "Task \($0)" })
    expect(view.indexPathsForSelectedItems, equals: [])
  }

  @Test("CV-67 A long press on a task opens its menu, whose action deletes the task")
  func menu() throws {
    let (screen, _, tasks) = tasks()
    let view = tasks.collectionView!
    screen.longPress(center(view, 3, 0), duration: 0.8)
    screen.settle(timeout: 2)
    expect(screen.reader.activate("Delete"))
    screen.settle(timeout: 3)
    expect(!tasks.names.contains("Task 3") && view.numberOfItems(inSection: 0) == 7)
  }

  @Test("CV-30 A pull at the top of a list refreshes it and comes back to rest")
  func refresh() {
    let (screen, _, tasks) = tasks()
    let view = tasks.collectionView!
    let rest = view.contentOffset.y
    screen.drag(from: CGPoint(x: 190, y: 250), to: CGPoint(x: 190, y: 700), duration: 0.6)
    screen.settle(timeout: 4)
    expect(tasks.refreshes == 1 && abs(view.contentOffset.y - rest) < 0.51)
  }
}
