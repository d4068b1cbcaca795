import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Incorrect programs that UIKit reported in some versions, and their treatment here.
@MainActor struct OlderMessageTests {
  @Test("W-01 A collection view made without a layout is reported, and lays out in lines")
  func noLayout() {
    var made: UICollectionView?
    let message = caughtUIKitError { made = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    expect(message, equals: "UICollectionView must be initialized with a non-nil layout parameter")
    expect(made?.collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test("W-22 A view whose source applies snapshots is not changed beside it: that is reported, and the view shows the snapshot")
  func directChange() {
    let screen = TestScreen()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: flow(60, 60))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    screen.show(view)
    let message = caughtUIKitError { view.insertItems(at: [IndexPath(item: 2, section: 0)]) }
    screen.settle()
    expect(
      message
        == "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's"
        + " dataSource: please do not call mutation APIs directly on UICollectionView.")
    expect(view.visibleCells.count, equals: 2)
    snapshot.appendItems(["c"])
    expect(caughtUIKitError { source.apply(snapshot) } == nil)
    screen.settle()
    expect(view.visibleCells.count, equals: 3)
  }

  /// Shows an item that the data source does not have, in addition to its two.
  private final class TooMany: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
      extra.frame = CGRect(x: 0, y: 200, width: 50, height: 50)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [extra]
    }
  }

  @Test("W-02 W-03 Attributes of an item that does not exist are ignored with one warning, and the program continues")
  func itemThatIsNot() {
    let items = Items(count: 2)
    let layout = TooMany()
    var shown: Shown?
    var error: String?
    let said = collectedWarnings {
      error = caughtUIKitError { shown = Shown(items, layout) }
      shown?.view.contentOffset.y = 1
      shown?.screen.layout()
    }
    expect(error == nil && shown?.view.visibleCells.count == 2 && shown?.contents == "0-0:0 0-1:1")
    expect(said.count == 1 && said[0].hasPrefix("Layout attributes ") && said[0].hasSuffix("Attributes will be ignored."))
  }

  /// Changes the attributes passed to it, without copying them.
  private final class Shifting: UICollectionViewFlowLayout {
    var shift: CGFloat = 5
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let found = super.layoutAttributesForElements(in: rect)
      for attributes in found ?? [] { attributes.frame.origin.x += shift }
      return found
    }
  }

  @Test("W-18 CV-16 A subclass that modifies attributes changes the display, but not the state of the flow layout")
  func changedInPlace() {
    let items = Items(count: 3)
    let layout = Shifting()
    layout.itemSize = CGSize(width: 100, height: 60)
    var shown: Shown?
    let said = collectedWarnings {
      shown = Shown(items, layout)
      for _ in 0..<3 {
        layout.invalidateLayout()
        shown?.screen.layout()
      }
    }
    expect(said.isEmpty)
    expect(shown?.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, equals: 115)
    // The layout returns the original frame again: the shifts do not accumulate.
    expect(shown?.frame(0, 1)?.minX, equals: 110)
    layout.shift = 0
    layout.invalidateLayout()
    shown?.screen.layout()
    expect(shown?.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, equals: 110)
  }
}
