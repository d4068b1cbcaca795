import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct LookTests {
  private func show() -> (TestScreen, LookController) {
    let screen = TestScreen(size: CGSize(width: 390, height: 700))
    let controller = LookController()
    screen.show(controller)
    screen.settle()
    return (screen, controller)
  }

  @Test("A touch in the grid chooses a color, a slider's arrows change it, and closing tells the delegate once")
  func color() throws {
    let (screen, controller) = show()
    #expect(screen.tap("Color"))
    let picker = try #require(controller.presentedViewController)
    let frame = picker.view.convert(picker.view.bounds, to: nil)
    screen.tap(CGPoint(x: frame.midX, y: frame.minY + 160))
    screen.settle()
    let first = controller.sample.textColor
    #expect(first != .black && first != nil)
    #expect(screen.reader.decrement("Opacity"))
    screen.settle()
    #expect(controller.sample.textColor != first)
    #expect(screen.reader.activate("Close"))
    screen.settle()
    #expect(controller.presentedViewController == nil && controller.finished == ["color"])
  }

  @Test("A color well opens the picker by keyboard and by screen reader, and sends its change")
  func well() throws {
    let (screen, controller) = show()
    #expect(screen.reader.activate("Text color"))
    screen.settle()
    let picker = try #require(controller.presentedViewController)
    #expect(!screen.reader.screenAsSaid.contains { $0.hasPrefix("Opacity") })
    let frame = picker.view.convert(picker.view.bounds, to: nil)
    screen.tap(CGPoint(x: frame.midX, y: frame.minY + 160))
    screen.press(.keyboardEscape)
    screen.settle()
    #expect(controller.well.selectedColor == controller.sample.textColor && controller.sample.textColor != .black)
  }

  @Test("A font is found by typing and chosen by touch; Cancel tells so")
  func font() throws {
    let (screen, controller) = show()
    #expect(screen.tap("Font"))
    #expect(screen.reader.activate("Cancel"))
    screen.settle()
    #expect(controller.finished == ["no font"] && controller.presentedViewController == nil)
    #expect(screen.tap("Font"))
    let field = try #require(controller.presentedViewController?.view.window?.first(UISearchTextField.self))
    let all = controller.presentedViewController?.view.first(UITableView.self)?.numberOfRows(inSection: 0) ?? 0
    screen.tap(field)
    screen.type("noto")
    screen.settle()
    let found = controller.presentedViewController?.view.first(UITableView.self)?.numberOfRows(inSection: 0) ?? 0
    #expect(found > 1 && found < all)
    let table = try #require(controller.presentedViewController?.view.first(UITableView.self))
    let row = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    screen.tap(CGPoint(x: row.midX, y: row.midY))
    screen.settle()
    #expect(controller.finished == ["no font", "font"] && controller.sample.font.pointSize == 24)
  }
}
