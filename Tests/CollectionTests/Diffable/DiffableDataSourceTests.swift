import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

@MainActor @Suite struct CollectionDiffableDataSourceTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// A grid of three columns on a screen, with its diffable source and the number of cells that were configured.
  @MainActor private final class Grid {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow(100, 60))
    var source: Source!
    var configured: [String] = []

    init() {
      let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { [unowned self] cell, _, item in
        cell.accessibilityIdentifier = item
        configured.append(item)
      }
      source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      screen.show(view)
    }

    var shown: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.accessibilityIdentifier }
    }
  }

  private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("CV-75 A snapshot's items are the view's items, and cells that stay are kept")
  func apply() {
    let grid = Grid()
    expect(grid.view.dataSource === grid.source)
    grid.source.apply(snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
    expect(grid.shown, equals: ["a", "b", "c"])
    let b = grid.view.cellForItem(at: IndexPath(item: 1, section: 0))
    grid.configured = []
    var finished = false
    grid.source.apply(snapshot([(1, ["x"]), (0, ["c", "b", "d"])])) { finished = true }
    expect(!finished)
    grid.screen.advance(by: 0.5)
    expect(finished && grid.shown == ["x", "c", "b", "d"])
    expect(grid.configured.sorted(), equals: ["d", "x"])
    expect(grid.view.cellForItem(at: IndexPath(item: 1, section: 1)) === b)
  }

  @Test("CV-75 Identifiers and places are found in both directions")
  func lookup() {
    let grid = Grid()
    grid.source.apply(snapshot([(7, ["a"]), (8, ["b", "c"])]), animatingDifferences: false)
    expect(grid.source.indexPath(for: "c"), equals: IndexPath(item: 1, section: 1))
    expect(grid.source.itemIdentifier(for: IndexPath(item: 0, section: 0)), equals: "a")
    expect(grid.source.itemIdentifier(for: IndexPath(item: 5, section: 0)) == nil)
    expect(grid.source.sectionIdentifier(for: 1) == 8 && grid.source.sectionIdentifier(for: 2) == nil)
    expect(grid.source.index(for: 8) == 1 && grid.source.index(for: 9) == nil)
    expect(grid.source.snapshot().itemIdentifiers, equals: ["a", "b", "c"])
  }

  @Test("CV-46 CV-75 A reconfigured item keeps its cell, and a reloaded one gets another")
  func reconfigure() {
    let grid = Grid()
    grid.source.apply(snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
    let (a, b) = (grid.view.cellForItem(at: IndexPath(item: 0, section: 0)), grid.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    grid.configured = []
    var next = grid.source.snapshot()
    next.reconfigureItems(["a"])
    next.reloadItems(["b"])
    grid.source.apply(next)
    grid.screen.advance(by: 0.5)
    expect(grid.configured.sorted(), equals: ["a", "b"])
    expect(grid.view.cellForItem(at: IndexPath(item: 0, section: 0)) === a)
    expect(grid.view.cellForItem(at: IndexPath(item: 1, section: 0)) !== b)
    expect(grid.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("CV-75 A snapshot applied by reloading configures every visible cell again")
  func reload() {
    let grid = Grid()
    grid.source.apply(snapshot([(0, ["a", "b"])]), animatingDifferences: false)
    grid.configured = []
    grid.source.applySnapshotUsingReloadData(snapshot([(0, ["a", "b"])]))
    grid.view.layoutIfNeeded()
    expect(grid.configured.sorted(), equals: ["a", "b"])
  }

  @Test("CV-76 A section shows the visible items of its outline")
  func outlines() {
    let grid = Grid()
    var outline = Outline()
    outline.append(["a", "b"])
    outline.append(["a1", "a2"], to: "a")
    grid.source.apply(outline, to: 3, animatingDifferences: false)
    expect(grid.shown, equals: ["a", "b"])
    var open = grid.source.snapshot(for: 3)
    open.expand(["a"])
    grid.source.apply(open, to: 3)
    grid.screen.advance(by: 0.5)
    expect(grid.shown, equals: ["a", "a1", "a2", "b"])
    expect(grid.source.snapshot(for: 3).level(of: "a2"), equals: 1)
  }

  @Test("CV-77 An item moved by dragging changes the snapshot between the two handlers")
  func reorder() {
    let grid = Grid()
    grid.source.apply(snapshot([(0, ["a", "b", "c"]), (1, ["x"])]), animatingDifferences: false)
    expect(!grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    var log: [String] = []
    grid.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    grid.source.reorderingHandlers.willReorder = { [unowned grid] change in
      log.append("will \(grid.source.snapshot().itemIdentifiers.joined()) \(change.finalSnapshot.itemIdentifiers.joined())")
    }
    grid.source.reorderingHandlers.didReorder = { [unowned grid] change in
      log.append("did \(grid.source.snapshot().itemIdentifiers.joined())")
      log.append(change.sectionTransactions.map { "\($0.sectionIdentifier) \($0.finalSnapshot.items.joined())" }.joined(separator: ","))
    }
    expect(!grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    expect(grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 30))
    grid.view.endInteractiveMovement()
    grid.screen.advance(by: 0.5)
    expect(log, equals: ["will abcx bcax", "did bcax", "0 bca"])
    expect(grid.shown, equals: ["b", "c", "a", "x"])
  }

  @Test("CV-77 An item moved between sections causes one transaction with both section differences")
  func transactions() {
    var model = DiffableModel<Int, String>()
    model.replace(with: snapshot([(0, ["a", "b"]), (1, ["x"])]))
    let change = model.move(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
    expect(change?.sectionTransactions.map(\.sectionIdentifier), equals: [0, 1])
    expect(change?.sectionTransactions.map(\.finalSnapshot.items), equals: [["b"], ["x", "a"]])
    if let change { model.commit(change) }
    expect(model.path(of: "a"), equals: IndexPath(item: 1, section: 1))
  }

  @Test("CV-77 A branch of an outline follows its item when that is moved")
  func branches() {
    var outline = Outline()
    outline.append(["a", "b", "c"])
    outline.append(["a1"], to: "a")
    let after = outline.reordered(["b", "a", "c"])
    expect(after.rootItems == ["b", "a", "c"] && after.parent(of: "a1") == "a")
  }

  @Test("CV-75 Random snapshots leave the view with the items of the last one")
  func random() {
    var generator = Noise(seed: 19)
    let grid = Grid()
    for round in 0..<60 {
      let items = (0..<18).map { "\($0)" }.shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator))
      let cut = Int.random(in: 0...items.count, using: &generator)
      let sections = [(0, Array(items.prefix(cut))), (1, Array(items.dropFirst(cut)))].shuffled(using: &generator)
      let next = snapshot(sections)
      grid.source.apply(next, animatingDifferences: round % 3 != 0)
      if round % 2 == 0 { grid.screen.advance(by: 0.1) }
      expect(grid.shown, equals: next.itemIdentifiers, "round \(round)")
    }
  }

  @Test("CV-149 Ten thousand reversed items are applied")
  func reversed() {
    let grid = Grid()
    let items = (0..<10_000).map(String.init)
    grid.source.apply(snapshot([(0, items)]), animatingDifferences: false)
    let next = snapshot([(0, items.reversed())])
    let time = ContinuousClock().measure { grid.source.apply(next, animatingDifferences: false) }
    print("10,000 reversed items applied in \(time)")
    expect(grid.shown.first, equals: "9999")
  }
}

@MainActor @Suite struct CollectionDiffableSupplementaryTests {
  @Test("CV-31 The supplementary provider makes headers")
  func headers() {
    let layout = flow(100, 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.accessibilityIdentifier = "header \(path.section)" }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    screen.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one", "two"])
    snapshot.appendItems([1, 2], toSection: "one")
    snapshot.appendItems([3], toSection: "two")
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let kind = UICollectionView.elementKindSectionHeader
    let shown = (0..<2).map { view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0))?.accessibilityIdentifier }
    expect(shown, equals: ["header 0", "header 1"])
  }
}
