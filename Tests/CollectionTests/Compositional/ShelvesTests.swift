import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the Gallery's store front by touches.
@MainActor struct ShelvesTests {
  private func show(size: CGSize = CGSize(width: 375, height: 667)) -> (screen: TestScreen, view: UICollectionView) {
    let screen = TestScreen(size: size)
    let controller = ShelvesController()
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle(timeout: 2)
    return (screen, controller.collectionView)
  }

  private func frame(_ view: UICollectionView, _ section: Int, _ item: Int) -> CGRect {
    let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    return view.convert(frame, to: nil)
  }

  @Test("CV-121 CV-122 A flick of the first shelf centers the next cover, and the other shelves do not move")
  func centred() {
    let (screen, view) = show()
    let y = frame(view, 0, 0).midY
    expect(abs(frame(view, 0, 0).midX - 187.5), below: 0.51)
    screen.flick(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y))
    screen.settle(timeout: 5)
    expect(abs(frame(view, 0, 1).midX - 187.5), below: 0.51)
    expect(abs(frame(view, 1, 0).minX - 20), below: 0.51)
    // The cover in the middle is at its full size, its neighbors are smaller.
    let middle = view.cellForItem(at: IndexPath(item: 1, section: 0))
    let neighbour = view.cellForItem(at: IndexPath(item: 0, section: 0))
    expect((middle?.transform.a ?? 0) > 0.99 && (neighbour?.transform.a ?? 1) < 0.95)
  }

  @Test("CV-120 CV-113 Shelves keep their offsets out of sight; badges and the panel are where they belong")
  func offsetsKept() throws {
    let (screen, view) = show()
    let y = frame(view, 1, 0).midY
    screen.flick(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
    screen.settle(timeout: 5)
    expect(abs(frame(view, 1, 1).minX - 20), below: 0.51)
    let cover = frame(view, 1, 1)
    let badge = try #require(view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 1)))
    let place = badge.convert(badge.bounds, to: nil)
    expect(!badge.isHidden && abs(place.midX - cover.maxX) < 6 && abs(place.midY - cover.minY) < 6)
    screen.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 150))
    screen.settle(timeout: 5)
    let panels = view.subviews.filter { $0 is PanelView }
    expect(panels.count == 1 && panels[0].frame.minX == 8 && panels[0].frame.width == view.bounds.width - 16)
    screen.tapStatusBar()
    screen.settle(timeout: 5)
    expect(abs(frame(view, 1, 1).minX - 20), below: 0.51)
  }

  @Test("CV-121 The last shelf scrolls by page")
  func pages() {
    let (screen, view) = show(size: CGSize(width: 375, height: 1400))
    let y = frame(view, 4, 0).midY
    let start = frame(view, 4, 0).minX
    screen.flick(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
    screen.settle(timeout: 5)
    expect(abs(frame(view, 4, 0).minX - (start - 375)), below: 0.51)
  }
}
