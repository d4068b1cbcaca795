import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The calls of a layout, a data source and a delegate during an update, in order.
@MainActor struct UpdateContractTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("CV-40 The data are counted before the block and after it, nested blocks are one update, and the completion is always called")
  func order() {
    let items = Items(count: 4)
    items.logsQuestions = true
    let shown = Shown(items, flow(100, 60))
    _ = items.take()
    var log: [String] = []
    shown.view.performBatchUpdates(
      {
        log.append("outer \(shown.view.hasUncommittedUpdates)")
        items.sections[0].append("x")
        shown.view.performBatchUpdates({ shown.view.insertItems(at: [path(4)]) }, completion: { log.append("inner done \($0)") })
        log.append(items.take())
        items.sections[0].append("y")
        shown.view.insertItems(at: [path(5)])
      }, completion: { log.append("outer done \($0)") })
    expect(log, equals: ["outer true", ""])
    expect(items.take() == "sections, items 0, cell 0-4, cell 0-5, will 0-4, will 0-5" && !shown.view.hasUncommittedUpdates)
    shown.screen.advance(by: 0.5)
    expect(Set(log.suffix(2)), equals: ["inner done true", "outer done true"])
    shown.view.performBatchUpdates(nil, completion: { log.append("nothing \($0)") })
    shown.screen.advance(by: 0.5)
    expect(log.last, equals: "nothing true")
  }

  @Test("CV-41 CV-42 A layout is notified of an update in order, with deletions descending and insertions ascending")
  func layoutOrder() {
    let items = Items(count: 6)
    let layout = ToldFlow()
    layout.itemSize = CGSize(width: 100, height: 60)
    let shown = Shown(items, layout)
    layout.log = []
    items.sections[0] = ["n", "0", "2", "4", "5", "m"]
    shown.view.performBatchUpdates({
      shown.view.insertItems(at: [path(0), path(5)])
      shown.view.deleteItems(at: [path(1), path(3)])
    })
    let order = layout.log.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    expect(
      order == [
        "invalidate counts", "prepare", "delete 3, delete 1, insert 0, insert 5", "target offset", "finals", "elements", "initials",
        "finalize",
      ])
    shown.screen.settle()
    items.sections.append(["s"])
    layout.log = []
    shown.view.insertSections([1])
    expect(layout.log.contains("insert section 1"))
  }

  @Test("CV-43 By default new items fade in at their positions, deleted ones fade out, and others move from their old positions")
  func baseAnswers() {
    let items = Items(count: 4)
    let layout = AnsweredFlow()
    layout.itemSize = CGSize(width: 100, height: 60)
    let shown = Shown(items, layout)
    items.sections[0] = ["1", "2", "n", "3"]
    shown.view.performBatchUpdates({
      shown.view.deleteItems(at: [path(0)])
      shown.view.insertItems(at: [path(2)])
    })
    expect(layout.finals[0]?.alpha == 0 && layout.finals[0]?.frame.minX == 0)
    expect(layout.finals[1]?.alpha == 1 && layout.finals[1]?.frame.minX == 0)
    expect(layout.initials[2]?.alpha == 0 && layout.initials[2]?.frame.minX == 220)
    expect(layout.initials[0]?.alpha == 1 && layout.initials[0]?.frame.minX == 110)
  }

  @Test(
    "CV-44 A cell interrupted by an update continues from its displayed position, and a cell that leaves the screen is reported at the end")
  func interrupted() {
    let items = Items(count: 60)
    items.logsQuestions = true
    let shown = Shown(items, flow(320, 50))
    let cell = shown.view.cellForItem(at: path(5))!
    items.sections[0].insert("a", at: 0)
    shown.view.insertItems(at: [path(0)])
    shown.screen.advance(by: 0.15)
    let seen = cell.layer.presentation()?.frame.minY ?? 0
    expect(seen > 302 && seen < 358)
    items.sections[0].insert("b", at: 0)
    shown.view.insertItems(at: [path(0)])
    shown.screen.advance(by: 1.0 / 60)
    expect(abs((cell.layer.presentation()?.frame.minY ?? 0) - seen) < 25 && cell.frame.minY == 420)
    expect(!items.log.contains { $0.hasPrefix("end") })
    shown.screen.advance(by: 1)
    expect(items.log.filter { $0.hasPrefix("end") }.count == 2 && (cell.layer.presentation()?.frame.minY ?? 420) == 420)
  }

  @Test("CV-48 A reload inside a block wins: nothing moves, and the offset is kept within the content")
  func reloadInBlock() {
    let items = Items(count: 60)
    let shown = Shown(items, flow(320, 50))
    shown.view.contentOffset.y = 1500
    shown.screen.layout()
    var finished = false
    items.sections[0].removeLast(40)
    shown.view.performBatchUpdates(
      {
        shown.view.deleteItems(at: (20..<60).map { path($0) })
        shown.view.reloadData()
      }, completion: { finished = $0 })
    shown.screen.layout()
    expect(shown.view.contentSize.height == 20 * 60 - 10 && shown.view.contentOffset.y == 20 * 60 - 10 - 480)
    expect(shown.view.visibleCells.allSatisfy { ($0.layer.presentation()?.frame ?? $0.frame) == $0.frame })
    shown.screen.advance(by: 0.5)
    expect(finished && shown.view.indexPathsForVisibleItems.max() == path(19))
  }

  @Test("CV-47 Reloaded items are deselected, reconfigured ones are not")
  func reloadedSelection() {
    let items = Items(count: 6)
    let shown = Shown(items, flow(100, 60))
    shown.view.allowsMultipleSelection = true
    for item in [1, 2] { shown.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
    shown.view.reloadItems(at: [path(1)])
    shown.view.reconfigureItems(at: [path(2)])
    shown.screen.settle()
    expect(shown.view.indexPathsForSelectedItems == [path(2)] && items.take() == "")
    expect(shown.view.cellForItem(at: path(1))?.isSelected, equals: false)
  }

  @Test("CV-50 A new layout is asked for the offset and keeps the cells, and the view of the old one is nil")
  func replacedLayout() {
    final class Asked: UICollectionViewFlowLayout {
      var proposals: [CGPoint] = []
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposals.append(proposedContentOffset)
        return CGPoint(x: 0, y: 40)
      }
    }
    let old = flow(100, 60)
    let shown = Shown(Items(count: 60), old)
    let cell = shown.view.cellForItem(at: path(3))
    let new = Asked()
    new.itemSize = CGSize(width: 60, height: 60)
    shown.view.collectionViewLayout = new
    expect(old.collectionView == nil && new.collectionView === shown.view && new.proposals == [.zero])
    expect(shown.view.contentOffset.y == 40 && shown.view.cellForItem(at: path(3)) === cell)
    expect(cell?.frame.size, equals: CGSize(width: 60, height: 60))
  }

  @Test("U07 A layout that keeps its first visible item's distance from the top keeps the offset")
  func anchoredOffset() {
    final class Anchoring: UICollectionViewFlowLayout {
      private var anchor: (path: IndexPath, distance: CGFloat)?
      private var top: CGFloat { (collectionView?.contentOffset.y ?? 0) + (collectionView?.adjustedContentInset.top ?? 0) }
      var distances: [CGFloat] = []

      func note() {
        let visible = collectionView?.indexPathsForVisibleItems.sorted().first { layoutAttributesForItem(at: $0)!.frame.minY >= top }
        anchor = visible.map { ($0, layoutAttributesForItem(at: $0)!.frame.minY - top) }
      }
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard let anchor, let frame = layoutAttributesForItem(at: anchor.path)?.frame else { return proposedContentOffset }
        distances.append(anchor.distance)
        return CGPoint(
          x: proposedContentOffset.x, y: frame.minY - anchor.distance - (collectionView?.adjustedContentInset.top ?? 0))
      }
    }
    let items = Items(count: 60)
    let layout = Anchoring()
    layout.itemSize = CGSize(width: 320, height: 60)
    let shown = Shown(items, layout)
    shown.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    shown.view.contentOffset.y = 500
    shown.screen.layout()
    expect(shown.frame(0, 8)?.minY, equals: 560)
    layout.note()
    items.sections[0].append("x")
    shown.view.insertItems(at: [path(60)])
    expect(layout.distances == [10] && shown.view.contentOffset.y == 500)
  }

  @Test("CV-71 At the end of a drag the layout proposes a target, which the delegate receives and may change")
  func targetOrder() {
    final class Snapping: UICollectionViewFlowLayout {
      var velocities: [CGFloat] = []
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        velocities.append(velocity.y)
        return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
      }
    }
    final class Ending: NSObject, UICollectionViewDelegate {
      var told: [CGFloat] = []
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        told.append(targetContentOffset.pointee.y)
        targetContentOffset.pointee.y += 7
      }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 320, height: 50)
    let ending = Ending()
    let shown = Shown(Items(count: 100), layout, delegate: ending)
    shown.screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
    shown.screen.settle()
    expect(layout.velocities.count == 1 && layout.velocities[0] > 0.5 && layout.velocities[0] < 10)
    expect(ending.told.count == 1 && ending.told[0].truncatingRemainder(dividingBy: 100) == 0)
    expect(shown.view.contentOffset.y, equals: ending.told[0] + 7)
  }

  @Test("CV-21 All methods of the base layout can be called; it has no elements")
  func baseLayout() {
    let layout = UICollectionViewLayout()
    let shown = Shown(Items(count: 3), layout)
    layout.prepare()
    layout.invalidateLayout()
    layout.finalizeCollectionViewUpdates()
    expect(layout.collectionViewContentSize == .zero && layout.layoutAttributesForElements(in: shown.view.bounds) == nil)
    expect(layout.layoutAttributesForItem(at: path(0)) == nil && shown.view.visibleCells.isEmpty)
    expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)), equals: CGPoint(x: 1, y: 2))
    expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero) && layout.initialLayoutAttributesForAppearingItem(at: path(0)) == nil)
  }
}

