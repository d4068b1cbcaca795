import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The delegate of a table whose rows can be copied and pasted.
@MainActor private final class CopyRows: NSObject, UITableViewDelegate {
  let data: Rows
  var allowed: Set<Selector> = ["copy:", "paste:", "selectAll:"]
  var hasMenu = true
  var senderIsController = true

  init(count: Int) {
    data = Rows(count: count)
  }

  func take() -> [String] { data.take().filter { !$0.hasPrefix("cell") } }

  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    data.note("should \(indexPath.row)")
    return hasMenu
  }

  func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
    -> Bool
  {
    data.note("can \(NSStringFromSelector(action))")
    if sender as? UIMenuController !== UIMenuController.shared { senderIsController = false }
    return allowed.contains(action)
  }

  func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {
    data.note("perform \(NSStringFromSelector(action)) \(indexPath.row)")
    if sender as? UIMenuController !== UIMenuController.shared { senderIsController = false }
    if action == "copy:" { UIPasteboard.general.string = data.sections[0][indexPath.row] }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { data.note("didSelect \(indexPath.row)") }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { data.note("didDeselect \(indexPath.row)") }
}

@MainActor @Suite struct RowMenuTests {
  private func show(_ rows: CopyRows) -> (TestScreen, UITableView) {
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows.data
    table.delegate = rows
    screen.show(table)
    _ = rows.take()
    return (screen, table)
  }

  /// Returns the middle of the menu's button with that title.
  private func button(_ title: String, _ screen: TestScreen) -> CGPoint {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityLabel == title, view is UIControl, !view.isHidden { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    guard let view = find(screen.window) else { return .zero }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test("MN-01 MN-02 MN-03 A long press shows Copy and Paste; Copy puts the row's text on the pasteboard")
  func copying() {
    let rows = CopyRows(count: 20)
    let (screen, table) = show(rows)
    screen.longPress(CGPoint(x: 100, y: 44 * 4 + 20))
    expect(UIMenuController.shared.isMenuVisible)
    let asked = rows.take()
    expect(asked.first, equals: "should 4")
    expect(asked.dropFirst().prefix(3), equals: ["can cut:", "can copy:", "can paste:"])
    expect(asked.contains("can selectAll:") && asked.contains("can toggleBoldface:"))
    expect(rows.senderIsController)
    expect(table.cellForRow(at: path(4))?.isSelected, equals: true)
    let tree = screen.accessibilityTree()
    expect(tree.contains("button \"Copy\"") && tree.contains("button \"Paste\""))
    expect(!tree.contains("Cut") && !tree.contains("Select All"))
    screen.tap(button("Copy", screen))
    expect(rows.take(), equals: ["perform copy: 4"])
    expect(UIPasteboard.general.string, equals: "Row 4")
    expect(table.cellForRow(at: path(4))?.isSelected, equals: false)
    expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test("MN-01 MN-03 Without a menu, or without any of the three actions, the press remains a touch on the row")
  func refusing() {
    let rows = CopyRows(count: 20)
    let (screen, _) = show(rows)
    rows.hasMenu = false
    screen.longPress(CGPoint(x: 100, y: 64))
    expect(!UIMenuController.shared.isMenuVisible)
    expect(rows.take(), equals: ["should 1", "didSelect 1"])
    rows.hasMenu = true
    rows.allowed = ["selectAll:", "delete:"]
    screen.longPress(CGPoint(x: 100, y: 108))
    expect(!UIMenuController.shared.isMenuVisible)
    expect(rows.take().suffix(2), equals: ["didDeselect 1", "didSelect 2"])
  }

  @Test("MN-04 Choosing deselects a row that was selected before; a tap elsewhere dismisses the menu and selects")
  func deselecting() {
    let rows = CopyRows(count: 20)
    let (screen, table) = show(rows)
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    screen.longPress(CGPoint(x: 100, y: 44 * 3 + 20))
    expect(table.indexPathForSelectedRow, equals: path(3))
    screen.tap(button("Paste", screen))
    expect(table.indexPathForSelectedRow == nil)
    expect(table.cellForRow(at: path(3))?.isSelected, equals: false)
    screen.settle()
    _ = rows.take()
    screen.longPress(CGPoint(x: 100, y: 44 * 3 + 20))
    _ = rows.take()
    screen.tap(CGPoint(x: 100, y: 44 * 6 + 20))
    expect(!UIMenuController.shared.isMenuVisible)
    expect(rows.take(), equals: ["didSelect 6"])
    expect(table.cellForRow(at: path(3))?.isSelected, equals: false)
    expect(table.cellForRow(at: path(6))?.isSelected, equals: true)
  }

  @Test("MN-01 The secondary button and the arrow keys open and work the same menu")
  func mouseAndKeys() {
    let rows = CopyRows(count: 20)
    let (screen, _) = show(rows)
    screen.rightClick(CGPoint(x: 100, y: 44 * 2 + 20))
    expect(UIMenuController.shared.isMenuVisible)
    _ = rows.take()
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardReturnOrEnter)
    expect(rows.take(), equals: ["perform paste: 2"])
    screen.rightClick(CGPoint(x: 100, y: 44 * 2 + 20))
    screen.press(.keyboardEscape)
    expect(!UIMenuController.shared.isMenuVisible)
  }

  @Test("MN-01 ED-14 Rows being edited have no menu")
  func editing() {
    let rows = CopyRows(count: 20)
    let (screen, table) = show(rows)
    table.setEditing(true, animated: false)
    screen.longPress(CGPoint(x: 160, y: 64))
    expect(!UIMenuController.shared.isMenuVisible)
    expect(!rows.take().contains("should 1"))
  }
}
