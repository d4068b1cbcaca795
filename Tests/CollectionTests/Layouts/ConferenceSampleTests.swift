import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the Gallery's conference program by touches.
@MainActor struct ConferenceSampleTests {
  private func show() -> (screen: TestScreen, controller: ConferenceController) {
    let screen = TestScreen(size: CGSize(width: 375, height: 800))
    let controller = ConferenceController()
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle(timeout: 2)
    return (screen, controller)
  }

  private func frame(_ controller: ConferenceController, _ section: Int, _ item: Int) -> CGRect {
    let view = controller.collectionView!
    return view.convert(view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null, to: nil)
  }

  private func touch(_ name: String, in view: UIView) -> CGPoint? {
    for child in view.subviews.reversed() { if let found = touch(name, in: child) { return found } }
    guard view.accessibilityLabel == name, !view.isHidden else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("CV-137 CV-46 A swipe stars a talk: its row is configured again as the same cell, and has a star")
  func favorite() throws {
    let (screen, controller) = show()
    let view = controller.collectionView!
    let path = IndexPath(item: 1, section: 1)
    let cell = try #require(view.cellForItem(at: path) as? UICollectionViewListCell)
    let y = frame(controller, 1, 1).midY
    screen.drag(from: CGPoint(x: 60, y: y), to: CGPoint(x: 180, y: y))
    screen.settle(timeout: 2)
    let button = try #require(touch("Star", in: screen.window))
    screen.tap(button)
    screen.settle(timeout: 2)
    expect(controller.favorites, equals: [3])
    expect(view.cellForItem(at: path) === cell && cell.accessories.count == 1)
    expect(view.cellForItem(at: IndexPath(item: 0, section: 1)).map { ($0 as? UICollectionViewListCell)?.accessories.count }, equals: 0)
  }

  @Test("CV-137 CV-75 A swipe hides a talk, and the last talk of a time hides its header; the button shows all again")
  func hide() throws {
    let (screen, controller) = show()
    let view = controller.collectionView!
    expect(view.numberOfSections, equals: 4)
    let y = frame(controller, 0, 0).midY
    screen.drag(from: CGPoint(x: 330, y: y), to: CGPoint(x: 200, y: y))
    screen.settle(timeout: 2)
    screen.tap(try #require(touch("Hide", in: screen.window)))
    screen.settle(timeout: 2)
    expect(view.numberOfSections, equals: 3)
    screen.tap(try #require(touch("Show all", in: screen.window)))
    screen.settle(timeout: 2)
    expect(view.numberOfSections == 4 && controller.navigationItem.rightBarButtonItem == nil)
  }

  @Test("CV-58 CV-59 A touch opens the summary of a talk: its row grows, those below make room, those above stay")
  func opening() {
    let (screen, controller) = show()
    let before = (frame(controller, 1, 0), frame(controller, 1, 1), frame(controller, 1, 2))
    screen.tap(CGPoint(x: before.1.midX, y: before.1.midY))
    screen.settle(timeout: 2)
    let grown = frame(controller, 1, 1).height - before.1.height
    expect(grown, above: 40)
    expect(frame(controller, 1, 0) == before.0 && abs(frame(controller, 1, 2).minY - before.2.minY - grown) < 0.51)
    screen.tap(CGPoint(x: before.1.midX, y: before.1.midY))
    screen.settle(timeout: 2)
    expect(frame(controller, 1, 1), equals: before.1)
  }

  @Test("CV-130 CV-58 Rows follow a larger text size, and the smaller one again")
  func textSize() {
    let (screen, controller) = show()
    let before = frame(controller, 0, 0).height
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    screen.settle(timeout: 2)
    expect(frame(controller, 0, 0).height, above: before * 1.5)
    screen.traits = { $0.preferredContentSizeCategory = .large }
    screen.settle(timeout: 2)
    expect(abs(frame(controller, 0, 0).height - before), below: 0.51)
  }
}
