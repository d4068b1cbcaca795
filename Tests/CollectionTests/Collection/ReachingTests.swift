import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Keys, the screen reader, programmatic scrolling, and the cost of each.
@MainActor struct ReachingTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("CV-68 Arrow keys move by geometry, Return is the primary action, and the item is scrolled into view by the least distance")
  func arrows() {
    final class Actions: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      var refused = -1
      func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { indexPath.item != refused }
      func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("perform \(indexPath.item)")
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(indexPath.item)")
      }
    }
    let actions = Actions()
    let shown = Shown(Items(count: 60), flow(100, 100), delegate: actions)
    shown.screen.press(.keyboardTab)
    for key in [UIKeyboardHIDUsage.keyboardRightArrow, .keyboardDownArrow] { shown.screen.press(key) }
    shown.screen.press(.keyboardReturnOrEnter)
    expect(actions.log, equals: ["select 4", "perform 4"])
    for _ in 0..<4 { shown.screen.press(.keyboardDownArrow) }
    shown.screen.settle()
    expect(shown.view.contentOffset.y, equals: 170)
    actions.refused = 17
    shown.screen.press(.keyboardRightArrow)
    shown.screen.press(.keyboardReturnOrEnter)
    expect(actions.log.last, equals: "perform 16")
    shown.view.selectionFollowsFocus = true
    shown.screen.press(.keyboardUpArrow)
    expect(actions.log.last, equals: "select 13")
  }

  @Test("CV-68 An arrow key that is held down moves the focus repeatedly, and a held Return key performs the action once")
  func heldKeys() {
    final class Actions: NSObject, UICollectionViewDelegate {
      var log: [Int] = []
      func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append(indexPath.item)
      }
    }
    let actions = Actions()
    let shown = Shown(Items(count: 60), flow(100, 100), delegate: actions)
    shown.screen.press(.keyboardTab)
    shown.screen.hold(.keyboardDownArrow, repeats: 4)
    shown.screen.settle()
    // Five rows of three items; the view has scrolled only as far as the row needs.
    expect(shown.view.contentOffset.y, equals: 170)
    shown.screen.hold(.keyboardReturnOrEnter, repeats: 3)
    expect(actions.log, equals: [15])
    shown.screen.hold(.keyboardRightArrow, repeats: 1)
    shown.screen.press(.keyboardReturnOrEnter)
    expect(actions.log == [15, 17] && shown.view.contentOffset.y == 170)
  }

  @Test("CV-69 The screen reader reads section by section: header, items, footer")
  func readingOrder() {
    let items = Items([["a", "b"], ["c"]])
    items.configure = { cell, name in
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = name
    }
    let layout = flow(100, 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    let shown = Shown(items, layout)
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for section in 0...1 {
        let part = shown.view.supplementaryView(forElementKind: kind, at: path(0, section))
        part?.isAccessibilityElement = true
        part?.accessibilityLabel = "\(kind.suffix(6)) \(section)"
      }
    }
    let order = shown.screen.accessibilityTree()
    let names = ["Header 0", "a", "b", "Footer 0", "Header 1", "c", "Footer 1"]
    let places = names.map { order.range(of: "\"\($0)\"")?.lowerBound ?? order.range(of: $0)?.lowerBound }
    expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test("CV-70 scrollToItem moves only along the axis named, stays within the content, and without one scrolls the least")
  func scrolling() {
    let shown = Shown(Items(count: 60), flow(100, 100))
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      shown.view.scrollToItem(at: path(item), at: position, animated: false)
      return shown.view.contentOffset.y
    }
    expect(offset(30, .centeredVertically) == 1100 + 50 - 240 && offset(30, .bottom) == 1200 - 480 && offset(59, .top) == 2190 - 480)
    expect(offset(58, []) == 2190 - 480 && offset(30, []) == 1100 && offset(30, .left) == 1100 && shown.view.contentOffset.x == 0)
    shown.view.scrollToItem(at: path(0), at: .top, animated: true)
    expect(shown.view.contentOffset.y, equals: 1100)
    shown.screen.settle()
    expect(shown.view.contentOffset.y, equals: 0)
  }

  @Test("CV-140 CV-149 A step of scrolling, a question and an update cost as much with a million items as with a thousand")
  func costs() {
    final class Counting: UICollectionViewFlowLayout {
      var elements = 0
      var items = 0
      var prepared = 0
      override func prepare() {
        prepared += 1
        super.prepare()
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = super.layoutAttributesForElements(in: rect)
        elements += found?.count ?? 0
        return found
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        items += 1
        return super.layoutAttributesForItem(at: indexPath)
      }
    }
    let counts = [1000, 1_000_000].map { count -> [Int] in
      let items = Items([Array(repeating: "x", count: count)])
      let layout = Counting()
      layout.itemSize = CGSize(width: 100, height: 100)
      let shown = Shown(items, layout)
      shown.view.contentOffset.y = 2000
      shown.screen.layout()
      for step in 1...20 {
        shown.view.contentOffset.y = 2000 + CGFloat(step) * 15
        shown.screen.layout()
      }
      _ = shown.view.indexPathForItem(at: CGPoint(x: 50, y: 2400))
      items.sections[0].insert(contentsOf: Array(repeating: "y", count: 100), at: 500)
      shown.view.insertItems(at: (500..<600).map { path($0) })
      shown.screen.settle()
      return [layout.elements, layout.items, layout.prepared, shown.view.subviews.count]
    }
    expect(counts[0] == counts[1] && counts[0][0] < 600 && counts[0][1] < 200)
  }
}
