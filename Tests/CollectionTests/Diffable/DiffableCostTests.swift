import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The cost of applying a snapshot, counted rather than timed.
@MainActor struct DiffableCostTests {
  /// Counts the hashing and comparison of identifiers.
  private final class Counter: @unchecked Sendable {
    var hashes = 0
    var comparisons = 0
  }

  private struct Counted: Hashable, Sendable {
    let id: Int
    let counter: Counter
    static func == (first: Self, second: Self) -> Bool {
      first.counter.comparisons += 1
      return first.id == second.id
    }
    func hash(into hasher: inout Hasher) {
      counter.hashes += 1
      hasher.combine(id)
    }
  }

  private func cost(_ count: Int) -> (hashes: Int, comparisons: Int, cells: Int, shown: String?) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    let counter = Counter()
    var cells = 0
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Counted> { cell, _, item in
      cell.accessibilityIdentifier = "\(item.id)"
      cells += 1
    }
    let source = UICollectionViewDiffableDataSource<Int, Counted>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.show(view)
    let items = (0..<count).map { Counted(id: $0, counter: counter) }
    func snapshot(_ items: [Counted]) -> NSDiffableDataSourceSnapshot<Int, Counted> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Counted>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    source.apply(snapshot(items), animatingDifferences: false)
    screen.layout()
    let next = snapshot(items.reversed())
    (counter.hashes, counter.comparisons, cells) = (0, 0, 0)
    source.apply(next, animatingDifferences: false)
    screen.layout()
    return (counter.hashes, counter.comparisons, cells, view.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityIdentifier)
  }

  @Test("CV-149 Ten thousand reversed items cost each item a few hashes and comparisons, and the cells visible")
  func reversed() {
    let (small, large) = (cost(1000), cost(10_000))
    expect(large.shown, equals: "9999")
    // A screen shows forty items; inserted and removed ones are each created at most once.
    expect(large.cells, atMost: 100, "\(large.cells) cells")
    // Swift's hashes differ in each process, and with them the collisions that are compared; ten times the items cost a hundred times as much
    // if each is compared with all.
    expect(large.hashes <= 6 * 10_000 && large.comparisons <= 24 * 10_000, "\(large)")
    expect(Double(large.hashes) <= 11 * Double(small.hashes) && Double(large.comparisons) <= 30 * Double(small.comparisons))
  }
}
