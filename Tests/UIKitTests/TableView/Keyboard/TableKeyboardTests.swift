import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
  var names: [String]
  var selected: [Int] = []
  var unfocusable: Set<Int> = []
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(_ names: [String]) {
    self.names = names
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = names[indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { !unfocusable.contains(indexPath.row) }
}

@MainActor private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
  var log: [String] = []

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  private func words(_ paths: [IndexPath]) -> String { paths.map { "\($0.row)" }.joined(separator: " ") }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { log.append("get \(words(indexPaths))") }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { log.append("drop \(words(indexPaths))") }
}

/// A delegate for which a tap or Return has another effect than selection.
@MainActor private final class Openers: NSObject, UITableViewDelegate {
  var log: [String] = []
  var opens = true

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    tableView.selectionFollowsFocus && indexPath.row != 2
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { opens }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { log.append("open \(indexPath.row)") }
}

@MainActor @Suite struct TableKeyboardTests {
  private func show(
    _ names: [String] = (0..<100).map { "Row \($0)" }, design: UIDesign = .modern
  ) -> (TestScreen, UITableView, Names) {
    let screen = TestScreen(design: design)
    let rows = Names(names)
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    return (screen, table, rows)
  }

  /// Returns the row with the mark around it, found by its pixels at the left edge.
  private func markedRow(_ screen: TestScreen, _ table: UITableView) -> Int? {
    let image = screen.snapshot()
    let found = table.indexPathsForVisibleRows!.first { path in
      let y = table.convert(table.rectForRow(at: path), to: screen.window).midY
      let pixel = image.pixel(x: 6, y: Int(y * 2))
      return y > 0 && y < 480 && pixel.blue > 180 && pixel.red < 140
    }
    return found?.row
  }

  @Test(
    "SC-04 Arrows move a visibly focused row and scroll with it; Return and Space select it; Escape and a touch hide the focus",
    arguments: [UIDesign.modern, .classic])
  func arrows(design: UIDesign) {
    let (screen, table, rows) = show(design: design)
    // A selected row's blue must not be mistaken for the mark.
    rows.configure = { cell, _ in cell.selectionStyle = .none }
    table.reloadData()
    screen.layout()
    expect(markedRow(screen, table) == nil)
    screen.press(.keyboardDownArrow)
    expect(markedRow(screen, table) == 0 && table.contentOffset.y == 0)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    expect(markedRow(screen, table), equals: 2)
    screen.press(.keyboardUpArrow)
    expect(markedRow(screen, table), equals: 1)
    screen.press(.keyboardReturnOrEnter)
    expect(rows.selected == [1] && table.indexPathForSelectedRow?.row == 1)
    for _ in 0..<15 { screen.press(.keyboardDownArrow) }
    expect(markedRow(screen, table), equals: 16)
    expect(table.contentOffset.y, equals: CGFloat(268))
    screen.press(.keyboardSpacebar)
    expect(rows.selected, equals: [1, 16])
    screen.press(.keyboardHome)
    expect(markedRow(screen, table) == 0 && table.contentOffset.y == 0)
    screen.press(.keyboardUpArrow)
    expect(markedRow(screen, table), equals: 0)
    screen.press(.keyboardEnd)
    expect(markedRow(screen, table), equals: 99)
    screen.press(.keyboardEscape)
    expect(markedRow(screen, table) == nil)
    screen.press(.keyboardDownArrow)
    expect(markedRow(screen, table) != nil)
    screen.tap(CGPoint(x: 100, y: 200))
    expect(markedRow(screen, table) == nil)
    screen.settle()
    // Keys continue from the finger's position.
    screen.press(.keyboardDownArrow)
    expect(markedRow(screen, table) != nil)
  }

  @Test("SC-04 Rows that may not have focus are passed over; without a focused row Space turns a page")
  func passing() {
    let (screen, table, rows) = show()
    rows.unfocusable = [0, 2, 3]
    screen.press(.keyboardSpacebar)
    screen.settle()
    expect(table.contentOffset.y == 436 && rows.selected.isEmpty)
    screen.press(.keyboardHome)
    screen.settle()
    expect(table.contentOffset.y, equals: 0)
    screen.press(.keyboardDownArrow)
    expect(markedRow(screen, table), equals: 1)
    screen.press(.keyboardDownArrow)
    expect(markedRow(screen, table), equals: 4)
    screen.press(.keyboardHome)
    expect(markedRow(screen, table), equals: 1)
  }

  @Test("SC-04 Typing jumps to the next row that begins so, visible or not; letters typed quickly add up")
  func typing() {
    var names = (0..<80).map { "Row \($0)" }
    names[5] = "Élan"
    names[50] = "Emu"
    names[60] = "Elk"
    let (screen, table, rows) = show(names)
    defer { withExtendedLifetime(rows) {} }
    screen.press(.keyboardE)
    expect(markedRow(screen, table), equals: 5)
    screen.advance(by: 2)
    screen.press(.keyboardE)
    expect(markedRow(screen, table), equals: 50)
    expect(table.indexPathsForVisibleRows!.contains(IndexPath(row: 50, section: 0)))
    screen.advance(by: 2)
    screen.press(.keyboardE)
    screen.press(.keyboardL)
    screen.press(.keyboardK)
    expect(markedRow(screen, table), equals: 60)
    screen.advance(by: 2)
    screen.press(.keyboardZ)
    expect(markedRow(screen, table), equals: 60)
    // Rows passed over are not displayed, and their cells return to the queue.
    expect(table.visibleCells.count, atMost: 13)
  }

