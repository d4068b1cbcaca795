import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A form of thirty rows with a field in each.
private final class FormController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 15, y: 5, width: 200, height: 34))
    field.text = "row \(indexPath.row)"
    cell.contentView.addSubview(field)
    return cell
  }

  func field(_ row: Int) -> UITextField? {
    tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first { $0 is UITextField } as? UITextField
  }
}

@MainActor @Suite struct KeyboardAvoidanceTests {
  @Test("VC-04 The edited row is completely above the keyboard; insets and offset are restored when it is dismissed")
  func form() throws {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    let controller = FormController(style: .plain)
    screen.show(controller)
    let table = controller.tableView!
    table.contentOffset.y = 100
    screen.layout()
    for row in [11, 8, 12] {
      let offset = table.contentOffset
      let inset = table.contentInset
      let field = try #require(controller.field(row))
      screen.tap(field.convert(CGPoint(x: 20, y: 17), to: nil))
      screen.settle()
      expect(field.isFirstResponder)
      let place = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      expect(place.maxY <= 264 && place.minY >= 0, "row \(row) at \(place)")
      expect(table.contentInset.bottom, equals: 216)
      assertSnapshotChecksum(screen.snapshot(), named: "form-\(row)")
      field.resignFirstResponder()
      screen.settle()
      expect(table.contentInset, equals: inset)
      expect(table.contentOffset, equals: offset)
    }
  }

  @Test("VC-04 Going on to a row further down scrolls on; the last row can be reached")
  func lastRow() throws {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    let controller = FormController(style: .plain)
    screen.show(controller)
    let table = controller.tableView!
    try #require(controller.field(2)).becomeFirstResponder()
    screen.settle()
    expect(table.contentOffset.y, equals: 0)
    for row in [5, 9, 12] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .none, animated: false)
      screen.layout()
      try #require(controller.field(row)).becomeFirstResponder()
      screen.settle()
      let place = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      expect(place.maxY, atMost: 264, "row \(row) at \(place)")
    }
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    screen.layout()
    let last = table.convert(table.rectForRow(at: IndexPath(row: 29, section: 0)), to: nil)
    expect(last.maxY, atMost: 264)
    // The edited row has left the screen, and is still edited.
    expect(KeyboardPresenter.shared.frame != nil)
    screen.type("!")
    table.scrollToRow(at: IndexPath(row: 12, section: 0), at: .top, animated: false)
    screen.layout()
    expect(controller.field(12)?.text == "row 12!" && controller.field(12)?.isFirstResponder == true)
    table.reloadData()
    screen.settle()
    expect(KeyboardPresenter.shared.frame == nil)
  }

  @Test("VC-04 In a sheet, of full and of half height, the edited row stays above the keyboard, and all returns", arguments: [true, false])
  func sheet(isFull: Bool) throws {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    let first = UIViewController()
    first.view.backgroundColor = .white
    screen.show(first)
    let controller = FormController(style: .plain)
    controller.modalPresentationStyle = .pageSheet
    if !isFull { controller.sheetPresentationController?.detents = [.medium()] }
    first.present(controller, animated: true)
    screen.settle()
    let table = controller.tableView!
    let (inset, offset, place) = (table.contentInset, table.contentOffset, table.convert(table.bounds, to: nil))
    for row in [1, isFull ? 8 : 4, 2] {
      let field = try #require(controller.field(row))
      screen.tap(field.convert(CGPoint(x: 20, y: 17), to: nil))
      screen.settle()
      expect(field.isFirstResponder)
      let keyboard = try #require(KeyboardPresenter.shared.frame)
      let seen = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
      let sheet = try #require(controller.view.superview?.convert(controller.view.frame, to: nil))
      expect(seen.maxY <= keyboard.minY && seen.minY >= sheet.minY, "row \(row) at \(seen)")
      assertSnapshotChecksum(screen.snapshot(), named: "sheet-\(isFull ? "full" : "half")-\(row)")
      field.resignFirstResponder()
      screen.settle()
      expect(table.contentInset == inset && table.contentOffset == offset)
      expect(table.convert(table.bounds, to: nil), equals: place)
    }
  }
}
