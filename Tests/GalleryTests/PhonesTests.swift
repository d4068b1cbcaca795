import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Edits a phone directory's entry as a person would.
@MainActor struct PhonesTests {
  private func show() -> (TestScreen, UITableView, PhonesController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.showsOnScreenKeyboard = true
    let controller = PhonesController()
    screen.show(controller)
    return (screen, controller.tableView, controller)
  }

  private func field(_ row: Int, _ section: Int, in table: UITableView) -> UITextField? {
    (table.cellForRow(at: IndexPath(row: row, section: section)) as? FieldCell)?.field
  }

  @Test("ED-09 TF-01 a field can be edited with its cell, and what was typed is its row's")
  func editing() throws {
    let (screen, table, controller) = show()
    let name = try #require(field(0, 0, in: table))
    screen.tap(name.convert(CGPoint(x: 40, y: 20), to: nil))
    #expect(!name.isFirstResponder, "not while the table is not edited")
    screen.tap(CGPoint(x: 160, y: 22))
    screen.settle()
    #expect(controller.isEditing && name.isEnabled)
    screen.tap(name.convert(CGPoint(x: 200, y: 20), to: nil))
    screen.settle()
    #expect(name.isFirstResponder)
    screen.press(.keyboardEnd)
    screen.type(", Countess")
    screen.type("\n")
    #expect(!name.isFirstResponder)
    #expect(controller.contact.name == "Ada Lovelace, Countess")
  }

  @Test("TF-02 VC-04 a number low in the form is edited above the keyboard; Done ends editing and keeps it")
  func keyboard() throws {
    let (screen, table, controller) = show()
    screen.tap(CGPoint(x: 160, y: 22))
    screen.settle()
    let row = 5
    let number = try #require(field(row, 1, in: table))
    screen.tap(number.convert(CGPoint(x: 20, y: 20), to: nil))
    screen.settle()
    #expect(number.isFirstResponder)
    let place = table.convert(table.rectForRow(at: IndexPath(row: row, section: 1)), to: nil)
    #expect(place.maxY <= 264)
    screen.press(.keyboardA, modifiers: .control)
    screen.type("555-0200")
    table.contentOffset = .zero
    screen.layout()
    controller.setEditing(false, animated: false)
    screen.settle()
    #expect(controller.contact.numbers[row] == "555-0200")
    #expect(table.contentInset.bottom == 0)
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
    #expect(controller.notes.isFirstResponder && controller.notes.frame.maxY < before - 180)
    screen.press(.keyboardEnd, modifiers: .control)
    screen.type(" One more.")
    #expect(controller.notes.text.hasSuffix("caret. One more."))
    #expect(controller.notes.bounds.contains(controller.notes.caretRect(for: controller.notes.endOfDocument)))
  }
}
