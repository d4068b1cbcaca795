import CoreGraphics
import Dispatch
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Snapshots applied from several threads.
@MainActor @Suite(.serialized) struct OutstandingUpdateTests {
  private func show() -> (view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, Int>) {
    let screen = TestScreen()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    screen.show(view)
    return (view, source)
  }

  private func snapshot(_ items: Int...) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("W-22 An update on the main queue while others wait for it is reported")
  func deadlock() async {
    let (view, source) = show()
    let (first, second) = (snapshot(1), snapshot(1, 2))
    DispatchQueue.global().sync { source.apply(first, animatingDifferences: false) }
    let message = caughtUIKitError { source.apply(second, animatingDifferences: false) }
    expect(
      message?.hasPrefix(
        "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will deadlock."
          + " Please always submit updates either always on the main queue or always off the main queue - view=<UICollectionView")
        == true, "\(message ?? "nil")")
    // When the other snapshot was applied, the main queue may be used again.
    while source.snapshot().numberOfItems != 1 { await Task.yield() }
    expect(caughtUIKitError { source.apply(second, animatingDifferences: false) } == nil)
    expect(view.numberOfItems(inSection: 0), equals: 2)
  }

  @Test("CV-75 Updates from another queue are applied in order; awaiting one does not block the main queue")
  func awaited() async {
    let (view, source) = show()
    let snapshots = (1...5).map { snapshot(Array(1...$0)) }
    await Task.detached { for next in snapshots { await source.apply(next, animatingDifferences: false) } }.value
    expect(view.numberOfItems(inSection: 0), equals: 5)
    expect(caughtUIKitError { source.apply(snapshot(7), animatingDifferences: false) } == nil)
    expect(view.numberOfItems(inSection: 0), equals: 1)
  }

  private func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }
}
