import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the Gallery's outline by touches.
@MainActor struct OutlineSampleTests {
  @MainActor private struct Stage {
    let screen: TestScreen
    let controller: OutlineController
    var view: UICollectionView { controller.collectionView }

    var titles: [String] {
      view.indexPathsForVisibleItems.sorted().compactMap { path in
        ((view.cellForItem(at: path) as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
      }
    }

    func cell(_ title: String) throws -> UICollectionViewListCell {
      let cells = view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
      return try #require(
        cells.first { ($0.contentConfiguration as? UIListContentConfiguration)?.text == title }, "\(title) among \(titles)")
    }

    /// Touches a row at its text, or at a distance from its right end.
    func tap(_ title: String, fromRight: CGFloat? = nil) throws {
      let frame = try cell(title).convert(cell(title).bounds, to: nil)
      screen.tap(CGPoint(x: fromRight.map { frame.maxX - $0 } ?? frame.minX + 60, y: frame.midY))
      screen.settle(timeout: 3)
    }
  }

  private func show() -> Stage {
    let screen = TestScreen(size: CGSize(width: 375, height: 1100))
    let controller = OutlineController()
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle(timeout: 2)
    return Stage(screen: screen, controller: controller)
  }

  @Test("CV-76 CV-135 A chevron opens and closes its branch; elsewhere the row is chosen; a header opens by a touch anywhere")
  func expanding() throws {
    let stage = show()
    expect(stage.titles.contains("Plants") && !stage.titles.contains("Ferns"))
    try stage.tap("Plants", fromRight: 18)
    expect(stage.titles.contains("Ferns"))
    try expect(stage.cell("Ferns").indentationLevel, equals: stage.cell("Plants").indentationLevel + 1)
    try stage.tap("Plants", fromRight: 18)
    expect(!stage.titles.contains("Ferns"))
    try stage.tap("Collections")
    expect(!stage.titles.contains("Plants") && stage.titles.contains("2023"))
    try stage.tap("Collections")
    expect(stage.titles.contains("Plants"))
    try stage.tap("Inbox")
    expect(stage.controller.navigationController?.topViewController?.title, equals: "Inbox")
  }

  @Test("CV-76 A deferred branch creates its items when it is first expanded, and keeps them")
  func late() throws {
    let stage = show()
    try stage.tap("2023", fromRight: 18)
    expect(stage.titles.contains("March"))
    try stage.tap("March", fromRight: 18)
    expect(stage.titles.filter { $0.hasPrefix("Week") }.count, equals: 4)
    try stage.tap("2023", fromRight: 18)
    expect(!stage.titles.contains("March"))
    try stage.tap("2023", fromRight: 18)
    // Inner branches that were expanded are expanded again.
    expect(stage.titles.filter { $0.hasPrefix("Week") }.count, equals: 4)
  }

  @Test("CV-76 CV-68 Arrows move through the rows, open and close branches; Return chooses")
  func keys() {
    let stage = show()
    stage.screen.press(.keyboardTab)
    while !stage.view.isFocused { stage.screen.press(.keyboardTab) }
    // The Tab key has marked the first row.
    for _ in 0..<5 { stage.screen.press(.keyboardDownArrow) }
    stage.screen.press(.keyboardRightArrow)
    stage.screen.settle(timeout: 2)
    expect(stage.titles.contains("Ferns"))
    stage.screen.press(.keyboardLeftArrow)
    stage.screen.settle(timeout: 2)
    expect(!stage.titles.contains("Ferns"))
    stage.screen.press(.keyboardReturnOrEnter)
    stage.screen.settle(timeout: 2)
    expect(stage.controller.navigationController?.topViewController?.title, equals: "Plants")
  }

  @Test("CV-75 A search shows matches with expanded branches, and its end restores the previous expansion")
  func searching() throws {
    let stage = show()
    try stage.tap("Books", fromRight: 18)
    let before = stage.titles
    let bar = try #require(stage.controller.navigationItem.searchController?.searchBar)
    let frame = bar.convert(bar.bounds, to: nil)
    stage.screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    stage.screen.settle(timeout: 2)
    stage.screen.type("fern")
    stage.screen.settle(timeout: 2)
    expect(stage.titles, equals: ["Collections", "Plants", "Ferns"])
    for _ in 0..<4 { stage.screen.press(.keyboardDeleteOrBackspace) }
    stage.screen.settle(timeout: 2)
    expect(Array(stage.titles.prefix(before.count)), equals: Array(before.prefix(stage.titles.count)))
  }

  @Test("CV-132 CV-136 In a wide window the sidebar drives the split view: the chosen row has the tint, and shows beside it")
  func columns() throws {
    let screen = TestScreen(size: CGSize(width: 1100, height: 800))
    let split = OutlineController.makeRoot()
    screen.show(split)
    screen.settle(timeout: 2)
    func inside(_ controller: UIViewController?) -> UIViewController? {
      (controller as? UINavigationController)?.viewControllers.first ?? controller
    }
    let sidebar = try #require(inside(split.viewController(for: .primary)) as? OutlineController)
    let stage = Stage(screen: screen, controller: sidebar)
    try stage.tap("Map")
    let shown =
      (split.viewController(for: .secondary) as? UINavigationController)?.topViewController ?? split.viewController(for: .secondary)
    expect((shown as? OutlineDetailController)?.item?.title, equals: "Map")
    let cell = try stage.cell("Map")
    expect(cell.isSelected && cell.frame.minX == 16)
    try stage.tap("Recent")
    try expect(!stage.cell("Map").isSelected && stage.cell("Recent").isSelected)
  }
}
