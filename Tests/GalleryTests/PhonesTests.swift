import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Edits an entry of a phone directory by touches.
@MainActor struct PhonesTests {
  private func show() -> (TestScreen, UITableView, PhonesController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.showsOnScreenKeyboard = true
    let controller = PhonesController()
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle()
    return (screen, controller.tableView, controller)
  }

  private func field(_ row: Int, _ section: Int, in table: UITableView) -> UITextField? {
    (table.cellForRow(at: IndexPath(row: row, section: section)) as? FieldCell)?.field
  }

  @Test("ED-09 TF-01 A field can be edited in its cell, and the typed text belongs to its row")
  func editing() throws {
    let (screen, table, controller) = show()
    let name = try #require(field(0, 0, in: table))
    screen.tap(name.convert(CGPoint(x: 40, y: 20), to: nil))
    expect(!name.isFirstResponder, "not while the table is not edited")
    screen.tap(CGPoint(x: 295, y: 22))
    screen.settle()
    expect(controller.isEditing && name.isEnabled)
    screen.tap(name.convert(CGPoint(x: 200, y: 20), to: nil))
    screen.settle()
    expect(name.isFirstResponder)
    screen.press(.keyboardEnd)
    screen.type(", Countess")
    screen.type("\n")
    expect(!name.isFirstResponder)
    expect(controller.contact.name, equals: "Ada Lovelace, Countess")
  }

  @Test("TF-02 VC-04 A number at the bottom of the form is edited above the keyboard; Done ends editing and stores it")
  func keyboard() throws {
    let (screen, table, controller) = show()
    screen.tap(CGPoint(x: 295, y: 22))
    screen.settle()
    let row = 5
    let number = try #require(field(row, 1, in: table))
    screen.tap(number.convert(CGPoint(x: 20, y: 20), to: nil))
    screen.settle()
    expect(number.isFirstResponder)
    let place = table.convert(table.rectForRow(at: IndexPath(row: row, section: 1)), to: nil)
    expect(place.maxY, atMost: 264)
    screen.press(.keyboardA, modifiers: .control)
    screen.type("555-0200")
    screen.tap(CGPoint(x: 295, y: 22))
    screen.settle()
    expect(!controller.isEditing)
    expect(controller.contact.numbers[row], equals: "555-0200")
    expect(table.contentInset.bottom, equals: 0)
  }

  @Test("ED-04 RO-03 The plus inserts a number, the minus deletes one, a number moves among the numbers; the card shows them")
  func numbers() throws {
    let (screen, table, controller) = show()
    screen.tap(CGPoint(x: 295, y: 22))
    screen.settle()
    func point(_ row: Int, _ section: Int, dx: CGFloat) -> CGPoint {
      table.scrollToRow(at: IndexPath(row: row, section: section), at: .none, animated: false)
      screen.layout()
      let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
      return CGPoint(x: dx > 0 ? frame.minX + dx : frame.maxX + dx, y: frame.midY)
    }
    screen.tap(point(8, 1, dx: 22))
    screen.settle()
    screen.type("555-0199\n")
    screen.settle()
    expect(controller.contact.numbers.count == 10 && controller.contact.numbers.last == "555-0199")
    screen.tap(point(0, 1, dx: 22))
    screen.settle()
    screen.tap(point(0, 1, dx: -30))
    screen.settle()
    expect(controller.contact.numbers.first == "555-0119" && controller.contact.numbers.count == 9)
    let start = point(1, 1, dx: -22)
    screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 300), duration: 0.6)
    screen.settle()
    expect(controller.contact.numbers.prefix(2), equals: ["555-0127", "555-0119"])
    screen.tap(CGPoint(x: 295, y: 22))
    screen.settle()
    _ = point(9, 2, dx: 20)
    expect(table.cellForRow(at: IndexPath(row: 9, section: 2))?.detailTextLabel?.text, equals: "555-0199")
  }

  @Test("Notes ends above the keyboard and counts its words")
  func notes() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.showsOnScreenKeyboard = true
    let controller = NotesController()
    screen.show(controller)
    let before = controller.notes.frame.maxY
    screen.tap(CGPoint(x: 100, y: 40))
    screen.settle()
    expect(controller.notes.isFirstResponder && controller.notes.frame.maxY < before - 180)
    screen.press(.keyboardEnd, modifiers: .control)
    screen.type(" One more.")
    expect(controller.notes.text.hasSuffix("ends. One more."))
    expect(controller.notes.bounds.contains(controller.notes.caretRect(for: controller.notes.endOfDocument)))
  }
}