  @Test("SC-04 Keys reach the table at any place in the window; while a text is edited they reach the text")
  func reach() {
    let screen = TestScreen()
    let rows = Names((0..<50).map { "Row \($0)" })
    let root = UIView()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.dataSource = rows
    table.delegate = rows
    root.addSubview(table)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    rows.configure = { cell, path in if path.row == 3 { cell.contentView.addSubview(field) } }
    screen.show(root)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    expect(markedRow(screen, table), equals: 1)
    field.becomeFirstResponder()
    screen.press(.keyboardR)
    screen.press(.keyboardSpacebar)
    // Keys go to the edited text: no row is marked meanwhile.
    expect(rows.selected.isEmpty && markedRow(screen, table) == nil)
  }

  @Test("SC-04 The focused row stays focused through a batch update, and the focus ring moves with it")
  func updates() {
    let (screen, table, rows) = show()
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    rows.names.insert("New", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    screen.settle()
    expect(markedRow(screen, table), equals: 2)
    rows.names.remove(at: 2)
    table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
    screen.settle()
    expect(markedRow(screen, table) == nil)
  }

  @Test("DS-06 Rows about to appear are prefetched once, in the direction of scrolling; those that are passed unseen are canceled")
  func prefetching() {
    let screen = TestScreen(size: CGSize(width: 320, height: 440))
    let rows = Rows(count: 100)
    let source = Prefetcher()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.prefetchDataSource = source
    screen.show(table)
    expect(source.take(), equals: ["get 10 11 12 13 14 15 16 17 18 19"])
    table.contentOffset.y = 44
    screen.layout()
    expect(source.take(), equals: ["get 20"])
    screen.layout()
    expect(source.take(), equals: [])
    // Back up: prefetches below are canceled, and the rows above were visible and are prefetched again.
    table.contentOffset.y = 0
    screen.layout()
    let back = source.take()
    expect(back.first, equals: "drop 11 12 13 14 15 16 17 18 19 20")
    table.contentOffset.y = 44 * 50
    screen.layout()
    expect(source.take().last, equals: "get 60 61 62 63 64 65 66 67 68 69")
    table.contentOffset.y = 44 * 40
    screen.layout()
    expect(source.take(), equals: ["drop 60 61 62 63 64 65 66 67 68 69", "get 39 38 37 36 35 34 33 32 31 30"])
    table.reloadData()
    screen.layout()
    expect(source.take().first?.hasPrefix("get 50"), equals: true)
    table.isPrefetchingEnabled = false
    table.contentOffset.y = 0
    screen.layout()
    expect(source.take(), equals: [])
  }

  @Test("SC-04 SC-06 A table scrolls to its top from the status bar, and flashes its indicators")
  func topAndFlash() {
    let (screen, table, _) = show()
    table.contentOffset.y = 2000
    screen.tapStatusBar()
    screen.settle()
    expect(table.contentOffset.y, equals: 0)
    func ink() -> Bool { screen.snapshot().pixel(x: 631, y: 20).red < 250 }
    expect(!ink())
    table.flashScrollIndicators()
    screen.layout()
    expect(ink())
    screen.settle()
    expect(!ink())
  }

  @Test("ST-01 Right to left: texts begin at the right, accessories, index and swipe edge are at the left")
  func rightToLeft() {
    let (screen, table, rows) = show()
    rows.configure = { cell, path in
      cell.accessoryType = .disclosureIndicator
      cell.indentationLevel = path.row == 1 ? 2 : 0
    }
    table.reloadData()
    screen.traits = { $0.layoutDirection = .rightToLeft }
    screen.layout()
    let cell = table.visibleCells[0]
    expect(cell.textLabel!.frame.maxX > cell.contentView.bounds.width - 24 || cell.textLabel!.textAlignment == .natural)
    expect(cell.contentView.frame.maxX == 320 && cell.contentView.frame.minX > 20)
    let indented = table.visibleCells[1]
    let image = screen.snapshot()
    func ink(_ frame: CGRect) -> (first: Int, last: Int)? {
      var found: [Int] = []
      for x in Int(frame.minX * 2)..<Int(frame.maxX * 2)
      where (Int(frame.minY * 2) + 8..<Int(frame.maxY * 2) - 8).contains(where: { image.pixel(x: x, y: $0).red < 150 }) { found.append(x) }
      return found.first.map { ($0, found.last!) }
    }
    let plain = ink(cell.frame.insetBy(dx: 40, dy: 0).offsetBy(dx: 40, dy: 0))!
    let shifted = ink(indented.frame.insetBy(dx: 40, dy: 0).offsetBy(dx: 40, dy: 0))!
    expect(plain.last > 590 && abs(plain.last - shifted.last - 40) <= 8)
    let chevron = (20..<60).contains { x in (8..<80).contains { image.pixel(x: x, y: $0).red < 230 } }
    expect(chevron)
  }

  @Test("SE-03 A tap and Return perform a row's primary action after selecting it; with selectionFollowsFocus arrows select alone")
  func primaryAction() {
    let (screen, table, rows) = show()
    let openers = Openers()
    table.delegate = openers
    screen.tap(CGPoint(x: 100, y: 20))
    expect(openers.take(), equals: ["select 0", "open 0"])
    openers.opens = false
    screen.tap(CGPoint(x: 100, y: 20))
    expect(openers.take(), equals: ["select 0"])
    openers.opens = true
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    expect(openers.take(), equals: [])
    screen.press(.keyboardReturnOrEnter)
    expect(openers.take(), equals: ["select 1", "open 1"])
    table.selectionFollowsFocus = true
    for _ in 0..<2 { screen.press(.keyboardDownArrow) }
    expect(openers.take(), equals: ["select 3"], "the delegate leaves row 2 out")
    screen.press(.keyboardReturnOrEnter)
    expect(openers.take(), equals: ["open 3"], "what is selected already stays so")
    _ = rows
  }
}
