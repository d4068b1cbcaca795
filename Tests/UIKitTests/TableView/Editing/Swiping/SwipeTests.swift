import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct SwipeTests {
  private func swipe(_ screen: TestScreen, by distance: CGFloat = -100, y: CGFloat = 66) {
    let from: CGFloat = distance < 0 ? 300 : 20
    screen.drag(from: CGPoint(x: from, y: y), to: CGPoint(x: from + distance, y: y), duration: 0.3)
    screen.settle()
  }

  @Test("ED-05 ED-13 The calls of a swipe, in order: opened, deleted; opened, canceled")
  func sequence() {
    for design in [UIDesign.modern, .classic] {
      let rows = EditingRows([["a", "b", "c"]])
      let (screen, table) = showEditing(rows, design: design)
      swipe(screen)
      expect(rows.take(), equals: ["canEdit 0.1", "willBegin 0.1", "style 0.1", "title 0.1", "setEditing(true, animated: true)"])
      expect(table.isEditing && table.visibleCells.map(\.isEditing) == [false, false, false])
      expect(table.visibleCells.map(\.showingDeleteConfirmation), equals: [false, true, false])
      screen.tap(CGPoint(x: 290, y: 66))
      expect(rows.take(), equals: ["commit delete 0.1", "setEditing(false, animated: true)", "didEnd nil"])
      screen.settle()
      expect(texts(table) == ["a", "c"] && !table.isEditing)
      swipe(screen)
      expect(rows.take(), equals: ["canEdit 0.1", "willBegin 0.1", "style 0.1", "title 0.1", "setEditing(true, animated: true)"])
      screen.tap(CGPoint(x: 150, y: 20))
      expect(rows.take(), equals: ["setEditing(false, animated: true)", "didEnd 0.1"])
      screen.settle()
      expect(table.indexPathForSelectedRow == nil && texts(table) == ["a", "c"])
      expectFresh(screen)
    }
  }

  @Test("RL-03 ED-05 Deleted with the automatic animation, an open row continues the way it was swiped")
  func wayOut() throws {
    let rows = SwipingRows(["a", "b", "c"])
    rows.trailing = nil
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    swipe(screen)
    let cell = try #require(table.cellForRow(at: path(1)))
    let open = cell.frame.minX
    expect(open, below: -60)
    rows.rows.remove(at: 1)
    table.deleteRows(at: [path(1)], with: .automatic)
    screen.advance(by: 0.15)
    let seen = try #require(cell.layer.presentation()).frame
    expect(seen.minX < open - 20 && seen.minX > -380 && cell.alpha == 1)
    screen.settle()
    expect(texts(table) == ["a", "c"] && !table.isEditing)
    expectFresh(screen)
  }

  @Test("ED-13 DS-07 Without commit nothing at all happens")
  func withoutCommit() {
    let rows = Rows([["a", "b", "c"]])
    let screen = TestScreen(size: CGSize(width: 320, height: 220))
    let table = UITableView()
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    _ = rows.take()
    swipe(screen)
    expect(rows.take().isEmpty && !table.isEditing)
  }

  @Test("ED-08 ED-11 No swipe: a row that may not be edited, one whose style is none, an upward movement")
  func refusals() {
    let rows = EditingRows(count: 20)
    let (screen, table) = showEditing(rows)
    rows.canEdit = { _ in false }
    swipe(screen)
    expect(rows.take(), equals: ["canEdit 0.1"])
    rows.canEdit = { _ in true }
    rows.editingStyle = { _ in .none }
    swipe(screen)
    expect(rows.take(), equals: ["canEdit 0.1", "willBegin 0.1", "style 0.1", "didEnd 0.1"])
    expect(!table.isEditing && table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    screen.drag(from: CGPoint(x: 300, y: 180), to: CGPoint(x: 240, y: 60))
    screen.settle()
    expect(rows.take().isEmpty && table.contentOffset.y > 0)
  }

  @Test("ED-05 The row follows the finger; released before half way it closes, beyond it opens; a drag back or a scroll closes it")
  func following() {
    let rows = EditingRows(count: 20)
    let (screen, table) = showEditing(rows)
    let place = table.rectForRow(at: path(1))
    let touch = screen.touchDown(CGPoint(x: 300, y: 66))
    for step in 1...4 {
      touch.move(to: CGPoint(x: 300 - CGFloat(step) * 10, y: 66))
      screen.advance(by: 1.0 / 60)
    }
    expect(table.cellForRow(at: path(1))?.frame, equals: place.offsetBy(dx: -30, dy: 0))
    screen.advance(by: 0.3)
    touch.up()
    screen.settle()
    expect(table.cellForRow(at: path(1))?.frame == place && !table.isEditing)
    swipe(screen)
    let open = table.cellForRow(at: path(1))?.frame.minX ?? 0
    expect(open <= -74 && open > -110)
    screen.drag(from: CGPoint(x: 100, y: 66), to: CGPoint(x: 180, y: 66), duration: 0.3)
    screen.settle()
    expect(table.cellForRow(at: path(1))?.frame == place && !table.isEditing)
    swipe(screen)
    screen.drag(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 80))
    screen.settle()
    expect(!table.isEditing && table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test("ED-05 RL-01 A reload closes the open row; an update moves it along; deleting it ends the swipe")
  func updates() {
    let rows = EditingRows([["a", "b", "c"]])
    let (screen, table) = showEditing(rows)
    swipe(screen)
    rows.sections[0].insert("new", at: 0)
    table.insertRows(at: [path(0)], with: .fade)
    screen.settle()
    expect(table.isEditing && table.cellForRow(at: path(2))?.showingDeleteConfirmation == true)
    expect(table.cellForRow(at: path(2))?.frame.minX ?? 0, below: -50)
    screen.tap(CGPoint(x: 290, y: 110))
    screen.settle()
    expect(texts(table) == ["new", "a", "c"] && !table.isEditing)
    swipe(screen)
    table.reloadData()
    screen.settle()
    expect(!table.isEditing && table.visibleCells.allSatisfy { $0.frame.minX == 0 && !$0.showingDeleteConfirmation })
    swipe(screen)
    rows.sections[0].remove(at: 1)
    table.deleteRows(at: [path(1)], with: .left)
    screen.settle()
    expect(!table.isEditing && texts(table) == ["new", "c"])
    expectFresh(screen)
  }

  @Test("Swipe actions: leading and trailing, several, in their order and colors; a tap does one, and its end closes the row")
  func actions() {
    for design in [UIDesign.modern, .classic] {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        let rows = SwipingRows(["a", "b", "c"])
        let (screen, table) = showEditing(rows, design: design)
        screen.traits = { $0.layoutDirection = direction }
        let sign: CGFloat = direction == .rightToLeft ? -1 : 1
        func x(_ x: CGFloat) -> CGFloat { direction == .rightToLeft ? 320 - x : x }
        func swipe(_ from: CGFloat, _ by: CGFloat) {
          screen.drag(from: CGPoint(x: x(from), y: 66), to: CGPoint(x: x(from) + sign * by, y: 66), duration: 0.3)
          screen.settle()
        }
        swipe(300, -130)
        expect(rows.take(), equals: ["canEdit 1", "trailing 1", "willBegin 1"])
        expect(screen.accessibilityTree().contains("Flag") && screen.accessibilityTree().contains("Remove"))
        // The first is at the edge.
        screen.tap(CGPoint(x: x(design == .classic ? 215 : 200), y: 66))
        screen.settle()
        expect(rows.take(), equals: ["Flag 1", "didEnd 1"])
        expect(!table.isEditing && table.cellForRow(at: path(1))?.frame.minX == 0)
        swipe(20, 100)
        expect(rows.take(), equals: ["canEdit 1", "leading 1", "willBegin 1"])
        screen.tap(CGPoint(x: x(30), y: 66))
        screen.settle()
        expect(rows.take(), equals: ["Pin 1", "didEnd 1"])
      }
    }
  }

  @Test("Swipe actions: a full swipe performs the first one; its row is deleted when a destructive action is done, unless the app did so")
  func fullSwipe() {
    for deletesItself in [true, false] {
      let rows = SwipingRows(["a", "b", "c"])
      rows.deletesItself = deletesItself
      let (screen, table) = showEditing(rows)
      let touch = screen.touchDown(CGPoint(x: 310, y: 66))
      for step in 1...26 {
        touch.move(to: CGPoint(x: 310 - CGFloat(step) * 10, y: 66))
        screen.advance(by: 1.0 / 60)
      }
      screen.advance(by: 0.3)
      // The first action has grown over the second.
      let pixel = screen.snapshot().pixel(x: 2 * 90, y: 2 * 66)
      expect(pixel.red > 200 && pixel.green < 80)
      touch.up()
      screen.settle()
      expect(rows.log.contains("Remove 1"))
      expect(texts(table) == ["a", "c"] && !table.isEditing)
      expectFresh(screen)
    }
  }

  @Test("Swipe actions: without the full swipe the row resists; an action that is not done keeps the row")
  func heldBack() {
    let rows = SwipingRows(["a", "b", "c"])
    rows.isFull = false
    rows.isDone = false
    let (screen, table) = showEditing(rows)
    screen.drag(from: CGPoint(x: 310, y: 66), to: CGPoint(x: 40, y: 66))
    screen.settle()
    expect(!rows.log.contains("Remove 1") && table.isEditing)
    screen.tap(CGPoint(x: 290, y: 66))
    screen.settle()
    expect(rows.log.contains("Remove 1") && texts(table) == ["a", "b", "c"] && !table.isEditing)
  }

  @Test("Precedence: swipe actions before row actions before Delete; nil means the next, an empty list none")
  func rule() {
    let rows = SwipingRows(["a", "b", "c"])
    let (screen, table) = showEditing(rows)
    rows.trailing = []
    swipe(screen)
    expect(!table.isEditing && rows.take() == ["canEdit 1", "trailing 1"])
    rows.trailing = nil
    swipe(screen)
    expect(rows.take(), equals: ["canEdit 1", "trailing 1", "willBegin 1"])
    expect(screen.accessibilityTree().contains("Delete"))
    screen.tap(CGPoint(x: 290, y: 66))
    screen.settle()
    expect(rows.take().first, equals: "commit 1")
  }

  @Test("Row actions of old: their colors and titles, their handler with the path; the row stays open until editing ends")
  func rowActions() {
    let rows = RowActionRows()
    let (screen, table) = showEditing(rows)
    swipe(screen, by: -130)
    expect(rows.log, equals: ["edit 1"])
    let pixel = screen.snapshot().pixel(x: 2 * 190, y: 2 * 50)
    expect(pixel.blue > 200 && pixel.red < 60)
    screen.tap(CGPoint(x: 200, y: 66))
    screen.settle()
    expect(rows.log == ["edit 1", "more 1"] && table.isEditing)
    table.setEditing(false, animated: true)
    screen.settle()
    expect(!table.isEditing && table.cellForRow(at: path(1))?.frame.minX == 0)
  }

  @Test("What a swipe uncovers can be done without one, by accessibility actions")
  func accessibility() {
    let rows = SwipingRows(["a", "b", "c"])
    let (screen, table) = showEditing(rows)
    let actions = table.visibleCells[1].accessibilityCustomActions ?? []
    expect(actions.map(\.name), equals: ["Pin", "Remove", "Flag"])
    expect(actions.last?.actionHandler?(actions[2]) == true && rows.log.last == "Flag 1")
    let plain = EditingRows([["a", "b"]])
    let (second, other) = showEditing(plain)
    let delete = other.visibleCells[1].accessibilityCustomActions ?? []
    expect(delete.map(\.name) == ["Delete"] && delete[0].actionHandler?(delete[0]) == true)
    second.settle()
    expect(texts(other), equals: ["a"])
    _ = screen
  }
}
