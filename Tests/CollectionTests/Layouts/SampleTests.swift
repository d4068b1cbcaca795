import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the Gallery's collection views by touches.
@MainActor struct SampleTests {
  private func show<Controller: UIViewController>(
    _ controller: Controller, scale: CGFloat = 2, design: UIDesign = .modern
  ) -> (screen: TestScreen, controller: Controller) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: scale, design: design)
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle(timeout: 2)
    return (screen, controller)
  }

  @Test("CV-141 A pinch changes the size of a million tiles, and a fling shows others")
  func grid() throws {
    let (screen, controller) = show(GridController())
    assertSnapshotChecksum(screen.snapshot(), named: "Grid")
    let layout = controller.collectionViewLayout as! UICollectionViewFlowLayout
    screen.flick(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 200))
    screen.settle(timeout: 5)
    expect(controller.collectionView.indexPathsForVisibleItems.min()!.item, above: 12)
    screen.pinch(center: CGPoint(x: 180, y: 400), from: 80, to: 160)
    screen.settle(timeout: 5)
    expect(layout.itemSize.width, above: 100)
    expect(controller.collectionView.visibleCells.allSatisfy { $0.frame.width == layout.itemSize.width })
    screen.tap(CGPoint(x: 60, y: 400))
    expect(controller.collectionView.indexPathsForSelectedItems?.count, equals: 1)
    assertSnapshotChecksum(screen.snapshot(), named: "GridPinched")
  }

  @Test("CV-07 CV-10 After any flick of the line layout a cover is exactly in the middle", arguments: [-30.0, -160, 60])
  func coverFlow(distance: Double) throws {
    // At a scale of one: perspective is sampled pixel by pixel, which is slow without optimization.
    let (screen, controller) = show(CoverFlowController(), scale: 1)
    let view = controller.collectionView!
    view.scrollToItem(at: IndexPath(item: 10, section: 0), at: .centeredHorizontally, animated: false)
    screen.layout()
    screen.flick(from: CGPoint(x: 187, y: 350), to: CGPoint(x: 187 + distance, y: 350))
    screen.settle(timeout: 5)
    let centers = view.indexPathsForVisibleItems.compactMap { view.layoutAttributesForItem(at: $0)?.center.x }
    expect(centers.contains { abs($0 - view.bounds.midX) < 0.6 })
    // There is one line.
    expect(Set(view.indexPathsForVisibleItems.compactMap { view.layoutAttributesForItem(at: $0)?.center.y }).count, equals: 1)
    assertSnapshotChecksum(screen.snapshot(), named: "CoverFlow \(distance)")
  }

  @Test("CV-05 CV-10 Items of a circle appear from its center and disappear into it")
  func circle() throws {
    let (screen, controller) = show(CircleController())
    let view = controller.collectionView!
    expect(view.visibleCells.count, equals: 12)
    assertSnapshotChecksum(screen.snapshot(), named: "Circle")
    screen.tap(view.convert(view.cellForItem(at: IndexPath(item: 3, section: 0))!.center, to: nil))
    expect(view.numberOfItems(inSection: 0), equals: 11)
    screen.advance(by: 0.15)
    expect(view.subviews.filter { $0 is UICollectionViewCell }.count, equals: 12)
    assertSnapshotChecksum(screen.snapshot(), named: "CircleDeleting")
    screen.advance(by: 0.5)
    expect(view.subviews.filter { $0 is UICollectionViewCell }.count, equals: 11)
    screen.tap(CGPoint(x: 187, y: 370))
    screen.advance(by: 1)
    expect(view.visibleCells.count, equals: 12)
  }

  @Test("CV-13 CV-51 A change of layout moves the cells, and keeps them")
  func layoutChange() throws {
    let (screen, controller) = show(CircleController())
    let view = controller.collectionView!
    let cell = view.cellForItem(at: IndexPath(item: 5, section: 0))!
    let start = cell.center
    let grid = UICollectionViewFlowLayout()
    var done: Bool?
    view.setCollectionViewLayout(grid, animated: true) { done = $0 }
    screen.advance(by: 0.15)
    let between = cell.layer.presentation()?.position ?? .zero
    expect(between != start && done == nil)
    assertSnapshotChecksum(screen.snapshot(), named: "CircleToGrid")
    screen.advance(by: 0.4)
    expect(done == true && view.cellForItem(at: IndexPath(item: 5, section: 0)) === cell)
    expect(cell.frame, equals: grid.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.frame)
  }

  @Test("CV-52 An interactive transition can be canceled half way")
  func interactiveTransition() {
    let (screen, controller) = show(CircleController())
    let view = controller.collectionView!
    let circle = view.collectionViewLayout
    let start = view.cellForItem(at: IndexPath(item: 5, section: 0))!.center
    var ends: [Bool] = []
    let transition = view.startInteractiveTransition(to: UICollectionViewFlowLayout()) { ends += [$0, $1] }
    transition.transitionProgress = 0.5
    screen.layout()
    expect(view.cellForItem(at: IndexPath(item: 5, section: 0))!.center != start)
    view.cancelInteractiveTransition()
    screen.advance(by: 0.5)
    expect(view.collectionViewLayout === circle && ends == [true, false])
    expect(view.cellForItem(at: IndexPath(item: 5, section: 0))!.center, equals: start)
  }

  @Test("CV-87 The header of the photos' month stays at the top, and selected photos are deleted")
  func photoWall() throws {
    let (screen, controller) = show(PhotoWallController())
    let view = controller.collectionView!
    view.contentOffset.y += 120
    screen.layout()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))!
    expect(header.frame.minY, equals: view.contentOffset.y + view.adjustedContentInset.top)
    screen.tap(CGPoint(x: 50, y: 300))
    screen.tap(CGPoint(x: 150, y: 300))
    expect(view.indexPathsForSelectedItems?.count, equals: 2)
    assertSnapshotChecksum(screen.snapshot(), named: "PhotoWall")
    let count = (0..<6).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
    screen.tap(CGPoint(x: 350, y: 22))
    screen.settle(timeout: 2)
    expect((0..<6).reduce(0) { $0 + view.numberOfItems(inSection: $1) }, equals: count - 2)
  }

  @Test("CV-64 Two fingers that pass over six photos choose them, and the trash deletes them")
  func choosingPhotos() throws {
    let (screen, controller) = show(PhotoWallController())
    let view = controller.collectionView!
    func center(_ item: Int) -> CGPoint {
      view.convert(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center, to: nil)
    }
    let before = view.numberOfItems(inSection: 0)
    let (from, to) = (center(1), center(6))
    let touches = [screen.touchDown(from), screen.touchDown(CGPoint(x: from.x + 20, y: from.y))]
    screen.advance(by: 0.05)
    for step in 1...12 {
      let part = CGFloat(step) / 12
      for (index, touch) in touches.enumerated() {
        touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part + CGFloat(index) * 20, y: from.y + (to.y - from.y) * part))
      }
      screen.advance(by: 1.0 / 60)
    }
    for touch in touches { touch.up() }
    screen.settle(timeout: 2)
    expect((view.indexPathsForSelectedItems ?? []).map(\.item).sorted(), equals: Array(1...6))
    assertSnapshotChecksum(screen.snapshot(), named: "PhotoWallChosen")
    screen.tap(CGPoint(x: 350, y: 22))
    screen.settle(timeout: 2)
    expect(view.numberOfItems(inSection: 0), equals: before - 6)
  }

  @Test("CV-67 CV-72 A menu deletes the photo that was pressed, and photos a screen ahead are drawn before they are shown")
  func photoMenu() throws {
    let (screen, controller) = show(PhotoWallController())
    let view = controller.collectionView!
    expect(!controller.store.prepared.isEmpty)
    let before = view.numberOfItems(inSection: 0)
    screen.longPress(view.convert(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))!.center, to: nil))
    screen.settle(timeout: 2)
    assertSnapshotChecksum(screen.snapshot(), named: "PhotoWallMenu")
    expect(screen.reader.activate("Delete"))
    screen.settle(timeout: 2)
    expect(view.numberOfItems(inSection: 0), equals: before - 1)
    expect(view.cellForItem(at: IndexPath(item: 2, section: 0))?.accessibilityLabel, equals: "Photo 4 of January")
  }

  @Test("CV-52 A pinch opens the circle and ends forward or backward from half way; a further pinch restores the circle")
  func pinchedCircle() throws {
    let (screen, controller) = show(CircleController())
    let view = controller.collectionView!
    let circle = view.collectionViewLayout
    let start = view.cellForItem(at: IndexPath(item: 5, section: 0))!.center
    screen.pinch(center: CGPoint(x: 187, y: 370), from: 100, to: 130)
    screen.settle(timeout: 2)
    expect(view.collectionViewLayout === circle && view.cellForItem(at: IndexPath(item: 5, section: 0))!.center == start)
    // The fingers are still down at half of the way.
    let fingers = [screen.touchDown(CGPoint(x: 137, y: 370)), screen.touchDown(CGPoint(x: 237, y: 370))]
    for step in 1...10 {
      fingers[0].move(to: CGPoint(x: 137 - CGFloat(step) * 2.5, y: 370))
      fingers[1].move(to: CGPoint(x: 237 + CGFloat(step) * 2.5, y: 370))
      screen.advance(by: 1.0 / 60)
    }
    let transition = try #require(view.collectionViewLayout as? UICollectionViewTransitionLayout)
    expect(transition.transitionProgress > 0.3 && transition.transitionProgress < 0.7)
    let between = view.cellForItem(at: IndexPath(item: 5, section: 0))!.center
    let end = try #require(transition.nextLayout.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))).center
    let part = transition.transitionProgress
    expect(abs(between.x - (start.x + (end.x - start.x) * part)) < 1 && abs(between.y - (start.y + (end.y - start.y) * part)) < 1)
    assertSnapshotChecksum(screen.snapshot(), named: "CirclePinched")
    for finger in fingers { finger.up() }
    screen.settle(timeout: 2)
    screen.pinch(center: CGPoint(x: 187, y: 370), from: 80, to: 200)
    screen.settle(timeout: 2)
    expect(view.collectionViewLayout is UICollectionViewFlowLayout && controller.navigationItem.rightBarButtonItem?.title == "Circle")
    screen.pinch(center: CGPoint(x: 187, y: 370), from: 200, to: 80)
    screen.settle(timeout: 2)
    expect(view.collectionViewLayout is CircleLayout && controller.navigationItem.rightBarButtonItem?.title == "Grid")
  }

  @Test("CV-86 A waterfall has more columns in a wider window, and more pictures where it ends")
  func waterfallGrows() throws {
    let (screen, controller) = show(WaterfallController())
    let view = controller.collectionView!
    func columns() -> Int { Set(view.visibleCells.map(\.frame.minX)).count }
    expect(columns(), equals: 2)
    screen.resize(to: CGSize(width: 800, height: 600))
    screen.settle(timeout: 2)
    expect(columns(), equals: 4)
    screen.resize(to: CGSize(width: 375, height: 667))
    screen.settle(timeout: 2)
    for _ in 0..<8 {
      screen.flick(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 100))
      screen.settle(timeout: 5)
    }
    expect(view.numberOfItems(inSection: 0), above: 40)
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expect(header == nil)
    view.contentOffset.y = -view.adjustedContentInset.top
    screen.layout()
    let shown = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    expect((shown as? MonthHeader)?.label.text, equals: "\(view.numberOfItems(inSection: 0)) pictures")
  }

  @Test("CV-148 A waterfall's columns are filled from the shortest")
  func waterfall() throws {
    let (screen, controller) = show(WaterfallController())
    assertSnapshotChecksum(screen.snapshot(), named: "Waterfall")
    for cell in controller.collectionView.visibleCells {
      for other in controller.collectionView.visibleCells where other !== cell { expect(!cell.frame.intersects(other.frame)) }
    }
  }

  @Test("CV-13 The same tiles show in every layout, and a tap deletes one")
  func layouts() throws {
    let (screen, controller) = show(LayoutsController(), scale: 1)
    let view = controller.collectionView!
    assertSnapshotChecksum(screen.snapshot(), named: "LayoutsFlow")
    let choice = controller.navigationItem.titleView as! UISegmentedControl
    for (index, name) in ["Sideways", "Left", "Circle", "Line"].enumerated() {
      choice.selectedSegmentIndex = index + 1
      choice.sendActions(for: .valueChanged)
      screen.settle(timeout: 2)
      assertSnapshotChecksum(screen.snapshot(), named: "Layouts\(name)")
      expect(view.numberOfItems(inSection: 0) == 9 && !view.visibleCells.isEmpty)
      for cell in view.visibleCells {
        expect(cell.center, equals: view.layoutAttributesForItem(at: view.indexPath(for: cell)!)?.center, "\(name)")
      }
    }
    choice.selectedSegmentIndex = 2
    choice.sendActions(for: .valueChanged)
    screen.settle(timeout: 2)
    screen.tap(view.convert(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))!.center, to: nil))
    screen.settle(timeout: 2)
    expect(view.visibleCells.count, equals: 8)
    // The spacings of a left-aligned flow are the minimum ones.
    expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, equals: 102)
  }

  @Test("CV-12 Flashcards turn by a tap, and a long press copies the word", arguments: [UIDesign.modern, .classic])
  func flashcards(design: UIDesign) throws {
    let (screen, controller) = show(FlashcardsController(), scale: 1, design: design)
    let view = controller.collectionView!
    assertSnapshotChecksum(screen.snapshot(), named: design == .modern ? "Flashcards" : "FlashcardsClassic")
    func place(_ item: Int) -> CGPoint {
      view.convert(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center, to: nil)
    }
    expect(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.width, equals: 343)
    expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, equals: 16)
    screen.tap(place(1))
    screen.settle(timeout: 2)
    expect((view.cellForItem(at: IndexPath(item: 1, section: 0)) as? CardCell)?.label.text, equals: "Hello")
    screen.longPress(place(0))
    screen.settle(timeout: 2)
    expect(screen.reader.activate("Copy"))
    expect(UIPasteboard.general.string, equals: "Guten Morgen")
  }

  @Test("CV-65 A long press lifts a tile, the others make way, and the data follow at the end")
  func reorder() throws {
    let (screen, controller) = show(ReorderGridController())
    let view = controller.collectionView!
    func center(_ item: Int) -> CGPoint {
      view.convert(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center, to: nil)
    }
    let touch = screen.touchDown(center(0))
    screen.advance(by: 0.7)
    for part in stride(from: CGFloat(0), through: 1, by: 0.1) {
      let (from, to) = (center(0), center(6))
      touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      screen.advance(by: 0.05)
    }
    screen.advance(by: 0.4)
    assertSnapshotChecksum(screen.snapshot(), named: "Reordering")
    touch.up()
    screen.settle(timeout: 2)
    expect(controller.numbers.prefix(8), equals: [1, 2, 3, 4, 5, 6, 0, 7])
    for cell in view.visibleCells {
      let path = view.indexPath(for: cell)!
      expect(cell.frame, equals: view.layoutAttributesForItem(at: path)?.frame)
      expect((cell as? TileCell)?.label.text, equals: "\(controller.numbers[path.section * 20 + path.item])")
    }
  }

  @Test("CV-65 CV-77 A tile moves to another section, and a canceled one returns")
  func reorderAcross() throws {
    let (screen, controller) = show(ReorderBoardController())
    let view = controller.grid.collectionView!
    func center(_ item: Int, _ section: Int) -> CGPoint {
      view.convert(view.layoutAttributesForItem(at: IndexPath(item: item, section: section))!.center, to: nil)
    }
    func carry(_ from: CGPoint, to: CGPoint) -> TestTouch {
      let touch = screen.touchDown(from)
      screen.advance(by: 0.7)
      for step in 1...12 {
        let part = CGFloat(step) / 12
        touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        screen.advance(by: 0.05)
      }
      screen.advance(by: 0.4)
      return touch
    }
    let cancelled = carry(center(0, 0), to: center(7, 0))
    cancelled.cancel()
    screen.settle(timeout: 2)
    expect(controller.grid.numbers, equals: Array(0..<30))
    carry(center(3, 0), to: center(1, 1)).up()
    screen.settle(timeout: 2)
    expect(view.numberOfItems(inSection: 0) == 19 && view.numberOfItems(inSection: 1) == 11)
    var expected = Array(0..<30)
    expected.insert(expected.remove(at: 3), at: 20)
    expect(controller.grid.numbers, equals: expected)
    for cell in view.visibleCells {
      let path = view.indexPath(for: cell)!
      expect(cell.frame, equals: view.layoutAttributesForItem(at: path)?.frame)
    }
  }

  @Test("CV-66 A tile of the tray is dropped into the grid, and is removed from the tray")
  func dropFromTray() throws {
    let (screen, controller) = show(ReorderBoardController())
    let (grid, tray) = (controller.grid.collectionView!, controller.tray.collectionView!)
    func center(_ view: UICollectionView, _ item: Int) -> CGPoint {
      view.convert(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center, to: nil)
    }
    let (from, to) = (center(tray, 2), center(grid, 6))
    let touch = screen.touchDown(from)
    screen.advance(by: 0.7)
    for step in 1...20 {
      let part = CGFloat(step) / 20
      touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      screen.advance(by: 1.0 / 60)
    }
    screen.advance(by: 0.5)
    assertSnapshotChecksum(screen.snapshot(), named: "ReorderDropping")
    touch.up()
    screen.settle(timeout: 3)
    expect(!controller.tray.numbers.contains(102) && controller.tray.numbers.count == 11)
    expect(controller.grid.numbers.count == 31 && controller.grid.numbers.firstIndex(of: 102).map { (5...7).contains($0) } == true)
    assertSnapshotChecksum(screen.snapshot(), named: "ReorderDropped")
  }
}