/// Logs the calls that an update makes to a layout, identical consecutive calls once.
private final class ToldFlow: UICollectionViewFlowLayout {
  var log: [String] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    log.append("invalidate\(context.invalidateDataSourceCounts ? " counts" : "")")
  }
  override func prepare() {
    super.prepare()
    log.append("prepare")
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    log.append(
      updateItems.map { item in
        let place = item.indexPathBeforeUpdate ?? item.indexPathAfterUpdate!
        let isOneSided = (item.indexPathBeforeUpdate == nil) != (item.indexPathAfterUpdate == nil)
        return "\(item.updateAction)\(isOneSided ? "" : "?") " + (place.item == NSNotFound ? "section \(place.section)" : "\(place.item)")
      }.joined(separator: ", "))
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    log.append("target offset")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    log.append("elements")
    return super.layoutAttributesForElements(in: rect)
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("finals")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    log.append("initials")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    log.append("finalize")
  }
}

/// Stores the results of the base layout.
private final class AnsweredFlow: UICollectionViewFlowLayout {
  var initials: [Int: UICollectionViewLayoutAttributes] = [:]
  var finals: [Int: UICollectionViewLayoutAttributes] = [:]

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    initials[itemIndexPath.item] = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    return initials[itemIndexPath.item]
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    finals[itemIndexPath.item] = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    return finals[itemIndexPath.item]
  }
}
