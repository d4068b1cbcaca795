import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// Drives the list samples as a person would.
@MainActor struct ListSampleTests {
  private func show<Controller: UIViewController>(_ controller: Controller) -> (TestScreen, UITableView, Controller) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.show(controller)
    return (screen, controller.view as! UITableView, controller)
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test("SimpleList shows its first rows, and a flick brings others")
  func simpleList() {
    let (screen, table, _) = show(SimpleListController())
    #expect(texts(table).first == "Row 0")
    screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
    screen.settle()
    #expect(texts(table).last == "Row 19")
  }

  @Test("SE-11 Options: one size at a time is checked, toppings by turns")
  func options() {
    let (screen, table, _) = show(OptionsController())
    func tap(_ row: Int, _ section: Int) {
      let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: screen.window)
      screen.tap(CGPoint(x: frame.midX, y: frame.midY))
      screen.settle()
    }
    func checked(_ section: Int) -> [Int] {
      (0..<table.numberOfRows(inSection: section)).filter {
        table.cellForRow(at: IndexPath(row: $0, section: section))?.accessoryType == .checkmark
      }
    }
    #expect(checked(0) == [1])
    tap(3, 0)
    #expect(checked(0) == [3])
    tap(0, 1)
    tap(1, 1)
    #expect(checked(1).prefix(2) == [1, 2])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("SelectAhead: a tap selects and shows the row twenty further on")
  func selectAhead() {
    let (screen, table, _) = show(SelectAheadController())
    screen.tap(CGPoint(x: 100, y: 70))
    screen.settle()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 21, section: 0))
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 21, section: 0)) == true)
  }

  @Test("BU-03 The states example ends as documented")
  func batchUpdates() {
    let (screen, table, controller) = show(BatchUpdatesController())
    screen.tap(CGPoint(x: 100, y: 20))
    screen.settle()
    #expect(controller.states == ["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"])
    #expect(texts(table).prefix(controller.states.count) == controller.states[...])
  }

  @Test("States: a touch on the index brings its section to the top")
  func states() {
    let (screen, table, _) = show(StatesController())
    #expect(texts(table).first == "Alabama")
    // The 27 entries stand in the middle of the height; W is the 23rd.
    screen.tap(CGPoint(x: 313, y: 240 + (22.5 - 13.5) * 13.2))
    screen.settle()
    #expect(texts(table).contains("Wyoming"))
    #expect(table.contentOffset.y > 1000)
  }

  @Test("Million: the last of ten million rows is a jump away")
  func million() {
    let (screen, table, _) = show(MillionController())
    table.scrollToRow(at: IndexPath(row: 9_999_999, section: 0), at: .bottom, animated: false)
    screen.layout()
    #expect(texts(table).last == "Row 9999999")
  }

  @Test("Gallery: a tap opens a sample, and the way back leads to the list")
  func gallery() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let gallery = GalleryController()
    let navigation = UINavigationController(rootViewController: gallery)
    screen.show(navigation)
    screen.tap(CGPoint(x: 150, y: 130))
    screen.settle()
    #expect(navigation.topViewController is TextStylesController)
    #expect(screen.accessibilityTree().contains("button \"Gallery\" #BackButton"))
    screen.tap(CGPoint(x: 40, y: 20))
    screen.settle()
    #expect(navigation.topViewController === gallery)
  }
}
