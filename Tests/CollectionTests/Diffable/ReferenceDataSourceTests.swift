import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Data sources whose identifiers are of any type.
@MainActor struct ReferenceDataSourceTests {
  private final class City: NSObject, @unchecked Sendable {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private func snapshot(_ cities: [City]) -> NSDiffableDataSourceSnapshot<String, City> {
    var snapshot = NSDiffableDataSourceSnapshot<String, City>()
    snapshot.appendSections(["north"])
    snapshot.appendItems(cities)
    return snapshot
  }

  @Test("CV-75 A data source reference shows snapshots of any type and returns the positions of items")
  func collection() throws {
    let screen = TestScreen()
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, City> { cell, _, city in
      cell.accessibilityIdentifier = city.name
    }
    let source = UICollectionViewDiffableDataSourceReference(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item as? City)
    }
    source.supplementaryViewProvider = { _, _, _ in nil }
    expect(source.supplementaryViewProvider != nil && view.dataSource === source)
    screen.show(view)
    let cities = ["Oslo", "Turku", "Umeå"].map(City.init)
    var calls = 0
    source.applySnapshot(snapshot(cities), animatingDifferences: false) { calls += 1 }
    screen.layout()
    func shown() -> [String?] {
      view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.accessibilityIdentifier }
    }
    expect(shown() == ["Oslo", "Turku", "Umeå"] && calls == 1)
    let kept = view.cellForItem(at: IndexPath(item: 2, section: 0))
    source.applySnapshot(snapshot([cities[2], cities[0]]), animatingDifferences: true)
    screen.settle(timeout: 2)
    expect(shown() == ["Umeå", "Oslo"] && view.cellForItem(at: IndexPath(item: 0, section: 0)) === kept)
    expect((source.itemIdentifier(for: IndexPath(item: 1, section: 0)) as? City) === cities[0])
    expect(source.indexPath(forItemIdentifier: cities[2]), equals: IndexPath(item: 0, section: 0))
    expect(source.indexPath(forItemIdentifier: cities[1]) == nil)
    expect(source.sectionIdentifier(for: 0) as? String == "north" && source.index(forSectionIdentifier: "north") == 0)
    expect(source.index(forSectionIdentifier: "south"), equals: NSNotFound)
    let now = source.snapshot() as NSDiffableDataSourceSnapshot<String, City>
    expect(now.itemIdentifiers.map(\.name), equals: ["Umeå", "Oslo"])
    source.applySnapshotUsingReloadData(snapshot([]))
    screen.layout()
    expect(shown().isEmpty)
    let wrong = caughtUIKitError {
      source.applySnapshot(snapshot(cities), animatingDifferences: false)
      let none: NSDiffableDataSourceSnapshot<String, Int> = source.snapshot()
      expect(none.itemIdentifiers.isEmpty)
    }
    expect(wrong?.hasPrefix("Could not cast value of type 'City' to 'Int'"), equals: true)
  }

  @Test("CV-75 A table's data source by reference does the same")
  func table() throws {
    let screen = TestScreen()
    let table = UITableView(frame: screen.window.bounds, style: .plain)
    let source = UITableViewDiffableDataSourceReference(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "city") ?? UITableViewCell(style: .default, reuseIdentifier: "city")
      cell.textLabel?.text = (item as? City)?.name
      return cell
    }
    expect(source.defaultRowAnimation, equals: .automatic)
    source.defaultRowAnimation = .fade
    screen.show(table)
    let cities = ["Oslo", "Turku"].map(City.init)
    source.applySnapshot(snapshot(cities), animatingDifferences: false)
    screen.layout()
    expect(table.visibleCells.map { $0.textLabel?.text }, equals: ["Oslo", "Turku"])
    source.applySnapshot(snapshot([cities[1]]), animatingDifferences: true)
    screen.settle(timeout: 2)
    expect(table.visibleCells.map { $0.textLabel?.text }, equals: ["Turku"])
    expect((source.itemIdentifier(for: IndexPath(row: 0, section: 0)) as? City) === cities[1])
    expect(source.indexPath(forItemIdentifier: cities[1]), equals: IndexPath(row: 0, section: 0))
    expect(source.sectionIdentifier(for: 0) as? String == "north" && source.index(forSectionIdentifier: "north") == 0)
    expect((source.snapshot() as NSDiffableDataSourceSnapshot<String, City>).numberOfItems, equals: 1)
    source.applySnapshotUsingReloadData(snapshot(cities))
    screen.layout()
    expect(table.visibleCells.count, equals: 2)
  }
}
