import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Drives the samples about editing as a person would.
@MainActor struct EditingSampleTests {
  private func center(_ path: IndexPath, _ table: UITableView, _ screen: TestScreen, dx: CGFloat = 0) -> CGPoint {
    let frame = table.convert(table.rectForRow(at: path), to: screen.window)
    return CGPoint(x: dx == 0 ? frame.midX : dx > 0 ? frame.minX + dx : frame.maxX + dx, y: frame.midY)
  }

  /// Taps the bar's button of that name.
  private func tap(_ name: String, _ screen: TestScreen) {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityLabel == name, view.isAccessibilityElement { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    let button = find(screen.window)
    #expect(button != nil, "\(name)")
    if let button { screen.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)) }
    screen.settle()
  }

  @Test("EditableList: swipes do nothing outside of editing; Edit, minus, Delete; Add, a text, Save")
  func editableList() {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    let controller = EditableListController()
    screen.show(UINavigationController(rootViewController: controller))
    let table = controller.tableView!
    let second = IndexPath(row: 1, section: 0)
    screen.drag(from: center(second, table, screen, dx: -20), to: center(second, table, screen, dx: 100), duration: 0.3)
    screen.settle()
    #expect(!table.isEditing && controller.items.count == 7)
    tap("Edit", screen)
    #expect(table.isEditing)
    screen.tap(center(second, table, screen, dx: 20))
    screen.settle()
    screen.tap(center(second, table, screen, dx: -30))
    screen.settle()
    #expect(controller.items.prefix(2) == ["Passport", "Toothbrush"])
    tap("Done", screen)
    #expect(!table.isEditing)
    tap("Add", screen)
    let form = controller.presentedViewController as? ItemInputController
    screen.type("Harmonica")
    let save = form.map { $0.view.convert($0.save.center, to: screen.window) } ?? .zero
    screen.tap(save)
    screen.settle()
    #expect(controller.presentedViewController == nil && controller.items.last == "Harmonica")
    #expect(table.visibleCells.last?.textLabel?.text == "Harmonica")
  }

  @Test("RO-03 Reorder: a piece stays in its part and behind the opening; swipes mark, repeat and remove")
  func reorder() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let controller = ReorderController()
    screen.show(UINavigationController(rootViewController: controller))
    let table = controller.tableView!
    func titles(_ part: Int) -> [String] { controller.parts[part].pieces.map(\.title) }
    let third = IndexPath(row: 2, section: 0)
    tap("Edit", screen)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showsReorderControl == false)
    // Far up: behind the opening. Far down: the last of its part.
    let start = center(third, table, screen, dx: -20)
    screen.drag(from: start, to: CGPoint(x: start.x, y: 60), duration: 0.4)
    screen.settle()
    #expect(titles(0) == ["Egmont Overture", "Pavane", "Piano Concerto No. 20"])
    let second = center(IndexPath(row: 1, section: 0), table, screen, dx: -20)
    screen.drag(from: second, to: CGPoint(x: second.x, y: 480), duration: 0.4)
    screen.settle()
    #expect(titles(0) == ["Egmont Overture", "Piano Concerto No. 20", "Pavane"] && titles(1).count == 3)
    tap("Done", screen)
    let row = IndexPath(row: 1, section: 1)
    func swipe(_ from: CGFloat, _ to: CGFloat) {
      screen.drag(from: center(row, table, screen, dx: from), to: center(row, table, screen, dx: to), duration: 0.4)
      screen.settle()
    }
    swipe(20, 130)
    screen.tap(center(row, table, screen, dx: 30))
    screen.settle()
    #expect(table.cellForRow(at: row)?.accessoryType == .checkmark)
    swipe(-20, -180)
    screen.tap(center(row, table, screen, dx: -130))
    screen.settle()
    #expect(titles(1).count == 4 && titles(1)[3] == titles(1)[1])
    swipe(-20, 30)
    #expect(titles(1) == ["The Hebrides", "Danse macabre", "Symphony No. 8, “Unfinished”"])
  }
}
