import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Uses every member of lists and of diffable data sources as an app would; the defaults are UIKit's.
@MainActor struct EveryListMemberTests {
  @Test("CV-20 List configurations have UIKit's members and defaults")
  func configurations() {
    typealias List = UICollectionLayoutListConfiguration
    let appearances: [List.Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
    expect(appearances.map(\.rawValue), equals: Array(0...4))
    expect([List.HeaderMode.none, .supplementary, .firstItemInSection].map(\.rawValue), equals: Array(0...2))
    expect([List.FooterMode.none, .supplementary].map(\.rawValue), equals: [0, 1])
    var list = List(appearance: .insetGrouped)
    expect(list.appearance == .insetGrouped && list.showsSeparators && list.backgroundColor == nil)
    expect(list.headerMode == .none && list.footerMode == .none && list.headerTopPadding == nil)
    expect(list.itemSeparatorHandler == nil && list.contentHuggingElements == [])
    expect(list.leadingSwipeActionsConfigurationProvider == nil && list.trailingSwipeActionsConfigurationProvider == nil)
    expect(!List(appearance: .sidebar).showsSeparators && !List(appearance: .sidebarPlain).showsSeparators)
    let provider: List.SwipeActionsConfigurationProvider = { path in
      let archive = UIContextualAction(style: .normal, title: "Archive \(path.item)") { _, _, done in done(true) }
      let configuration = UISwipeActionsConfiguration(actions: [archive])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    let handler: List.ItemSeparatorHandler = { path, common in
      var own = common
      own.bottomSeparatorVisibility = path.item == 0 ? .hidden : .automatic
      return own
    }
    list.leadingSwipeActionsConfigurationProvider = provider
    list.trailingSwipeActionsConfigurationProvider = provider
    list.itemSeparatorHandler = handler
    list.showsSeparators = false
    list.backgroundColor = .systemBackground
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    list.headerTopPadding = 4
    list.contentHuggingElements = [.supplementaryHeader]
    expect(list.contentHuggingElements.contains(.supplementaryHeader))
    expect(provider(IndexPath(item: 3, section: 0))?.actions.first?.title, equals: "Archive 3")
    expect(handler(IndexPath(item: 0, section: 0), list.separatorConfiguration).bottomSeparatorVisibility, equals: .hidden)
    let layouts: [UICollectionViewLayout] = [
      UICollectionViewCompositionalLayout.list(using: list),
      UICollectionViewCompositionalLayout { _, environment in .list(using: list, layoutEnvironment: environment) },
    ]
    expect(layouts.allSatisfy { $0 is UICollectionViewCompositionalLayout })
  }

  @Test("CV-20 CV-131 Separator configurations have UIKit's members and defaults")
  func separators() {
    var lines = UIListSeparatorConfiguration(listAppearance: .plain)
    expect(lines.topSeparatorVisibility == .automatic && lines.bottomSeparatorVisibility == .automatic)
    expect(lines.topSeparatorInsets, equals: UIListSeparatorConfiguration.automaticInsets)
    expect(lines.bottomSeparatorInsets, equals: UIListSeparatorConfiguration.automaticInsets)
    expect(lines.color == .separator && lines.visualEffect == nil)
    lines.topSeparatorVisibility = .visible
    lines.topSeparatorInsets.leading = 8
    lines.bottomSeparatorInsets = .zero
    lines.color = .red
    lines.multipleSelectionColor = .blue
    lines.visualEffect = UIBlurEffect(style: .regular)
    expect(lines != UIListSeparatorConfiguration(listAppearance: .plain))
  }

  @Test("CV-20 CV-133 Accessories have UIKit's members, and are shown when UIKit shows them")
  func accessories() {
    typealias Accessory = UICellAccessory
    let badge = UIView()
    let leading = Accessory.CustomViewConfiguration(
      customView: badge, placement: .leading(displayed: .whenNotEditing, at: Accessory.Placement.position(after: .multiselect())),
      isHidden: false, reservedLayoutWidth: .custom(24), tintColor: .red, maintainsFixedSize: true)
    let trailing = Accessory.CustomViewConfiguration(customView: UIView(), placement: .trailing())
    let all: [Accessory] = [
      .disclosureIndicator(displayed: .always, options: .init(isHidden: false, reservedLayoutWidth: .standard, tintColor: .red)),
      .detail(displayed: .always, options: .init(tintColor: .red), actionHandler: {}),
      .checkmark(displayed: .whenNotEditing, options: .init(reservedLayoutWidth: .actual)),
      .delete(displayed: .whenEditing, options: .init(backgroundColor: .red), actionHandler: {}),
      .insert(displayed: .whenEditing, options: .init(backgroundColor: .green), actionHandler: {}),
      .reorder(displayed: .whenEditing, options: .init(showsVerticalSeparator: false)),
      .multiselect(displayed: .whenEditing, options: .init(backgroundColor: .blue)),
      .outlineDisclosure(displayed: .always, options: .init(style: .header), actionHandler: {}),
      .popUpMenu(
        UIMenu(children: []), displayed: .always, options: .init(isHidden: true), selectedElementDidChangeHandler: { _ in }),
      .label(
        text: "5", displayed: .always, options: .init(font: .systemFont(ofSize: 12), adjustsFontForContentSizeCategory: false)),
      .customView(configuration: leading), .customView(configuration: trailing),
    ]
    expect(
      all.map(\.accessoryType) == [
        .disclosureIndicator, .detail, .checkmark, .delete, .insert, .reorder, .multiselect, .outlineDisclosure, .popUpMenu, .label,
        .customView(badge), .customView(trailing.customView),
      ])
    expect([Accessory.OutlineDisclosureOptions.Style.automatic, .header, .cell].map(\.rawValue), equals: Array(0...2))
    let before = Accessory.Placement.position(before: .checkmark())
    expect(before([.detail(), .checkmark()]) == 1 && before([.detail()]) == 0)
    let after = Accessory.Placement.position(after: .checkmark())
    expect(after([.checkmark(), .detail()]) == 1 && after([.detail()]) == 1)

    let list = ShownList([["a"]], .init(appearance: .plain)) { cell, _ in cell.accessories = [.checkmark(), .delete(), .reorder()] }
    let cell = list.cell(0, 0)
    let atRest = cell?.subviews.count ?? 0
    list.view.isEditing = true
    list.screen.settle(timeout: 2)
    expect((cell?.subviews.count ?? 0), equals: atRest + 2)
  }

  @Test("CV-20 CV-135 List cells have UIKit's members and defaults")
  func cells() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.indentsAccessories && cell.accessories.isEmpty)
    cell.indentationLevel = 2
    cell.indentationWidth = 16
    cell.indentsAccessories = false
    expect(cell.separatorLayoutGuide.owningView === cell)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    var seen: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in seen.append(state.isSelected && cell.isSelected) }
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    expect(seen.last == true && cell.configurationState.isSelected)
    for configuration in [
      UIListContentConfiguration.cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(), .sidebarHeader(), .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(), .header(),
      .footer(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader(),
    ] {
      cell.contentConfiguration = configuration
      expect(cell.contentConfiguration is UIListContentConfiguration)
    }
    for configuration in [
      UIBackgroundConfiguration.clear(), .listCell(), .listHeader(), .listFooter(), .listPlainCell(), .listPlainHeaderFooter(),
      .listGroupedCell(), .listGroupedHeaderFooter(), .listSidebarCell(), .listSidebarHeader(), .listAccompaniedSidebarCell(),
    ] {
      cell.backgroundConfiguration = configuration
      expect(cell.backgroundConfiguration, equals: configuration)
    }
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .regular)
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    expect(cell.backgroundConfiguration?.visualEffect === background.visualEffect)
    content.imageProperties.strokeColor = .red
    content.imageProperties.strokeWidth = 2
    expect(content.imageProperties.resolvedStrokeColor(for: .blue), equals: .red)
  }

  @Test("CV-20 CV-75 Diffable data sources have UIKit's members")
  func dataSource() async throws {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    let screen = TestScreen()
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
      cell.accessibilityIdentifier = "\(path.item) \(item)"
    }
    let cellProvider: Source.CellProvider = { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let source = Source(collectionView: view, cellProvider: cellProvider)
    let supplementary: Source.SupplementaryViewProvider = { _, _, _ in nil }
    expect(source.supplementaryViewProvider == nil)
    source.supplementaryViewProvider = supplementary
    screen.show(view)
    expect(view.dataSource === source)

    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"], toSection: 1)
    snapshot.insertItems(["e"], afterItem: "d")
    snapshot.insertItems(["f"], beforeItem: "d")
    snapshot.moveItem("a", afterItem: "b")
    snapshot.moveItem("c", beforeItem: "b")
    snapshot.insertSections([2], beforeSection: 1)
    snapshot.insertSections([3], afterSection: 1)
    snapshot.moveSection(2, afterSection: 3)
    snapshot.moveSection(2, beforeSection: 3)
    snapshot.deleteSections([3])
    snapshot.deleteItems(["e"])
    expect(snapshot.sectionIdentifiers == [0, 1, 2] && snapshot.itemIdentifiers == ["c", "b", "a", "f", "d"])
    expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 3 && snapshot.numberOfItems(inSection: 0) == 3)
    expect(snapshot.itemIdentifiers(inSection: 1) == ["f", "d"] && snapshot.sectionIdentifier(containingItem: "d") == 1)
    expect(snapshot.indexOfItem("b") == 1 && snapshot.indexOfSection(2) == 2)
    var calls: [String] = []
    source.apply(snapshot) { calls.append("applied") }
    await screen.settle()
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    snapshot.reloadSections([1])
    expect(snapshot.reloadedItemIdentifiers == ["a"] && snapshot.reconfiguredItemIdentifiers == ["b"])
    expect(snapshot.reloadedSectionIdentifiers, equals: [1])
    source.apply(snapshot, animatingDifferences: false, completion: { calls.append("applied") })
    await source.apply(snapshot, animatingDifferences: false)
    source.applySnapshotUsingReloadData(snapshot) { calls.append("reloaded") }
    await source.applySnapshotUsingReloadData(snapshot)
    expect(calls, equals: ["applied", "applied", "reloaded"])
    expect(source.snapshot().itemIdentifiers == snapshot.itemIdentifiers && source.snapshot().reloadedItemIdentifiers.isEmpty)
    expect(
      source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b" && source.indexPath(for: "d") == IndexPath(item: 1, section: 1))
    expect(
      source.sectionIdentifier(for: 2) == 2 && source.index(for: 1) == 1
        && source.itemIdentifier(for: IndexPath(item: 9, section: 0)) == nil)
    expect(source.numberOfSections(in: view) == 3 && source.collectionView(view, numberOfItemsInSection: 0) == 3)
    expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)) && source.indexTitles(for: view) == nil)
    snapshot.deleteAllItems()
    await source.apply(snapshot, animatingDifferences: false)
    expect(view.numberOfSections, equals: 0)
  }

  @Test("CV-20 CV-76 CV-77 Section snapshots, expansion and reordering have UIKit's members")
  func outlines() async throws {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    let screen = TestScreen()
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.show(view)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    outline.insert(["a0"], before: "a1")
    outline.insert(["a3"], after: "a2")
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["x"])
    outline.insert(other, before: "b")
    other.deleteAll()
    other.append(["y"])
    outline.insert(other, after: "b")
    outline.delete(["a3"])
    expect(outline.rootItems == ["a", "x", "b", "y"] && outline.items == ["a", "a0", "a1", "a2", "x", "b", "y"])
    expect(outline.visibleItems == outline.rootItems && outline.contains("a1") && outline.index(of: "x") == 4)
    expect(outline.parent(of: "a1") == "a" && outline.level(of: "a1") == 1 && !outline.isExpanded("a") && !outline.isVisible("a1"))
    outline.expand(["a"])
    expect(outline.isExpanded("a") && outline.isVisible("a1"))
    outline.collapse(["a"])
    expect(outline.snapshot(of: "a").items, equals: ["a0", "a1", "a2"])
    expect(outline.snapshot(of: "a", includingParent: true).rootItems, equals: ["a"])
    var children = NSDiffableDataSourceSectionSnapshot<String>()
    children.append(["n"])
    outline.replace(childrenOf: "a", using: children)
    expect(!outline.visualDescription().isEmpty)
    var calls: [String] = []
    source.apply(outline, to: 0, animatingDifferences: false) { calls.append("applied") }
    await source.apply(outline, to: 0, animatingDifferences: false)
    expect(source.snapshot(for: 0).items, equals: ["a", "n", "x", "b", "y"])
    var handlers = Source.SectionSnapshotHandlers<String>()
    handlers.shouldExpandItem = { $0 == "a" }
    handlers.willExpandItem = { calls.append("expand \($0)") }
    handlers.shouldCollapseItem = { _ in true }
    handlers.willCollapseItem = { calls.append("collapse \($0)") }
    handlers.snapshotForExpandingParent = { _, snapshot in snapshot }
    source.sectionSnapshotHandlers = handlers
    var reordering = Source.ReorderingHandlers()
    reordering.canReorderItem = { $0 != "a" }
    reordering.willReorder = { calls.append("will \($0.initialSnapshot.itemIdentifiers.joined())") }
    reordering.didReorder = { transaction in
      let change = transaction.difference.inferringMoves()
      calls.append("did \(transaction.finalSnapshot.itemIdentifiers.joined()) by \(change.count)")
      for section in transaction.sectionTransactions {
        calls.append("\(section.sectionIdentifier): \(section.initialSnapshot.items.count) \(section.finalSnapshot.items.last ?? "")")
        expect(section.difference.count, above: 0)
      }
    }
    source.reorderingHandlers = reordering
    expect(source.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
    calls = []
    source.collectionView(view, moveItemAt: IndexPath(item: 1, section: 0), to: IndexPath(item: 3, section: 0))
    expect(calls, equals: ["will axby", "did abyx by 2", "0: 5 x"])
  }
}
