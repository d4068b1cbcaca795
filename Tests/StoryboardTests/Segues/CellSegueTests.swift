import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct CellSegueTests {
  let tests = SegueTests()

  @Test("SB-03 A cell's segue fires when it is selected, before the delegate is notified of it") func selection() throws {
    let navigation = try #require(try tests.show("Cells") as? UINavigationController)
    let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    _ = CallLog.take()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    tests.screen.tap(cell.convert(CGPoint(x: 60, y: 20), to: nil))
    tests.screen.settle()
    expect(
      CallLog.take() == [
        "should selected", "Destination awake", "prepare selected row 1 selected 1", "Destination willMove in",
        "Destination viewDidLoad", "didSelect 1", "Destination didAppear",
      ])
    expect(navigation.topViewController?.title, equals: "Destination")
  }

  @Test("SB-03 A cell's accessory has its own segue") func accessory() throws {
    let navigation = try #require(try tests.show("Cells") as? UINavigationController)
    let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    _ = CallLog.take()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    tests.screen.tap(cell.convert(CGPoint(x: cell.bounds.width - 27, y: 22), to: nil))
    tests.screen.settle()
    expect(CallLog.take().prefix(3), equals: ["should accessory", "Destination awake", "prepare accessory row 2 selected -1"])
  }

  @Test("SB-01 Prototype cells need no registration and have their outlets") func outlets() throws {
    let navigation = try #require(try tests.show("Cells") as? UINavigationController)
    let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? PrototypeCell
    expect(cell?.label?.text, equals: "Row 1")
  }
}
