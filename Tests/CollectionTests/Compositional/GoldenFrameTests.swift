import CoreGraphics
import Foundation
import TrestleListModel
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// The frames of the golden cases, before they are rounded to pixels.
@MainActor struct GoldenFrameTests {
  @Test("CV-101 C01 Rows of one item follow each other over the full width")
  func rows() {
    let shown = Composed(
      NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(44), item(.fractionalWidth(1), .fractionalHeight(1)))), [94])
    for index in 0..<94 { expect(shown.isNear(index, 0, 44 * CGFloat(index), 375, 44)) }
    expect(shown.layout.collectionViewContentSize, equals: CGSize(width: 375, height: 4136))
  }

  @Test("CV-101 CV-106 C02 C03 A fifth of the width, with and without insets")
  func fifths() {
    let group = { row(.fractionalWidth(1), .fractionalWidth(0.2), item(.fractionalWidth(0.2), .fractionalHeight(1), insets: $0)) }
    expect(Composed(NSCollectionLayoutSection(group: group(0)), [20]).isNear(7, 150, 75, 75, 75))
    let inset = Composed(NSCollectionLayoutSection(group: group(5)), [20])
    expect(inset.isNear(0, 5, 5, 65, 65))
    expect(inset.isNear(6, 80, 80, 65, 65))
  }

  private func pairs(isMirrored: Bool = false) -> Composed {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(sides: 10)
    return Composed(section, [94], isMirrored: isMirrored)
  }

  @Test("CV-103 C04 Two items share a row equally")
  func count() {
    let shown = pairs()
    expect(shown.isNear(0, 10, 0, 172.5, 44))
    expect(shown.isNear(1, 192.5, 0, 172.5, 44))
    expect(shown.isNear(2, 10, 54, 172.5, 44))
    expect(shown.contentHeight, equals: 2528)
  }

  @Test("CV-101 C05 A group beside an item in a group")
  func nested() {
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1), insets: 10), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)),
      subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1), insets: 10), trailing])
    let shown = Composed(NSCollectionLayoutSection(group: group), [6], width: 400, height: 800)
    expect(shown.isNear(0, 10, 10, 260, 300))
    expect(shown.isNear(1, 290, 10, 100, 140))
    expect(shown.isNear(2, 290, 170, 100, 140))
    expect(shown.isNear(3, 10, 330, 260, 300))
  }

  @Test("CV-113 C06 C30 Supplementary views are placed by anchors")
  func anchors() {
    func badge(_ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil) -> NSCollectionLayoutSupplementaryItem {
      let layoutSize = size(.absolute(20), .absolute(20))
      guard let own else {
        return NSCollectionLayoutSupplementaryItem(layoutSize: layoutSize, elementKind: "badge", containerAnchor: anchor)
      }
      return NSCollectionLayoutSupplementaryItem(layoutSize: layoutSize, elementKind: "badge", containerAnchor: anchor, itemAnchor: own)
    }
    func frame(_ badge: NSCollectionLayoutSupplementaryItem, isMirrored: Bool = false) -> CGRect? {
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
      item.contentInsets = NSDirectionalEdgeInsets(all: 5)
      let section = NSCollectionLayoutSection(group: row(.fractionalWidth(1), .fractionalWidth(0.2), item))
      section.contentInsets = NSDirectionalEdgeInsets(all: 20)
      let shown = Composed(section, [8], width: 400, isMirrored: isMirrored)
      if !isMirrored { expect(shown.isNear(0, 25, 25, 80, 62)) }
      return shown.shown.part("badge", 0)
    }
    let corner = badge(NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    expect(frame(corner), equals: CGRect(x: 91, y: 19, width: 20, height: 20))
    expect(frame(corner, isMirrored: true), equals: CGRect(x: 400 - 111, y: 19, width: 20, height: 20))
    let host = CompositionFrame(0, 0, 100, 100)
    let outside = badge(
      NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)),
      NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    expect(outside.supplement.frame(at: host, measured: nil), equals: CompositionFrame(110, -30, 20, 20))
    let inside = badge(NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    expect(inside.supplement.frame(at: host, measured: nil), equals: CompositionFrame(80, 0, 20, 20))
    let middle = badge(NSCollectionLayoutAnchor(edges: []))
    expect(middle.supplement.frame(at: host, measured: nil), equals: CompositionFrame(40, 40, 20, 20))
  }

  @Test(
    "CV-104 C07 C08 Items are spaced flexibly or exactly",
    arguments: [(true, [0, 98.333, 196.667, 295]), (false, [0, 90, 180, 270])] as [(Bool, [CGFloat])])
  func spacing(isFlexible: Bool, expected: [CGFloat]) {
    let group = row(
      .fractionalWidth(1), .absolute(50), item(.absolute(80), .fractionalHeight(1)), spacing: isFlexible ? .flexible(10) : .fixed(10))
    let shown = Composed(NSCollectionLayoutSection(group: group), [9])
    for index in 0..<9 {
      expect(shown.isNear(index, expected[index % 4], CGFloat(index / 4) * 50, 80, 50))
    }
  }

  @Test("CV-105 C09 C10 C11 Edge spacing is fixed or shares the remaining room")
  func edges() {
    func cell(
      _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ leading: NSCollectionLayoutSpacing?,
      _ top: NSCollectionLayoutSpacing?, _ trailing: NSCollectionLayoutSpacing?
    ) -> NSCollectionLayoutItem {
      let item = item(width, height)
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: nil)
      return item
    }
    let fixed = Composed(
      NSCollectionLayoutSection(
        group: row(.fractionalWidth(1), .absolute(60), cell(.absolute(84), .absolute(40), .fixed(8), .fixed(4), .fixed(8)))), [3],
      width: 300)
    for (index, x) in [8, 108, 208].enumerated() { expect(fixed.isNear(index, CGFloat(x), 4, 84, 40)) }
    let flexible = Composed(
      NSCollectionLayoutSection(
        group: row(.fractionalWidth(1), .absolute(60), cell(.absolute(100), .absolute(40), .flexible(0), nil, .flexible(0)))), [4],
      width: 360)
    for (index, x) in [10, 130, 250].enumerated() { expect(flexible.isNear(index, CGFloat(x), 0, 100, 40)) }
    expect(flexible.isNear(3, 10, 60, 100, 40))
    let pushed = Composed(
      NSCollectionLayoutSection(
        group: row(.fractionalWidth(1), .absolute(50), cell(.fractionalWidth(0.5), .absolute(20), nil, .flexible(0), nil))), [1])
    expect(pushed.isNear(0, 0, 30, 187.5, 20))
  }

  @Test("CV-106 C12 A group's insets shrink the room of its items")
  func groupInsets() {
    let group = column(.fractionalWidth(1), .absolute(232), item(.fractionalWidth(1), .absolute(100)))
    group.contentInsets = NSDirectionalEdgeInsets(all: 16)
    let shown = Composed(NSCollectionLayoutSection(group: group), [3])
    expect(shown.isNear(0, 16, 16, 343, 100))
    expect(shown.isNear(1, 16, 116, 343, 100))
    expect(shown.isNear(2, 16, 248, 343, 100))
  }

  @Test("CV-103 C13 C14 A count of items that share a column, or keep their size in a row")
  func counts() {
    let shared = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .absolute(300)), subitem: item(.fractionalWidth(1), .fractionalHeight(0.9)), count: 3)
    shared.interItemSpacing = .fixed(15)
    let thirds = Composed(NSCollectionLayoutSection(group: shared), [3])
    for (index, y) in [0, 105, 210].enumerated() { expect(thirds.isNear(index, 0, CGFloat(y), 187.5, 90)) }
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: item(.absolute(50), .absolute(50)), count: 3)
    let own = Composed(NSCollectionLayoutSection(group: repeated), [4])
    for index in 0..<3 { expect(own.isNear(index, CGFloat(index) * 50, 0, 50, 50)) }
    expect(own.isNear(3, 0, 50, 50, 50))
  }

  @Test("CV-102 C15 Thirds fill a row, and a little more than thirds do not")
  func thirds() {
    let layout = { (part: CGFloat) in
      NSCollectionLayoutSection(group: row(.fractionalWidth(1), .absolute(50), item(.fractionalWidth(part), .fractionalHeight(1))))
    }
    let thirds = Composed(layout(1 / 3), [4])
    expect(thirds.isNear(2, 250, 0, 125, 50))
    expect(thirds.isNear(3, 0, 50, 125, 50))
    expect(Composed(layout(0.34), [4]).isNear(2, 0, 50, 127.5, 50))
  }

  @Test("CV-109 CV-110 C16 C17 Headers and footers surround the groups, and sections are spaced")
  func boundaries() {
    let shown = Composed(standardSection(), [2, 2], spacing: 20)
    expect(shown.shown.header(0), equals: CGRect(x: 16, y: 0, width: 343, height: 44))
    expect(shown.isNear(0, 16, 64, 343, 100))
    expect(shown.isNear(1, 16, 169, 343, 100))
    expect(shown.shown.footer(0), equals: CGRect(x: 16, y: 279, width: 343, height: 30))
    expect(shown.shown.header(1)?.minY, equals: 329)
    expect(shown.contentHeight, equals: 638)
    let wide = standardSection()
    wide.supplementariesFollowContentInsets = false
    expect(Composed(wide, [2]).shown.header(0), equals: CGRect(x: 0, y: 0, width: 375, height: 44))
  }

  @Test("CV-111 C18 A pinned header stays visible and moves out with its section")
  func pinned() {
    let shown = Composed(standardSection(pins: true, hasFooter: false), [2, 40])
    for (offset, y) in [(0, 0), (100, 100), (250, 235)] as [(CGFloat, CGFloat)] {
      shown.view.contentOffset.y = offset
      shown.screen.layout()
      expect(shown.shown.header(0)?.minY, equals: y)
      let view = shown.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      expect(view?.frame.minY, equals: y)
    }
  }

  @Test("CV-112 C22 A background is behind the whole section")
  func background() throws {
    let section = standardSection()
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(all: 5)
    section.decorationItems = [background]
    let shown = Composed(section, [2])
    let path = IndexPath(item: 0, section: 0)
    let attributes = try #require(shown.layout.layoutAttributesForDecorationView(ofKind: "background", at: path))
    expect(attributes.frame, equals: CGRect(x: 5, y: 5, width: 365, height: 299))
    expect(attributes.zIndex, equals: 0)
    expect(shown.view.layoutAttributesForItem(at: path)?.zIndex, equals: 1)
    let cell = try #require(shown.view.cellForItem(at: path))
    let index = { (view: UIView) in shown.view.subviews.firstIndex { $0 === view } ?? -1 }
    let backs = shown.view.subviews.filter { $0.frame == attributes.frame }
    expect(backs.count == 1 && index(backs[0]) < index(cell))
  }

  @Test("CV-112 A section without items shows its header and its background")
  func emptySection() {
    let section = standardSection()
    section.decorationItems = [.background(elementKind: "background")]
    let shown = Composed(section, [0])
    expect(shown.contentHeight, equals: 104)
    expect(shown.shown.header(0)?.height, equals: 44)
    let path = IndexPath(item: 0, section: 0)
    expect(shown.layout.layoutAttributesForDecorationView(ofKind: "background", at: path)?.frame.height, equals: 104)
  }

  @Test("CV-116 C24 Groups follow each other along a horizontal layout")
  func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let section = NSCollectionLayoutSection(
      group: row(.absolute(100), .fractionalHeight(1), item(.fractionalWidth(1), .fractionalHeight(1))))
    let shown = Composed(section, [12], height: 600, configuration: configuration)
    for index in 0..<12 { expect(shown.isNear(index, CGFloat(index) * 100, 0, 100, 600)) }
    expect(shown.layout.collectionViewContentSize, equals: CGSize(width: 1200, height: 600))
  }

  @Test("CV-100 C26 The layout margins are around the container")
  func margins() {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(50), item(.fractionalWidth(1), .fractionalHeight(1))))
    section.contentInsetsReference = .layoutMargins
    // The view of a controller has larger margins, so the collection view belongs to one.
    let screen = TestScreen(size: CGSize(width: 1040, height: 719.5))
    let layout = UICollectionViewCompositionalLayout(section: section)
    let items = Items(count: 3)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1040, height: 719.5))
    let view = UICollectionView(frame: outer.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutMargins = UIEdgeInsets(top: 14, left: 14, bottom: 14, right: 14)
    view.dataSource = items
    outer.addSubview(view)
    screen.show(outer)
    expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame, equals: CGRect(x: 14, y: 0, width: 1012, height: 50))
    expect(layout.collectionViewContentSize.width, equals: 1040)
  }

  @Test("CV-101 C28 A section's insets are fractions of the height of its container")
  func effectiveHeight() {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .fractionalHeight(0.5), item(.fractionalWidth(1), .fractionalHeight(1))))
    section.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 0, bottom: 50, trailing: 0)
    expect(Composed(section, [1], width: 400, height: 800).isNear(0, 0, 50, 400, 350))
  }

  @Test("CV-39 C29 Right to left, the first item of a row is on the right")
  func mirrored() {
    let shown = pairs(isMirrored: true).shown
    expect(shown.frame(0, 0)?.minX, equals: 192.5)
    expect(shown.frame(0, 1)?.minX, equals: 10)
    expect(shown.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX, equals: 192.5)
  }

  @Test("CV-114 C31 Custom groups are repeated")
  func custom() {
    var calls = 0
    let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(300))) { environment in
      calls += 1
      expect(environment.container.effectiveContentSize, equals: CGSize(width: 375, height: 300))
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 180, height: 100)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 190, y: 0, width: 185, height: 300), zIndex: 3),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 110, width: 180, height: 190)),
      ]
    }
    let shown = Composed(NSCollectionLayoutSection(group: group), [4])
    expect(shown.isNear(1, 190, 0, 185, 300))
    expect(shown.isNear(3, 0, 300, 180, 100))
    expect(shown.contentHeight, equals: 600)
    expect(shown.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex, equals: 3)
    expect(calls, equals: 1)
  }

  @Test("W-19 C27 A section without space shows no items and logs the reason")
  func noRoom() {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(50), item(.fractionalWidth(1), .fractionalHeight(1))))
    section.contentInsets = NSDirectionalEdgeInsets(sides: 16)
    let handler = UIKitErrorHandler.warningHandler
    let log = Warnings()
    UIKitErrorHandler.warningHandler = { log.add($0) }
    let shown = Composed(section, [3], width: 32)
    UIKitErrorHandler.warningHandler = handler
    let said = log.messages
    expect(shown.view.visibleCells.isEmpty)
    expect(said.count, equals: 2)
    expect(said.first?.contains("computing the layout for section at index 0 in container {32, 667}.") ?? false)
    expect(said.last?.hasPrefix("Error: There is no room for this NSCollectionLayoutGroup to fit into its parent group") ?? false)
  }

  @Test("CV-115 CV-78 A header of the whole content is before the sections, in front of theirs, under a path of one index")
  func contentHeader() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), elementKind: "global", alignment: .top)
    item.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [item]
    let shown = Composed(standardSection(), [2, 30], configuration: configuration)
    expect(shown.shown.header(0)?.minY, equals: 60)
    expect(shown.isNear(0, 16, 124, 343, 100))
    let view = try #require(shown.view.supplementaryView(forElementKind: "global", at: IndexPath(index: 0)))
    expect(view.frame, equals: CGRect(x: 0, y: 0, width: 375, height: 60))
    shown.view.contentOffset.y = 200
    shown.screen.layout()
    expect(view.frame.minY, equals: 200)
    let attributes = shown.view.layoutAttributesForSupplementaryElement(ofKind: "global", at: IndexPath(index: 0))
    expect(attributes?.zIndex, equals: 2)
  }

  @Test("CV-110 A boundary item that does not extend is over the content, and an offset moves it")
  func overlapping() {
    let section = standardSection(hasFooter: false)
    let over = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top,
      absoluteOffset: CGPoint(x: 3, y: 5))
    over.extendsBoundary = false
    section.boundarySupplementaryItems = [over]
    let shown = Composed(section, [2])
    expect(shown.shown.header(0), equals: CGRect(x: 19, y: 5, width: 343, height: 44))
    expect(shown.isNear(0, 16, 20, 343, 100))
  }

  @Test("CV-117 Origins and sizes are rounded to pixels, each on its own")
  func pixels() {
    let section = NSCollectionLayoutSection(
      group: row(.fractionalWidth(1), .absolute(37.48), item(.fractionalWidth(1 / 7), .fractionalHeight(1))))
    let shown = Composed(section, [14], width: 401).shown
    expect(shown.frame(0, 1), equals: CGRect(x: 57.5, y: 0, width: 57.5, height: 37.5))
    expect(shown.frame(0, 8), equals: CGRect(x: 57.5, y: 37.5, width: 57.5, height: 37.5))
  }

  @Test("W-20 A group without subitems, and a section that the provider does not return, are errors")
  func errors() {
    let said = caughtUIKitError { _ = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(1), .absolute(1)), subitems: []) }
    expect(said, equals: "At least 1 subitem is required for a group")
    let layout = UICollectionViewCompositionalLayout { _, _ in nil }
    let missing = caughtUIKitError { _ = Shown(Items(count: 3), layout) }
    expect(
      missing
        == "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a"
        + " client error.")
  }
}

private final class Warnings: @unchecked Sendable {
  private(set) var messages: [String] = []
  func add(_ message: String) { messages.append(message) }
}
