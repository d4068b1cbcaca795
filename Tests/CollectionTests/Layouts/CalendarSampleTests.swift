import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the Gallery's calendar by touches.
@MainActor struct CalendarSampleTests {
  private func show() -> (screen: TestScreen, controller: CalendarController) {
    let screen = TestScreen(size: CGSize(width: 375, height: 700))
    let day = Calendar(identifier: .gregorian).date(from: DateComponents(year: 2024, month: 5, day: 15))!
    let controller = CalendarController(today: day)
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle(timeout: 2)
    return (screen, controller)
  }

  /// Returns the positions of the days visible, by month and day.
  private func places(_ controller: CalendarController) -> [CalendarDay: CGFloat] {
    let view = controller.collectionView!
    let months = CalendarMonths(locale: UIApplication.shared.locale)
    var result: [CalendarDay: CGFloat] = [:]
    for path in view.indexPathsForVisibleItems {
      let month = controller.shown.lowerBound + path.section
      let day = path.item - months.leadingBlanks(ofMonth: month) + 1
      guard day > 0, let cell = view.cellForItem(at: path) else { continue }
      result[CalendarDay(month: month, day: day)] = cell.convert(cell.bounds, to: nil).minY
    }
    return result
  }

  @Test("CV-41 CV-59 Fifty months back: months are inserted before the first, and visible content does not jump")
  func back() {
    let (screen, controller) = show()
    let start = controller.shown.lowerBound
    let touch = TestTouchDrag(screen)
    var inserted = 0
    for _ in 0..<160 {
      let before = (places(controller), controller.shown.lowerBound)
      touch.move(by: 200)
      let after = places(controller)
      if controller.shown.lowerBound < before.1 { inserted += 1 }
      let shifts = Set(before.0.compactMap { day, y in after[day].map { ($0 - y).rounded() } })
      // The days visible have moved with the finger, whether months were inserted or not.
      expect(shifts.count == 1 && (170...220).contains(shifts.first ?? 0), "\(shifts)")
    }
    expect(inserted >= 4 && start - controller.shown.lowerBound >= 48)
    expect(places(controller).keys.map(\.month).max()!, below: 2024 * 12 + 4 - 50)
  }

  @Test("CV-05 A flick toward older months continues while months are inserted")
  func flick() {
    let (screen, controller) = show()
    let first = controller.shown.lowerBound
    for _ in 0..<6 {
      screen.flick(from: CGPoint(x: 187, y: 200), to: CGPoint(x: 187, y: 650))
      screen.advance(by: 0.5)
    }
    screen.settle(timeout: 8)
    expect(controller.shown.lowerBound, below: first)
    expect(places(controller).keys.map(\.month).max()!, below: 2024 * 12 - 2)
  }

  @Test("CV-60 Two touches choose all days between them, a third one begins again; a place without a day is not chosen")
  func range() throws {
    let (screen, controller) = show()
    let view = controller.collectionView!
    func tap(_ day: Int) throws {
      let months = CalendarMonths(locale: UIApplication.shared.locale)
      let month = 2024 * 12 + 4
      let path = IndexPath(item: months.leadingBlanks(ofMonth: month) + day - 1, section: month - controller.shown.lowerBound)
      let cell = try #require(view.cellForItem(at: path))
      let frame = cell.convert(cell.bounds, to: nil)
      screen.tap(CGPoint(x: frame.midX, y: frame.midY))
      screen.settle(timeout: 2)
    }
    try tap(20)
    try tap(9)
    let month = 2024 * 12 + 4
    expect(controller.chosen, equals: CalendarDay(month: month, day: 9)...CalendarDay(month: month, day: 20))
    let selected = view.visibleCells.filter { $0.accessibilityTraits.contains(.selected) }
    expect(selected.count, equals: 12)
    try tap(14)
    expect(controller.chosen, equals: CalendarDay(month: month, day: 14)...CalendarDay(month: month, day: 14))
  }

  @Test("CV-115 The names of weekdays stay at the top while months scroll below them")
  func pinned() throws {
    let (screen, controller) = show()
    let view = controller.collectionView!
    let names = try #require(view.visibleSupplementaryViews(ofKind: CalendarLayout.weekdays).first)
    let top = names.convert(names.bounds, to: nil).minY
    screen.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 260))
    screen.settle(timeout: 3)
    let now = try #require(view.visibleSupplementaryViews(ofKind: CalendarLayout.weekdays).first)
    expect(abs(now.convert(now.bounds, to: nil).minY - top), below: 0.51)
  }
}

/// Drags in several parts from the same position, without a flick at the end.
@MainActor private struct TestTouchDrag {
  let screen: TestScreen
  init(_ screen: TestScreen) { self.screen = screen }

  func move(by distance: CGFloat) {
    let touch = screen.touchDown(CGPoint(x: 187, y: 200))
    touch.move(to: CGPoint(x: 187, y: 220))
    screen.advance(by: 0.02)
    touch.move(to: CGPoint(x: 187, y: 210 + distance))
    screen.advance(by: 0.2)
    touch.move(to: CGPoint(x: 187, y: 210 + distance))
    touch.up()
    screen.settle(timeout: 2)
  }
}
