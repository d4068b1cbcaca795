import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Tables are reached by Tab, and their rows marked, selected and edited by keys.
@Suite("Tables by keys alone") @MainActor
struct KeyboardTableTests {
  @Test("Tab focuses a row of a table; arrows move the focus, Return selects; Tab continues and returns to that row")
  func table() {
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let rows = FocusRows()
      let root = UIView()
      root.backgroundColor = .white
      let top = UIButton(type: .custom)
      top.setTitle("Top", for: .normal)
      top.frame = CGRect(x: 20, y: 10, width: 100, height: 40)
      let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 360), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      let bottom = UIButton(type: .custom)
      bottom.frame = CGRect(x: 20, y: 430, width: 100, height: 40)
      for view in [top, table, bottom] { root.addSubview(view) }
      screen.show(root)
      screen.press(.keyboardTab)
      expect(top.isFocused)
      let plain = screen.snapshot()
      screen.press(.keyboardTab)
      expect(table.isFocused && table.focusedRow?.item == 0)
      expect(!plain.hasSamePixels(as: screen.snapshot()))
      screen.press(.keyboardDownArrow)
      screen.press(.keyboardDownArrow)
      screen.press(.keyboardReturnOrEnter)
      expect(rows.log == ["select 2"] && table.indexPathForSelectedRow?.row == 2)
      screen.press(.keyboardTab)
      expect(bottom.isFocused && table.focusedRow == nil)
      screen.press(.keyboardTab, modifiers: .shift)
      expect(table.isFocused && table.focusedRow?.item == 2)
      screen.press(.keyboardTab, modifiers: .shift)
      expect(top.isFocused)
      table.allowsFocus = false
      screen.press(.keyboardTab)
      expect(bottom.isFocused)
    }
  }

  @Test("Of two tables arrows move in the focused one; selection may follow focus; a cell may draw its own focus")
  func twoTables() {
    let screen = TestScreen(size: CGSize(width: 640, height: 480))
    let root = UIView()
    let (left, right) = (FocusRows(), FocusRows())
    let tables = [left, right].enumerated().map { index, rows in
      let table = UITableView(frame: CGRect(x: index * 320, y: 0, width: 320, height: 480), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      root.addSubview(table)
      return table
    }
    screen.show(root)
    screen.press(.keyboardTab)
    expect(tables[0].isFocused)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    expect(left.log.isEmpty && right.log == ["select 2"])
    tables[1].selectionFollowsFocus = true
    screen.press(.keyboardDownArrow)
    expect(right.log, equals: ["select 2", "select 3"])
    left.configure = { cell, _ in cell.focusStyle = .custom }
    tables[0].reloadData()
    screen.layout()
    let plain = screen.snapshot()
    tables[1].selectRow(at: nil, animated: false, scrollPosition: .none)
    screen.press(.keyboardTab, modifiers: .shift)
    expect(tables[0].isFocused && tables[0].focusedRow?.item == 1)
    let marked = screen.snapshot()
    let area = CGRect(x: 0, y: 0, width: 640, height: 900)
    expect(
      (0..<Int(area.height)).allSatisfy { plain.pixel(x: 6, y: $0) == marked.pixel(x: 6, y: $0) }, "a cell that marks itself is not marked")
  }

  @Test("Tab moves between the text fields of a form, and scrolls to each")
  func form() {
    let screen = TestScreen()
    let rows = FocusRows(15)
    var fields: [UITextField] = []
    rows.configure = { cell, row in
      let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 44))
      field.tag = row
      fields.append(field)
      cell.contentView.addSubview(field)
    }
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = rows
    screen.show(table)
    screen.press(.keyboardTab)
    expect(table.isFocused)
    var seen: [Int] = []
    for _ in 0..<9 {
      screen.press(.keyboardTab)
      seen.append((screen.window.firstResponder as? UITextField)?.tag ?? -1)
      screen.settle()
    }
    expect(seen, equals: Array(0..<9))
    screen.type("x")
    expect(fields.first { $0.tag == 8 }?.text, equals: "x")
  }
}
