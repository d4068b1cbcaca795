import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct ReorderTests {
  private func show(_ rows: EditingRows, design: UIDesign = .modern, style: UITableView.Style = .plain) -> (TestScreen, LoggingTable) {
    let (screen, table) = showEditing(rows, style: style, design: design)
    table.setEditing(true, animated: false)
    screen.layout()
    _ = rows.take()
    return (screen, table)
  }

  /// Returns a finger on the control of a row.
  private func take(_ row: IndexPath, _ screen: TestScreen, _ table: UITableView) -> TestTouch {
    let frame = table.rectForRow(at: row)
    return screen.touchDown(screen.window.convert(CGPoint(x: frame.maxX - 20, y: frame.midY), from: table))
  }

  private func move(_ touch: TestTouch, by distance: CGFloat, _ screen: TestScreen) {
    let start = touch.location
    let steps = max(1, Int(abs(distance) / 4))
    for step in 1...steps {
      touch.move(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / CGFloat(steps)))
      screen.advance(by: 1.0 / 60)
    }
  }

  @Test(
    "RO-03 RO-04 RO-06 Figure 8-2: cells are notified of editing, canMove is called, each new destination is proposed, one move is reported"
  )
  func figure82() {
    let rows = EditingRows([["a", "b", "c", "d"]])
    let (screen, table) = showEditing(rows)
    table.setEditing(true, animated: true)
    expect(
      rows.take() == [
        "setEditing(true, animated: true)", "edit a", "edit b", "edit c", "edit d", "canEdit 0.0", "style 0.0", "canMove 0.0",
        "canEdit 0.1", "style 0.1", "canMove 0.1", "canEdit 0.2", "style 0.2", "canMove 0.2", "canEdit 0.3", "style 0.3", "canMove 0.3",
      ])
    screen.settle()
    let touch = take(path(0), screen, table)
    move(touch, by: 70, screen)
    screen.advance(by: 0.3)
    expect(rows.take(), equals: ["target 0.0 to 0.1", "target 0.0 to 0.2"])
    touch.up()
    expect(rows.take(), equals: ["move 0.0 to 0.2"])
    screen.settle()
    expect(rows.take().isEmpty)
    expect(texts(table) == ["b", "c", "a", "d"] && rows.sections == [["b", "c", "a", "d"]])
    expect((0..<4).allSatisfy { table.cellForRow(at: path($0))?.frame == table.rectForRow(at: path($0)) })
    expectFresh(screen)
  }

  @Test("RO-01 Rows with a reorder control: those that the data source can move; a cell's own setting; none without moveRowAt")
  func controls() {
    let rows = EditingRows([["a", "b"]])
    rows.canMove = { $0.row == 1 }
    let (_, table) = show(rows)
    expect(table.visibleCells.map(\.showsReorderControl), equals: [false, true])
    expect(table.visibleCells[0].contentView.frame.maxX == 320 && table.visibleCells[1].contentView.frame.maxX == 320 - 38)
    let deleting = DeletingRows()
    let screen = TestScreen(size: CGSize(width: 320, height: 220))
    let second = UITableView()
    second.sectionHeaderTopPadding = 0
    second.dataSource = deleting
    second.delegate = deleting
    screen.show(second)
    second.setEditing(true, animated: false)
    expect(second.visibleCells.allSatisfy { !$0.showsReorderControl })
    second.visibleCells[0].showsReorderControl = true
    screen.layout()
    expect(abs(second.visibleCells[0].contentView.frame.maxX - 282), below: 0.01)
  }

  @Test("RO-06 The control is to the right of the editing accessory")
  func besideAccessory() {
    for design in [UIDesign.modern, .classic] {
      let rows = EditingRows([["a", "b"]])
      rows.configure = { cell, _ in cell.editingAccessoryType = .disclosureIndicator }
      let (_, table) = show(rows, design: design)
      let controls = table.visibleCells[0].subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }
      // From the left: the minus, the accessory, the reorder control.
      expect(controls.count == 3 && controls[1].frame.maxX <= controls[2].frame.minX && controls[2].frame.maxX == 320)
    }
  }

  @Test("RO-02 The row follows the finger above the others, which make room; half way they are half way")
  func lifting() {
    for design in [UIDesign.modern, .classic] {
      let rows = EditingRows([["a", "b", "c", "d"]])
      let (screen, table) = show(rows, design: design)
      let lifted = table.cellForRow(at: path(0))
      let touch = take(path(0), screen, table)
      move(touch, by: 40, screen)
      expect(lifted?.frame.minY == 40 && lifted?.configurationState.isReordering == true)
      screen.advance(by: 0.3)
      expect(table.cellForRow(at: path(1))?.frame.minY == 0 && table.cellForRow(at: path(2))?.frame.minY == 88)
      if design == .classic { expect(abs((lifted?.alpha ?? 0) - 0.8), below: 0.01) }
      move(touch, by: 30, screen)
      let half = table.cellForRow(at: path(2))?.layer.presentation()?.frame.minY ?? 0
      expect(half > 44 && half < 88)
      touch.up()
      screen.settle()
      expect(lifted?.alpha == 1 && lifted?.frame.minY == 88 && lifted?.configurationState.isReordering == false)
      expectFresh(screen)
    }
  }

  @Test("RO-03 The delegate may send the row elsewhere; the gap is there")
  func retargeting() {
    let rows = EditingRows([["fixed", "b", "c", "d"]])
    rows.retarget = { _, proposed in proposed.row == 0 ? IndexPath(row: 1, section: 0) : proposed }
    let (screen, table) = show(rows)
    let touch = take(path(2), screen, table)
    move(touch, by: -100, screen)
    screen.advance(by: 0.3)
    expect(table.cellForRow(at: path(0))?.frame.minY == 0 && table.cellForRow(at: path(1))?.frame.minY == 88)
    touch.up()
    screen.settle()
    expect(rows.take(), equals: ["target 0.2 to 0.1", "target 0.2 to 0.0", "move 0.2 to 0.1"])
    expect(texts(table), equals: ["fixed", "c", "b", "d"])
  }

  @Test("RO-05 A row moves to another section, an empty one too, past headers, in grouped tables with their corners")
  func sections() {
    for (design, style) in [(UIDesign.modern, UITableView.Style.plain), (.modern, .insetGrouped), (.classic, .grouped), (.classic, .plain)]
    {
      let rows = EditingRows([["a", "b"], ["c"], []])
      rows.headers = ["One", "Two", "Three"]
      let (screen, table) = show(rows, design: design, style: style)
      var touch = take(path(1), screen, table)
      move(touch, by: 60, screen)
      screen.advance(by: 0.4)
      touch.up()
      screen.settle()
      expect(rows.sections.map(\.count), equals: [1, 2, 0])
      expectFresh(screen)
      touch = take(path(0, 0), screen, table)
      move(touch, by: 480 - touch.location.y - 4, screen)
      screen.advance(by: 1)
      touch.up()
      screen.settle()
      expect(rows.sections.map(\.count) == [0, 2, 1] && rows.sections[2] == ["a"])
      expect(table.numberOfRows(inSection: 2), equals: 1)
      expect(rows.log.filter { $0.hasPrefix("move") }.count, equals: 2)
      // The displayed image equals that of an unmodified table.
      let after = screen.snapshot()
      let (fresh, other) = show(rows.copy, design: design, style: style)
      other.contentOffset = table.contentOffset
      expect(areSame(fresh.snapshot(), after), "\(design.name) \(style)")
    }
  }

  @Test("RO-02 RO-04 Near an edge the table scrolls, and the data source receives exactly one move")
  func autoScroll() {
    let rows = EditingRows(count: 60)
    let (screen, table) = show(rows)
    let touch = take(path(2), screen, table)
    move(touch, by: 480 - touch.location.y - 6, screen)
    screen.advance(by: 2)
    expect(table.contentOffset.y, above: 300)
    expect(table.visibleCells.count, atLeast: 11)
    let offset = table.contentOffset.y
    move(touch, by: -200, screen)
    screen.advance(by: 0.5)
    expect(table.contentOffset.y, below: offset + 60)
    touch.up()
    screen.settle()
    let moves = rows.log.filter { $0.hasPrefix("move") }
    expect(moves.count, equals: 1)
    let target = rows.sections[0].firstIndex(of: "Row 2") ?? 0
    expect(target > 10 && table.cellForRow(at: path(target))?.textLabel?.text == "Row 2")
    expect(texts(table) == Array(rows.sections[0][(table.indexPathsForVisibleRows?.first?.row ?? 0)...].prefix(table.visibleCells.count)))
    expectFresh(screen)
  }

  @Test("RO-04 Escape, a canceled touch and leaving editing return the row, and no move is reported")
  func cancelling() {
    for way in 0..<4 {
      let rows = EditingRows([["a", "b", "c"]])
      let (screen, table) = show(rows)
      let before = screen.snapshot()
      rows.log = []
      let touch = take(path(0), screen, table)
      move(touch, by: 70, screen)
      switch way {
      case 0: screen.press(.keyboardEscape)
      case 1: touch.cancel()
      case 2: move(touch, by: -70, screen)
      default: table.setEditing(false, animated: true)
      }
      screen.advance(by: 0.1)
      touch.up()
      screen.settle()
      let more: [[String]] = [
        [], [], ["target 0.0 to 0.1", "target 0.0 to 0.0"], ["setEditing(false, animated: true)", "done a", "done b", "done c"],
      ]
      expect(rows.log, equals: ["target 0.0 to 0.1", "target 0.0 to 0.2"] + more[way])
      expect(texts(table), equals: ["a", "b", "c"])
      if way < 3 { expect(areSame(screen.snapshot(), before)) }
    }
  }

  @Test("RO-07 reloadData inside moveRowAt, and ending text editing inside the target method, with a dragged row")
  func reentrance() {
    let rows = EditingRows([["a", "b", "c", "d"]])
    let (screen, table) = show(rows)
    rows.retarget = { [weak table] _, proposed in
      table?.endEditing(true)
      return proposed
    }
    rows.moved = { $0.reloadData() }
    let touch = take(path(0), screen, table)
    move(touch, by: 70, screen)
    touch.up()
    screen.settle()
    expect(texts(table), equals: ["b", "c", "a", "d"])
    expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.isEditing })
    expectFresh(screen)
  }

  @Test("RO-04 BU-10 Updates while a row is dragged: the drag continues, or ends when the row is deleted")
  func updates() {
    let rows = EditingRows([["a", "b", "c", "d"]])
    let (screen, table) = show(rows)
    var touch = take(path(1), screen, table)
    move(touch, by: 50, screen)
    rows.sections[0].insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    screen.advance(by: 0.4)
    move(touch, by: 8, screen)
    touch.up()
    screen.settle()
    expect(rows.log.filter { $0.hasPrefix("move") }.count <= 1 && texts(table) == rows.sections[0])
    touch = take(path(1), screen, table)
    move(touch, by: 30, screen)
    rows.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .fade)
    touch.up()
    screen.settle()
    expect(texts(table) == rows.sections[0] && table.visibleCells.allSatisfy { $0.alpha == 1 })
    expectFresh(screen)
  }

  @Test("RO-01 Rows are moved by accessibility actions too")
  func accessibility() {
    let rows = EditingRows([["a", "b", "c"]])
    let (screen, table) = show(rows)
    let control = table.visibleCells[1].subviews.compactMap { $0 as? UIControl }.first { $0.accessibilityLabel == "Reorder b" }
    let actions = control?.accessibilityCustomActions ?? []
    expect(actions.map(\.name), equals: ["Move Up", "Move Down"])
    expect(actions.last?.actionHandler?(actions[1]), equals: true)
    screen.settle()
    expect(texts(table) == ["a", "c", "b"] && rows.log.last == "move 0.1 to 0.2")
    expectFresh(screen)
  }
}
