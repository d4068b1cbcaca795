import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Orthogonally scrolling sections, tested by touches.
@MainActor struct OrthogonalSectionTests {
  /// Returns a section of five groups 300 wide and 100 high, below a header of 44.
  private func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, insets: CGFloat = 20, hasHeader: Bool = true
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: row(.absolute(300), .absolute(100), item(.fractionalWidth(1), .fractionalHeight(1))))
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = NSDirectionalEdgeInsets(sides: insets)
    section.interGroupSpacing = 20
    if hasHeader { section.boundarySupplementaryItems = [header()] }
    return section
  }

  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, counts: [Int] = [5, 5], isMirrored: Bool = false
  ) -> Composed { Composed(shelf(behavior), counts, width: 400, height: 600, isMirrored: isMirrored) }

  private func scroller(_ shown: Composed, _ section: Int = 0) -> OrthogonalScrollView? { shown.view.extras.orthogonal.views[section] }

  private func shownCell(_ shown: Composed, _ item: Int, _ section: Int = 0) -> UICollectionViewCell? {
    shown.view.cellForItem(at: IndexPath(item: item, section: section))
  }

  @Test("CV-120 The cells of a section are in a scroll view of its own, its header is not")
  func parents() throws {
    let shown = show(.continuous)
    let inner = try #require(scroller(shown))
    expect(inner.frame, equals: CGRect(x: 0, y: 44, width: 400, height: 100))
    expect(inner.contentSize, equals: CGSize(width: 1620, height: 100))
    expect(shownCell(shown, 0)?.superview === inner)
    expect(shownCell(shown, 0)?.frame, equals: CGRect(x: 20, y: 0, width: 300, height: 100))
    expect(shownCell(shown, 1)?.frame.minX, equals: 340)
    expect(shownCell(shown, 2) == nil)
    let header = shown.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expect(header?.superview === shown.view)
    expect(shown.contentHeight, equals: 288)
    expect(!inner.showsHorizontalScrollIndicator && !inner.clipsToBounds)
  }

  @Test(
    "CV-121 A flick ends at the position that the behavior determines",
    arguments: [.groupPaging, .groupPagingCentered, .paging] as [UICollectionLayoutSectionOrthogonalScrollingBehavior])
  func flick(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
    let shown = show(behavior)
    let inner = try #require(scroller(shown))
    let step: CGFloat = behavior == .paging ? 400 : 320
    for turn in 1...2 {
      shown.screen.flick(from: CGPoint(x: 330, y: 90), to: CGPoint(x: 200, y: 90))
      shown.screen.settle(timeout: 5)
      expect(inner.contentOffset.x, equals: step * CGFloat(turn))
    }
    // The view itself and the other section have not moved.
    expect(shown.view.contentOffset, equals: .zero)
    expect(scroller(shown, 1)?.contentOffset.x, equals: 0)
    expect(shownCell(shown, 2) != nil)
  }

  @Test("CV-121 A slow drag of a group paging section ends at the nearest group")
  func slowDrag() throws {
    let shown = show(.groupPaging)
    let inner = try #require(scroller(shown))
    shown.screen.drag(from: CGPoint(x: 330, y: 90), to: CGPoint(x: 250, y: 90), duration: 2)
    shown.screen.settle(timeout: 5)
    expect(inner.contentOffset.x, equals: 0)
    shown.screen.drag(from: CGPoint(x: 350, y: 90), to: CGPoint(x: 130, y: 90), duration: 2)
    shown.screen.settle(timeout: 5)
    expect(inner.contentOffset.x, equals: 320)
  }

  @Test("CV-121 Scrolling to a leading boundary rests at a group's edge")
  func leadingBoundary() throws {
    let shown = show(.continuousGroupLeadingBoundary)
    let inner = try #require(scroller(shown))
    shown.screen.flick(from: CGPoint(x: 330, y: 90), to: CGPoint(x: 230, y: 90))
    shown.screen.settle(timeout: 5)
    let offset = inner.contentOffset.x
    expect(offset > 0 && (offset.truncatingRemainder(dividingBy: 320) == 0 || offset == 1220))
  }

  @Test("CV-123 A vertical drag that begins in a section scrolls the view, and the delegate is notified of that alone")
  func directions() throws {
    let shown = Composed(shelf(.continuous), Array(repeating: 5, count: 12), width: 400, height: 600)
    final class Watcher: NSObject, UICollectionViewDelegate {
      var offsets: [CGPoint] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
    }
    let watcher = Watcher()
    shown.view.delegate = watcher
    shown.screen.layout()
    shown.screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 60, y: 400), duration: 1)
    shown.screen.settle(timeout: 5)
    expect(watcher.offsets.isEmpty)
    shown.screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 250), duration: 1)
    shown.screen.settle(timeout: 5)
    expect(shown.view.contentOffset.y, above: 100)
    expect(!watcher.offsets.isEmpty)
    expect(scroller(shown, 0)?.contentOffset.x ?? 0, equals: 0)
  }

  @Test("CV-123 A tap selects the item displayed at its location, and attributes have the displayed positions")
  func taps() throws {
    let shown = show(.continuous)
    try #require(scroller(shown)).contentOffset.x = 330
    shown.screen.layout()
    expect(shown.view.indexPathForItem(at: CGPoint(x: 50, y: 90)), equals: IndexPath(item: 1, section: 0))
    expect(shown.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, equals: 10)
    shown.screen.tap(CGPoint(x: 50, y: 90))
    expect(shown.view.indexPathsForSelectedItems, equals: [IndexPath(item: 1, section: 0)])
    expect(shown.shown.items.take().contains("didSelect 1"))
  }

  @Test("CV-120 Offsets survive leaving the screen, a reload and an update above")
  func offsetsSurvive() throws {
    let shown = Composed(shelf(.groupPaging), Array(repeating: 5, count: 20), width: 400, height: 600)
    try #require(scroller(shown, 1)).contentOffset.x = 320
    shown.screen.layout()
    shown.view.contentOffset.y = 1500
    shown.screen.layout()
    expect(scroller(shown, 1) == nil)
    expect(shown.view.extras.orthogonal.views.count, below: 8)
    shown.view.contentOffset.y = 0
    shown.screen.layout()
    expect(scroller(shown, 1)?.contentOffset.x, equals: 320)
    shown.view.reloadData()
    shown.screen.layout()
    expect(scroller(shown, 1)?.contentOffset.x, equals: 320)
    shown.shown.items.sections.insert(["new"], at: 0)
    shown.view.insertSections([0])
    shown.screen.settle(timeout: 2)
    expect(scroller(shown, 2)?.contentOffset.x, equals: 320)
    expect(scroller(shown, 1)?.contentOffset.x ?? 0, equals: 0)
    expect(scroller(shown, 2)?.frame.minY, equals: 332.0)
  }

  @Test("CV-120 After a rotation a section is at the same group")
  func rotation() throws {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(0.8), .absolute(100), item(.fractionalWidth(1), .fractionalHeight(1))))
    section.orthogonalScrollingBehavior = .groupPaging
    let shown = Composed(section, [8], width: 400, height: 600)
    try #require(scroller(shown)).contentOffset.x = 640
    shown.screen.layout()
    shown.view.frame = CGRect(x: 0, y: 0, width: 600, height: 400)
    shown.screen.layout()
    expect(scroller(shown)?.contentOffset.x, equals: 960)
  }

  @Test("CV-120 At the end of its content a section rests at a group's edge in another width too")
  func rotationAtTheEnd() throws {
    let shown = show(.groupPaging)
    try #require(scroller(shown)).contentOffset.x = 1220
    shown.screen.layout()
    shown.view.frame = CGRect(x: 0, y: 0, width: 340, height: 600)
    shown.screen.layout()
    let offset = try #require(scroller(shown)).contentOffset.x
    expect(offset == 1280 || offset == 960)
    shown.view.frame = CGRect(x: 0, y: 0, width: 900, height: 600)
    shown.screen.layout()
    try expect(#require(scroller(shown)).contentOffset.x <= 720)
  }

  @Test("CV-120 Right to left, a section begins on the right and scrolls to the left")
  func mirrored() throws {
    let shown = show(.groupPaging, isMirrored: true)
    let inner = try #require(scroller(shown))
    expect(inner.contentOffset.x, equals: 1220)
    let first = try #require(shownCell(shown, 0))
    expect(inner.convert(first.frame, to: shown.view), equals: CGRect(x: 80, y: 44, width: 300, height: 100))
    shown.screen.flick(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 250, y: 90))
    shown.screen.settle(timeout: 5)
    expect(inner.contentOffset.x, equals: 900)
    expect(shown.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, equals: 80)
    shown.screen.tap(CGPoint(x: 200, y: 90))
    expect(shown.view.indexPathsForSelectedItems, equals: [IndexPath(item: 1, section: 0)])
  }

  @Test("CV-123 Scrolling to an item scrolls the view and the section")
  func scrollToItem() throws {
    let shown = Composed(shelf(.continuous), Array(repeating: 5, count: 20), width: 400, height: 600)
    shown.view.scrollToItem(at: IndexPath(item: 3, section: 12), at: [.top, .left], animated: false)
    shown.screen.layout()
    expect(shown.view.contentOffset.y, equals: 1772.0)
    expect(scroller(shown, 12)?.contentOffset.x, equals: 980)
    shown.view.scrollToItem(at: IndexPath(item: 0, section: 12), at: .centeredHorizontally, animated: true)
    shown.screen.settle(timeout: 3)
    expect(scroller(shown, 12)?.contentOffset.x, equals: 0)
  }

  @Test("CV-44 Items inserted into a section that is scrolled slide in its scroll view")
  func updates() throws {
    let shown = show(.continuous)
    let inner = try #require(scroller(shown))
    let cell = try #require(shownCell(shown, 0))
    shown.shown.items.sections[0].insert("new", at: 0)
    shown.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    shown.screen.settle(timeout: 2)
    expect(cell.superview === inner)
    expect(cell.frame.minX, equals: 340)
    expect(shown.view.indexPath(for: cell), equals: IndexPath(item: 1, section: 0))
    expect(inner.contentSize.width, equals: 1940)
    shown.shown.items.sections[0].removeAll()
    shown.view.deleteItems(at: (0..<6).map { IndexPath(item: $0, section: 0) })
    shown.screen.settle(timeout: 2)
    expect(shown.view.indexPathsForVisibleItems.allSatisfy { $0.section == 1 })
  }

  @Test("CV-50 Another layout removes the cells from the sections' scroll views")
  func otherLayout() {
    let shown = show(.continuous)
    shown.view.setCollectionViewLayout(flow(100, 60), animated: true)
    shown.screen.settle(timeout: 2)
    expect(shown.view.visibleCells.count, equals: 10)
    expect(shown.view.visibleCells.allSatisfy { $0.superview === shown.view && $0.frame.size == CGSize(width: 100, height: 60) })
    expect(!shown.view.subviews.contains { $0 is OrthogonalScrollView })
  }

  @Test("CV-122 The handler of visible items is called at each step with the section's offset, and its changes are seen")
  func handler() throws {
    let section = shelf(.continuous, hasHeader: false)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.x)
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = max(0.2, 1 - distance / 500)
      }
    }
    let shown = Composed(section, [5], width: 400, height: 600)
    expect(offsets.last, equals: 0)
    let first = try #require(shownCell(shown, 0))
    expect(abs(first.alpha - (1 - 30.0 / 500)), below: 0.001)
    shown.screen.drag(from: CGPoint(x: 330, y: 50), to: CGPoint(x: 200, y: 50), duration: 1)
    shown.screen.layout()
    expect(Set(offsets).count, above: 5)
    let offset = try #require(scroller(shown)).contentOffset.x
    expect(abs(first.alpha - (1 - abs(170 - offset - 200) / 500)), below: 0.01)
  }

  @Test("CV-69 Cells of an orthogonal section are read after their header")
  func accessibility() {
    let shown = Composed(shelf(.continuous), [5], width: 400, height: 600) { _, items in
      items.configure = { cell, name in
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = name
      }
    }
    let tree = shown.screen.accessibilityTree()
    let (zero, one) = (tree.range(of: "\"0\""), tree.range(of: "\"1\""))
    expect(zero != nil && one != nil && zero!.lowerBound < one!.lowerBound, "\(tree)")
  }

  @Test("CV-147 CV-148 An orthogonal section tiles only its visible items, independent of their number")
  func manyItems() {
    let shown = Composed(shelf(.continuous), [1_000_000], width: 400, height: 600)
    expect(shown.view.visibleCells.count, equals: 2)
    scroller(shown)?.contentOffset.x = 160_000_000
    shown.screen.layout()
    expect(shown.view.visibleCells.count, atMost: 3)
    expect(shown.view.indexPathsForVisibleItems.contains(IndexPath(item: 500_000, section: 0)))
  }
}
