import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The complete order of calls when only one optional method is implemented.
///
/// The sequence of events is always the same; the log with only the required methods is the first one. For each method the parts of its log
/// in which it is called are given in full; all others must equal the first log. A method that is not listed is never called in this
/// sequence.
@MainActor struct TableSingleMethodTests {
  enum Part: String, CaseIterable {
    case show, scroll, reload, tap, tapOther, code, drag, edit, editEnds, swipe, close
  }

  @Test(
    "DS-01 DS-03 DS-07 SE-03 The calls with each optional method alone",
    arguments: SingleMethod.allCases)
  func calls(method: SingleMethod) {
    let found = walk(method)
    if ProcessInfo.processInfo.environment["TRESTLE_RECORD"] != nil {
      for part in Part.allCases where found[part] != SingleMethodLogs.bare[part] {
        print("LOG", method.rawValue, part.rawValue, found[part] ?? [])
      }
      return
    }
    for part in Part.allCases {
      let expected = SingleMethodLogs.special[method]?[part] ?? SingleMethodLogs.bare[part]
      expect(found[part], equals: expected, "\(method): \(part)")
    }
  }

  /// Two rows of five are visible.
  private func walk(_ method: SingleMethod) -> [Part: [String]] {
    TableCalls.lines = []
    var logs: [Part: [String]] = [:]
    let screen = TestScreen(size: CGSize(width: 320, height: 88))
    let table = UITableView()
    // The order is that of rows whose height is known; rows that are measured are created one at a time.
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    let source = method.source
    let delegate = method.delegate
    table.dataSource = source
    table.delegate = delegate
    screen.show(table)
    logs[.show] = TableCalls.take()
    table.contentOffset.y = 44
    screen.layout()
    logs[.scroll] = TableCalls.take()
    table.reloadData()
    screen.layout()
    logs[.reload] = TableCalls.take()
    screen.tap(CGPoint(x: 100, y: 20))
    logs[.tap] = TableCalls.take()
    screen.tap(CGPoint(x: 100, y: 60))
    logs[.tapOther] = TableCalls.take()
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    logs[.code] = TableCalls.take()
    let touch = screen.touchDown(CGPoint(x: 100, y: 60))
    screen.advance(by: 0.2)
    touch.move(to: CGPoint(x: 100, y: 20))
    screen.advance(by: 0.2)
    touch.up()
    screen.settle()
    logs[.drag] = TableCalls.take()
    table.setEditing(true, animated: false)
    screen.layout()
    logs[.edit] = TableCalls.take()
    table.setEditing(false, animated: false)
    screen.layout()
    logs[.editEnds] = TableCalls.take()
    screen.drag(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 100, y: 40), duration: 0.2)
    screen.settle()
    logs[.swipe] = TableCalls.take()
    screen.tap(CGPoint(x: 20, y: 70))
    screen.settle()
    logs[.close] = TableCalls.take()
    return logs
  }
}
