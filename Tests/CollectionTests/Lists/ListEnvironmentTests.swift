import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The trait for the list that contains a view, and the configurations that follow it.
@MainActor struct ListEnvironmentTests {
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance
  private static let environments: [(Appearance, UIListEnvironment)] = [
    (.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped), (.sidebar, .sidebar), (.sidebarPlain, .sidebarPlain),
  ]

  @Test("CV-130 The cells of a list and their subviews have the list as a trait; the collection view has not")
  func lists() throws {
    for (appearance, environment) in Self.environments {
      let list = ShownList([["a", "b"]], .init(appearance: appearance))
      let cell = try #require(list.cell(0, 0))
      expect(cell.traitCollection.listEnvironment, equals: environment)
      expect(cell.contentView.subviews.first?.traitCollection.listEnvironment, equals: environment)
      expect(cell.configurationState.traitCollection[UITraitListEnvironment.self], equals: environment)
      expect(list.view.traitCollection.listEnvironment, equals: .none)
      // All cells share the object, so that no traits are compared when cells are added and removed.
      try expect(cell.traitCollection === #require(list.cell(0, 1)).traitCollection)
    }
    expect(UITraitCollection().listEnvironment, equals: .unspecified)
    expect(UITraitCollection { $0.listEnvironment = .sidebar }.listEnvironment, equals: .sidebar)
  }

  @Test("CV-130 Rows of tables have the style of the table as a trait, and headers too")
  func tables() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    for (style, environment) in [(.plain, .plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped)]
      as [(UITableView.Style, UIListEnvironment)]
    {
      let screen = TestScreen()
      let table = UITableView(frame: screen.window.bounds, style: style)
      let rows = Rows()
      table.dataSource = rows
      screen.show(table)
      screen.layout()
      expect(table.visibleCells.first?.traitCollection.listEnvironment, equals: environment)
      expect(table.headerView(forSection: 0)?.traitCollection.listEnvironment, equals: environment)
      expect(table.traitCollection.listEnvironment, equals: .none)
    }
  }

