import Testing
import UIKit
import UIKitTesting

@testable import Gallery

@MainActor @Suite struct UpdateSampleTests {
  private func show<Controller: UITableViewController>(_ controller: Controller) -> (TestScreen, UITableView, Controller) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.show(controller)
    return (screen, controller.tableView, controller)
  }

  private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  @Test("BatchUpdates: every row animation lets a state come and go")
  func animations() {
    let (screen, table, controller) = show(BatchUpdatesController())
    for (index, entry) in BatchUpdatesController.animations.enumerated() {
      for isThere in [true, false] {
        let path = IndexPath(row: index, section: 1)
        table.scrollToRow(at: path, at: .none, animated: false)
        screen.layout()
        let row = table.rectForRow(at: path)
        screen.tap(CGPoint(x: 100, y: row.midY - table.contentOffset.y))
        screen.settle()
        #expect(controller.states.contains("Hawaii") == isThere, "\(entry.name)")
      }
    }
    #expect(texts(table).contains("Automatic"))
  }

  @Test("BatchUpdates: a row is reloaded, another moves, a section comes and goes")
  func otherChanges() {
    let (screen, table, controller) = show(BatchUpdatesController())
    func tap(_ row: Int) {
      let path = IndexPath(row: row, section: 2)
      table.scrollToRow(at: path, at: .middle, animated: false)
      screen.layout()
      screen.tap(CGPoint(x: 100, y: table.rectForRow(at: path).midY - table.contentOffset.y))
      screen.settle()
    }
    tap(0)
    #expect(controller.states[0] == "ARIZONA")
    tap(1)
    #expect(controller.states.last == "ARIZONA" && controller.states.first == "California")
    tap(2)
    #expect(table.numberOfSections == 4)
    tap(2)
    #expect(table.numberOfSections == 3)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(texts(table).prefix(5) == ["California", "Delaware", "New Jersey", "Washington", "ARIZONA"])
  }

  @Test("BU-09 States: a double tap on a header closes its section and opens it again")
  func closing() {
    let (screen, table, _) = show(StatesController())
    #expect(texts(table).prefix(5) == ["Alabama", "Alaska", "Arizona", "Arkansas", "California"])
    screen.tap(CGPoint(x: 100, y: 14), count: 2)
    screen.settle()
    #expect(texts(table).first == "California")
    screen.tap(CGPoint(x: 100, y: 14), count: 2)
    screen.settle()
    #expect(texts(table).prefix(2) == ["Alabama", "Alaska"])
  }

  @Test("MN-01 States: a long press copies a state's name")
  func copying() {
    let (screen, _, _) = show(StatesController())
    screen.longPress(CGPoint(x: 100, y: 28 + 44 + 20))
    let menu = UIMenuController.shared.menuFrame
    #expect(UIMenuController.shared.isMenuVisible)
    screen.tap(CGPoint(x: menu.midX, y: menu.midY - 4))
    #expect(UIPasteboard.general.string == "Alaska")
  }

  @Test("BU-15 States: deleting the last state of a letter removes the letter")
  func deleting() {
    let (screen, table, controller) = show(StatesController())
    let letter = controller.sections.firstIndex { $0.title == "D" } ?? 0
    table.scrollToRow(at: IndexPath(row: 0, section: letter), at: .middle, animated: false)
    screen.layout()
    controller.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: letter))
    screen.settle()
    #expect(!texts(table).contains("Delaware"))
    #expect(controller.sections[letter].title == "E")
    #expect(table.numberOfSections == controller.sections.count)
  }

  @Test("HT-04 Albums: rows are as high as their titles, and two fingers make them higher")
  func albums() {
    let (screen, table, controller) = show(AlbumsController())
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height > first)
    screen.pinch(center: CGPoint(x: 160, y: 200), from: 100, to: 200)
    screen.settle()
    #expect(controller.extraHeight > 20)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > first)
    #expect(table.visibleCells.allSatisfy { cell in table.indexPath(for: cell).map { table.rectForRow(at: $0).minY } == cell.frame.minY })
  }
}
