import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Self-sizing cells.
@MainActor struct SizingTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A cell whose height comes from a table.
  private final class Sized: UICollectionViewCell {
    static var heights: [String: CGFloat] = [:]
    static var width: CGFloat = 320
    static var asked = 0

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      Self.asked += 1
      layoutAttributes.size = CGSize(width: Self.width, height: Self.heights[accessibilityIdentifier ?? ""] ?? 60)
      return layoutAttributes
    }
  }

  private func show(_ items: Items, _ heights: [String: CGFloat] = [:], width: CGFloat = 320) -> Shown {
    Sized.heights = heights
    Sized.width = width
    Sized.asked = 0
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: width, height: 50)
    layout.minimumLineSpacing = 0
    return Shown(items, layout, cells: Sized.self)
  }

  @Test("CV-55 CV-89 A measured cell moves those below it in the same pass, and each is measured once")
  func measured() {
    let shown = show(Items(count: 40), ["1": 90])
    expect(shown.frame(0, 1)?.height == 90 && shown.frame(0, 2)?.minY == 150)
    expect(
      shown.view.visibleCells.allSatisfy { $0.frame == shown.view.layoutAttributesForItem(at: shown.view.indexPath(for: $0)!)?.frame })
    expect(Sized.asked, atMost: 10)
  }

  @Test("CV-89 A measured width is no larger than a line, and lines are broken by it")
  func widths() {
    let wide = show(Items(count: 3), width: 500)
    expect(wide.frame(0, 0)?.width, equals: 320)
    let narrow = show(Items(count: 6), width: 100)
    Sized.width = 150
    narrow.view.collectionViewLayout.invalidateLayout()
    for cell in narrow.view.visibleCells { cell.invalidateIntrinsicContentSize() }
    narrow.screen.layout()
    expect(narrow.frame(0, 2)?.minX == 0 && narrow.frame(0, 1)?.minX == 170)
  }

  @Test("CV-58 A cell whose content changes is sized again, unless that is disabled", arguments: [true, false])
  func invalidated(enabled: Bool) {
    let shown = show(Items(count: 10))
    shown.view.selfSizingInvalidation = enabled ? .enabled : .disabled
    Sized.heights["2"] = 100
    shown.view.cellForItem(at: path(2))?.invalidateIntrinsicContentSize()
    shown.screen.layout()
    expect(shown.frame(0, 2)?.height == (enabled ? 100 : 60) && shown.frame(0, 3)?.minY == (enabled ? 220 : 180))
  }

  @Test("CV-59 Sizes that were learnt stay with their items, and those of items above move the offset")
  func learnt() {
    let items = Items(count: 60)
    let shown = show(items, ["0": 130])
    expect(shown.frame(0, 1)?.minY, equals: 130)
    items.sections[0].insert("new", at: 0)
    shown.view.insertItems(at: [path(0)])
    shown.screen.settle()
    expect(shown.frame(0, 1)?.height, equals: 130)
    // Far below, the items above have estimates: the first visible item keeps its position when one above it is measured.
    shown.view.scrollToItem(at: path(30), at: .top, animated: false)
    shown.screen.layout()
    let top = shown.view.cellForItem(at: path(30))!
    let place = top.frame.minY - shown.view.contentOffset.y
    for _ in 0..<20 {
      shown.view.contentOffset.y -= 20
      shown.screen.layout()
    }
    expect(abs(top.frame.minY - shown.view.contentOffset.y - place - 400) < 0.6 || top.superview == nil)
    Sized.heights["new"] = 75
    shown.view.reloadItems(at: [path(0)])
    shown.screen.settle()
    shown.view.contentOffset.y = 0
    shown.screen.layout()
    expect(shown.frame(0, 0)?.height, equals: 75)
  }
}