  @Test("CV-130 A cell that is reused in a section of another list has that list's trait, and its registrations are called")
  func reuse() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 300))
    let kinds: [Appearance] = [.plain, .insetGrouped]
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(using: .init(appearance: kinds[index]), layoutEnvironment: environment)
    }
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    var changes: [UIListEnvironment] = []
    var cells = Set<ObjectIdentifier>()
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      if cells.insert(ObjectIdentifier(cell)).inserted {
        cell.registerForTraitChanges([UITraitListEnvironment.self]) { (cell: UICollectionViewListCell, _: UITraitCollection) in
          changes.append(cell.traitCollection.listEnvironment)
        }
      }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(0..<20), toSection: 0)
    snapshot.appendItems(Array(20..<40), toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    screen.layout()
    changes = []
    view.scrollToItem(at: IndexPath(item: 19, section: 1), at: .bottom, animated: false)
    screen.layout()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 19, section: 1)))
    expect(cell.traitCollection.listEnvironment, equals: .insetGrouped)
    expect(!changes.isEmpty && changes.allSatisfy { $0 == .insetGrouped })
  }

  private func state(_ environment: UIListEnvironment, _ size: UIUserInterfaceSizeClass = .compact, selected: Bool = false)
    -> UICellConfigurationState
  {
    var state = UICellConfigurationState(
      traitCollection: UITraitCollection {
        $0.listEnvironment = environment
        $0.horizontalSizeClass = size
      })
    state.isSelected = selected
    return state
  }

  @Test("CV-132 header() and footer() are those of the list that contains them; changes of the app are kept")
  func headers() {
    let header = UIListContentConfiguration.header()
    expect(header.updated(for: state(.plain)).textProperties.font, equals: UIListContentConfiguration.plainHeader().textProperties.font)
    expect(header.updated(for: state(.insetGrouped)).textProperties, equals: UIListContentConfiguration.groupedHeader().textProperties)
    expect(header.updated(for: state(.none)).textProperties, equals: UIListContentConfiguration.groupedHeader().textProperties)
    expect(header.updated(for: state(.sidebar, .regular)).textProperties.font.pointSize, equals: 20)
    expect(header.updated(for: state(.sidebar)).textProperties.font.pointSize, equals: 17)
    var own = UIListContentConfiguration.header()
    own.textProperties.font = .systemFont(ofSize: 30)
    expect(own.updated(for: state(.plain)).textProperties.font.pointSize, equals: 30)
    expect(own.updated(for: state(.plain)).textProperties.color, equals: .label)
    let footer = UIListContentConfiguration.footer()
    expect(footer.updated(for: state(.plain)).textProperties.font, equals: UIListContentConfiguration.plainFooter().textProperties.font)
    expect(footer.updated(for: state(.grouped)), equals: footer)
    // Configurations that name a list are not changed by another one.
    expect(UIListContentConfiguration.plainHeader().updated(for: state(.grouped)), equals: .plainHeader())
  }

  @Test("CV-132 cell() and listCell() have the appearance of the list that contains them")
  func cells() {
    let selected = UIListContentConfiguration.cell().updated(for: state(.sidebar, .regular, selected: true))
    expect(selected.textProperties.color, equals: .white)
    expect(UIListContentConfiguration.cell().updated(for: state(.plain, .regular, selected: true)).textProperties.color, equals: .label)
    let background = UIBackgroundConfiguration.listCell()
    expect(background.updated(for: state(.plain)).backgroundColor, equals: .systemBackground)
    expect(background.updated(for: state(.insetGrouped)).backgroundColor, equals: .secondarySystemGroupedBackground)
    expect(background.updated(for: state(.sidebar)).backgroundColor, equals: .clear)
    expect(background.updated(for: state(.sidebar)).cornerRadius, equals: 10)
    expect(background.updated(for: state(.sidebar, .regular, selected: true)).resolvedBackgroundColor(for: .red), equals: .red)
    expect(background.updated(for: state(.grouped, selected: true)).backgroundColor, equals: .systemGray4)
    var own = UIBackgroundConfiguration.listCell()
    own.backgroundColor = .yellow
    expect(own.updated(for: state(.grouped, selected: true)).backgroundColor, equals: .yellow)
    expect(UIBackgroundConfiguration.listPlainCell().updated(for: state(.grouped)).backgroundColor, equals: .systemBackground)
  }

  @Test("CV-132 The shadow of a background has its outline or a custom path")
  func shadow() throws {
    let list = ShownList([["a"]], .init(appearance: .plain)) { cell, _ in
      var background = UIBackgroundConfiguration.clear()
      expect(background.shadowProperties.opacity == 0 && background.shadowProperties.path == nil)
      expect(background.shadowProperties.offset == .zero && background.shadowProperties.radius == 0)
      background.backgroundColor = .white
      background.cornerRadius = 6
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 40, bottom: 10, trailing: 40)
      background.shadowProperties.color = .red
      background.shadowProperties.opacity = 1
      background.shadowProperties.offset = CGSize(width: 0, height: 5)
      cell.backgroundConfiguration = background
    }
    let cell = try #require(list.cell(0, 0))
    let below = list.screen.snapshot().pixel(x: 390, y: Int(cell.frame.height - 10) * 2 + 5)
    expect(below.red > 200 && below.green < 60, "\(below)")
    let above = list.screen.snapshot().pixel(x: 390, y: 10)
    expect(above.green, above: 240, "\(above)")
    var background = try #require(cell.backgroundConfiguration)
    background.shadowProperties.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.backgroundConfiguration = background
    list.screen.layout()
    let gone = list.screen.snapshot().pixel(x: 390, y: Int(cell.frame.height - 10) * 2 + 5)
    expect(gone.green, above: 240, "\(gone)")
  }
}
