import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct UpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("U01 CV-05 A deleted item fades and the following ones slide")
  func delete() {
    let items = Items(count: 9)
    let layout = LoggingFlow()
    layout.itemSize = CGSize(width: 100, height: 60)
    let shown = Shown(items, layout, width: 375, height: 400)
    layout.log = []
    let moving = shown.view.cellForItem(at: path(5))!
    expect(moving.frame.origin, equals: CGPoint(x: 275, y: 70))
    var finished: [Bool] = []
    items.sections[0].remove(at: 4)
    shown.view.performBatchUpdates({ shown.view.deleteItems(at: [path(4)]) }, completion: { finished.append($0) })
    expect(layout.log.filter { $0.hasPrefix("final ") }.sorted(), equals: (0...8).map { "final \($0)" })
    expect(layout.log.filter { $0.hasPrefix("initial ") }.sorted(), equals: (0...7).map { "initial \($0)" })
    expect(layout.log.first == "prepare" && layout.log.contains("updates delete 0-4") && layout.log.last == "finalize")
    shown.screen.advance(by: 0.15)
    let between = moving.layer.presentation()?.frame.minX ?? 0
    expect(between > 137.5 && between < 275 && finished.isEmpty)
    shown.screen.advance(by: 0.3)
    expect(shown.view.cellForItem(at: path(4)) === moving && moving.frame.origin == CGPoint(x: 137.5, y: 70))
    expect(finished, equals: [true])
    expect(shown.view.subviews.filter { $0 is UICollectionViewCell }.count, equals: 8)
  }

  @Test("U02 A moved item keeps its cell")
  func move() {
    let items = Items(count: 9)
    let shown = Shown(items, flow(100, 60), width: 375, height: 400)
    let cell = shown.view.cellForItem(at: path(0))
    items.sections[0].append(items.sections[0].removeFirst())
    shown.view.moveItem(at: path(0), to: path(8))
    shown.screen.advance(by: 0.5)
    expect(shown.view.cellForItem(at: path(8)) === cell)
    expect(shown.contents, equals: "0-0:1 0-1:2 0-2:3 0-3:4 0-4:5 0-5:6 0-6:7 0-7:8 0-8:0")
  }

  @Test("U03 A reloaded item fades from its old cell to a new one")
  func reload() {
    let items = Items(count: 9)
    let shown = Shown(items, flow(100, 60), width: 375, height: 400)
    let cell = shown.view.cellForItem(at: path(3))!
    items.sections[0][3] = "new"
    shown.view.reloadItems(at: [path(3)])
    let new = shown.view.cellForItem(at: path(3))!
    expect(new !== cell && cell.superview === shown.view)
    shown.screen.advance(by: 0.15)
    expect(cell.frame, equals: new.frame)
    expect((cell.layer.presentation()?.opacity ?? 1) < 0.9 && (new.layer.presentation()?.opacity ?? 1) < 0.9)
    shown.screen.advance(by: 0.3)
    expect(cell.superview == nil && new.accessibilityIdentifier == "new")
  }

  @Test("U04 The header of a section that moves up is the same view")
  func deleteSection() {
    let items = Items([["a", "b"], ["c"]])
    let layout = flow(100, 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let shown = Shown(items, layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = shown.view.supplementaryView(forElementKind: kind, at: path(0, 1))
    items.sections.removeFirst()
    shown.view.deleteSections([0])
    shown.screen.advance(by: 0.5)
    expect(header != nil && shown.view.supplementaryView(forElementKind: kind, at: path(0, 0)) === header)
    expect(header?.frame.minY == 0 && shown.contents == "0-0:c")
  }

  @Test("U05 Items can be inserted into a view that has never been laid out")
  func insertIntoFresh() {
    let items = Items([[]])
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow(50, 50))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    let message = caughtUIKitError {
      view.performBatchUpdates({
        items.sections[0].append("a")
        view.insertItems(at: [path(0)])
      })
    }
    expect(message == nil && view.numberOfItems(inSection: 0) == 1)
  }

  @Test("U06 A layout's target offset keeps the first item in place")
  func targetOffset() {
    final class Anchored: UICollectionViewFlowLayout {
      var shift: CGFloat = 0
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + shift)
      }
    }
    let items = Items(count: 60)
    let layout = Anchored()
    layout.itemSize = CGSize(width: 320, height: 50)
    let shown = Shown(items, layout)
    shown.view.contentOffset.y = 600
    shown.screen.layout()
    let cell = shown.view.cellForItem(at: path(10))
    layout.shift = 120
    items.sections[0].insert(contentsOf: ["x", "y"], at: 0)
    shown.view.performBatchUpdates({ shown.view.insertItems(at: [path(0), path(1)]) })
    expect(shown.view.contentOffset.y, equals: 720)
    layout.shift = 0
    shown.screen.advance(by: 0.5)
    expect(shown.view.cellForItem(at: path(12)) === cell && cell?.frame.minY == 720)
  }

  @Test("CV-45 Without animations everything is final immediately")
  func withoutAnimation() {
    let items = Items(count: 9)
    let shown = Shown(items, flow(100, 60), width: 375, height: 400)
    var finished = false
    items.sections[0].removeFirst(3)
    UIView.performWithoutAnimation {
      shown.view.performBatchUpdates({ shown.view.deleteItems(at: [path(0), path(1), path(2)]) }, completion: { finished = $0 })
    }
    expect(finished && shown.view.visibleCells.count == 6)
    expect(shown.view.subviews.filter { $0 is UICollectionViewCell }.count, equals: 6)
  }

  @Test("CV-47 The selection follows its item, and that of a deleted item is lost without a call")
  func selection() {
    let items = Items(count: 9)
    let shown = Shown(items, flow(100, 60))
    shown.view.allowsMultipleSelection = true
    shown.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    shown.view.selectItem(at: path(5), animated: false, scrollPosition: [])
    items.sections[0].remove(at: 2)
    shown.view.deleteItems(at: [path(2)])
    expect(shown.view.indexPathsForSelectedItems, equals: [path(4)])
    expect(items.take(), equals: "")
  }

  @Test("W-10 An update that does not add up is reported in the system's words")
  func wrongUpdate() {
    let items = Items(count: 20)
    let shown = Shown(items, flow(100, 60))
    expect(
      caughtUIKitError { shown.view.deleteItems(at: [path(20)]) }
        == "attempt to delete item 20 from section 0 which only contains 20 items before the update")
    shown.screen.layout()
    expect(
      caughtUIKitError { shown.view.insertItems(at: [path(3)]) }
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section after the update"
        + " (20) must be equal to the number of items contained in that section before the update (20), plus or minus the number of items"
        + " inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that"
        + " section (0 moved in, 0 moved out).")
    shown.screen.layout()
    expect(shown.view.visibleCells.count, equals: 20)
  }
}

/// Logs the view's calls to a layout during an update.
private final class LoggingFlow: UICollectionViewFlowLayout {
  var log: [String] = []

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      let place = item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate
      log.append("updates \(item.updateAction) \(place?.section ?? -1)-\(place?.item ?? -1)")
    }
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("final \(itemIndexPath.item)")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}
