import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct EditingFactsTests {
  @Test("ED-01 ED-03 Figure 7-1: cells are notified first, then each row is queried; the minus shows Delete, and Delete commits")
  func figure71() {
    let rows = EditingRows([["a", "b", "c"]])
    let (screen, table) = showEditing(rows)
    table.setEditing(true, animated: true)
    expect(
      rows.take() == [
        "setEditing(true, animated: true)", "edit a", "edit b", "edit c", "canEdit 0.0", "style 0.0", "canMove 0.0", "canEdit 0.1",
        "style 0.1", "canMove 0.1", "canEdit 0.2", "style 0.2", "canMove 0.2",
      ])
    screen.settle()
    screen.tap(CGPoint(x: 20, y: 66))
    screen.settle()
    expect(rows.take(), equals: ["title 0.1"])
    screen.tap(CGPoint(x: 290, y: 66))
    screen.settle()
    expect(rows.take(), equals: ["commit delete 0.1"])
    expect(texts(table), equals: ["a", "c"])
    table.setEditing(false, animated: true)
    expect(rows.take(), equals: ["setEditing(false, animated: true)", "done a", "done c"])
  }

  @Test("A row that enters editing lays out itself, its controls and their parts once")
  func layouts() {
    let rows = EditingRows([["a", "b", "c"]])
    let (screen, table) = showEditing(rows)
    screen.settle()
    let before = screen.work.layouts
    table.setEditing(true, animated: true)
    let work = screen.work.layouts - before
    expect(work > 0 && work <= 3 * 5, "\(work) layouts")
    screen.advance(by: 0.1)
    expectFresh(screen)
    screen.settle()
    expectFresh(screen)
  }

  @Test("ED-03 A tap elsewhere hides the Delete button and does nothing else; so does a second tap on the minus")
  func cancelledConfirmation() {
    for design in [UIDesign.modern, .classic] {
      let rows = EditingRows([["a", "b", "c"]])
      let (screen, table) = showEditing(rows, design: design)
      table.allowsSelectionDuringEditing = true
      table.setEditing(true, animated: false)
      screen.tap(CGPoint(x: 20, y: 66))
      screen.settle()
      let cell = table.cellForRow(at: path(1))
      expect(cell?.showingDeleteConfirmation, equals: true)
      _ = rows.take()
      screen.tap(CGPoint(x: 150, y: 110))
      screen.settle()
      expect(cell?.showingDeleteConfirmation, equals: false)
      expect(rows.take().isEmpty && table.indexPathForSelectedRow == nil && table.isEditing)
      expect(cell?.frame, equals: table.rectForRow(at: path(1)))
      expect(
        !table.subviews.contains { !($0 is UITableViewCell) && $0.frame.intersects(table.rectForRow(at: path(1))) && $0.frame.width > 50 })
    }
  }

  @Test("ED-02 Minus, plus or nothing at the leading side; the content makes room, also for a row without a control")
  func controls() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let rows = EditingRows([["a", "b", "c"]])
      rows.editingStyle = { [.delete, .insert, .none][$0.row] }
      let (screen, table) = showEditing(rows)
      screen.traits = { $0.layoutDirection = direction }
      let rest = table.visibleCells[0].contentView.frame
      table.setEditing(true, animated: true)
      screen.advance(by: 0.15)
      let half = table.visibleCells[0].contentView.layer.presentation()?.frame ?? .zero
      let goal = table.visibleCells[0].contentView.frame
      expect(half.minX > rest.minX + 1 && half.minX < goal.minX - 1, "half way the content is on its way")
      screen.settle()
      expect(table.visibleCells.map(\.editingStyle), equals: [.delete, .insert, .none])
      let isMirrored = direction == .rightToLeft
      for cell in table.visibleCells {
        let content = cell.contentView.frame
        expect(isMirrored ? content.maxX == 320 - 38 : content.minX == 38)
      }
      let tree = screen.accessibilityTree()
      expect(tree.contains("Insert") && tree.contains("Delete"))
      expect(table.visibleCells[2].subviews.filter { $0 is UIControl }.count, equals: 1)
    }
  }

  @Test("ED-04 A tap on the plus commits an insertion")
  func insertion() {
    for design in [UIDesign.modern, .classic] {
      let rows = EditingRows([["a", "b"]])
      rows.editingStyle = { $0.row == 1 ? .insert : .delete }
      let (screen, table) = showEditing(rows, design: design)
      table.setEditing(true, animated: false)
      screen.layout()
      _ = rows.take()
      screen.tap(CGPoint(x: 20, y: 66))
      expect(rows.take().first, equals: "commit insert 0.1")
      screen.settle()
      expect(texts(table), equals: ["a", "New", "b"])
      expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle != .none })
    }
  }

  @Test("ED-06 The delegate names the Delete button")
  func renamedButton() {
    for design in [UIDesign.modern, .classic] {
      let rows = EditingRows([["a", "b"]])
      rows.title = "Trash"
      let (screen, _) = showEditing(rows, design: design)
      screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.2)
      screen.settle()
      expect(screen.accessibilityTree().contains("Trash"))
      expect(!screen.accessibilityTree().contains("Delete"))
    }
  }

  @Test("ED-07 A grouped row that does not indent keeps its left edge")
  func indentation() {
    for design in [UIDesign.modern, .classic] {
      let rows = EditingRows([["a", "b"]])
      rows.indents = { $0.row == 0 }
      let (screen, table) = showEditing(rows, style: .grouped, design: design)
      let rest = table.visibleCells.map(\.contentView.frame.minX)
      table.setEditing(true, animated: false)
      screen.layout()
      let edited = table.visibleCells.map(\.contentView.frame.minX)
      expect(edited[0] > rest[0] + 20 && edited[1] == rest[1])
      table.setEditing(false, animated: false)
      table.visibleCells[0].shouldIndentWhileEditing = false
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    expect(cell.shouldIndentWhileEditing)
  }

  @Test("ED-02 ED-07 In a classic group the control is outside of the box, which is indented; without indentation it is inside")
  func outsideOfTheBox() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let rows = EditingRows([["a", "b"]])
      rows.indents = { $0.row == 0 }
      let (screen, table) = showEditing(rows, style: .grouped, design: .classic)
      screen.traits = { $0.layoutDirection = direction }
      screen.layout()
      func place(_ frame: CGRect) -> CGRect {
        direction == .rightToLeft ? CGRect(x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
      }
      let rest = table.visibleCells.map { place($0.contentView.frame) }
      table.setEditing(true, animated: false)
      screen.layout()
      let controls = try table.visibleCells.map { place(try #require($0.subviews.first { $0 is UIControl }).frame) }
      let content = table.visibleCells.map { place($0.contentView.frame) }
      // The box begins at 9 points; its inside one point further in.
      expect(content[0].minX == rest[0].minX + 32 && content[0].minX == 42)
      expect(controls[0].minX >= 0 && controls[0].maxX <= 41)
      expect(content[1].minX == rest[1].minX && controls[1].minX >= 9)
      let picture = screen.snapshot()
      let x = direction == .rightToLeft ? 640 - 76 : 76
      // Above the discs.
      let ground = picture.pixel(x: x, y: Int(table.visibleCells[0].frame.minY * 2) + 8)
      let box = picture.pixel(x: x, y: Int(table.visibleCells[1].frame.minY * 2) + 8)
      expect(ground.red < 0xE0 && box.red > 0xF0)
      table.setEditing(false, animated: true)
      screen.settle()
      expect(table.visibleCells.map { place($0.contentView.frame) }, equals: rest)
      expectFresh(screen)
    }
  }

  @Test("ED-08 ED-12 A row that may not be edited shows no control and is not swiped, whatever its style")
  func uneditable() {
    let rows = EditingRows([["a", "b"]])
    rows.canEdit = { $0.row == 0 }
    let (screen, table) = showEditing(rows)
    screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.2)
    screen.settle()
    expect(rows.take(), equals: ["canEdit 0.1"])
    expect(!table.isEditing)
    table.setEditing(true, animated: false)
    screen.layout()
    expect(table.visibleCells.map(\.editingStyle), equals: [.delete, .none])
    expect(table.visibleCells[1].contentView.frame.minX, equals: 0)
    expect(rows.take().filter { $0.hasPrefix("style") }, equals: ["style 0.0"])
  }

  @Test("ED-10 SE-01 Rows are selected during editing only where that is allowed")
  func selection() {
    let rows = EditingRows([["a", "b", "c"]])
    let (screen, table) = showEditing(rows)
    table.setEditing(true, animated: false)
    screen.tap(CGPoint(x: 150, y: 66))
    expect(table.indexPathForSelectedRow == nil)
    table.allowsSelectionDuringEditing = true
    _ = rows.take()
    screen.tap(CGPoint(x: 150, y: 66))
    expect(table.indexPathForSelectedRow == path(1) && rows.take() == ["didSelect 0.1"])
    table.setEditing(false, animated: false)
    table.allowsSelectionDuringEditing = false
    screen.tap(CGPoint(x: 150, y: 20))
    expect(table.indexPathForSelectedRow, equals: path(0))
  }

  @Test("ED-10 SE-01 Multiple selection while editing: circles instead of the minus, filled for selected rows; leaving deselects")
  func circles() {
    for design in [UIDesign.modern, .classic] {
      let rows = EditingRows([["a", "b", "c", "d"]])
      rows.canEdit = { $0.row != 3 }
      let (screen, table) = showEditing(rows, design: design)
      table.allowsMultipleSelectionDuringEditing = true
      table.setEditing(true, animated: true)
      screen.settle()
      expect(!rows.take().contains { $0.hasPrefix("style") })
      let empty = screen.snapshot()
      for y in [22.0, 110] { screen.tap(CGPoint(x: 20, y: y)) }
      screen.settle()
      expect(table.indexPathsForSelectedRows, equals: [path(0), path(2)])
      expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
      let chosen = screen.snapshot()
      // The disc at the left of row 0 is filled now, that of row 1 is not.
      func pixel(_ image: CGImage, _ row: Int) -> UInt8 { image.pixel(x: 2 * 15, y: 2 * (44 * row + 22)).green }
      expect(pixel(empty, 0) != pixel(chosen, 0) && pixel(empty, 1) == pixel(chosen, 1))
      screen.tap(CGPoint(x: 20, y: 22))
      expect(table.indexPathsForSelectedRows, equals: [path(2)])
      table.setEditing(false, animated: true)
      screen.settle()
      expect(table.indexPathsForSelectedRows == nil)
    }
  }

  @Test("ED-14 Leaving editing restores everything; rows that become visible during editing have their controls")
  func comingAndLeaving() {
    let rows = EditingRows(count: 40)
    rows.configure = { cell, _ in
      cell.accessoryType = .disclosureIndicator
      cell.editingAccessoryType = .none
    }
    let (screen, table) = showEditing(rows)
    let rest = table.visibleCells[0].contentView.frame
    let before = screen.snapshot()
    table.setEditing(true, animated: true)
    screen.settle()
    table.scrollToRow(at: path(30), at: .top, animated: false)
    screen.layout()
    expect(
      table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 && $0.subviews.filter { $0 is UIControl }.count == 2 }
    )
    table.setEditing(false, animated: true)
    screen.settle()
    expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.size == rest.size })
    table.contentOffset = .zero
    screen.layout()
    expect(areSame(screen.snapshot(), before))
  }

  @Test("ED-15 setEditing from within commit does no harm, and works as usual after a delay")
  func editingFromCommit() {
    for swipes in [true, false] {
      let rows = EditingRows([["a", "b", "c"]])
      rows.committed = { table, _ in table.setEditing(false, animated: true) }
      let (screen, table) = showEditing(rows)
      if swipes {
        screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.2)
      } else {
        table.setEditing(true, animated: false)
        screen.tap(CGPoint(x: 20, y: 66))
      }
      screen.settle()
      screen.tap(CGPoint(x: 290, y: 66))
      screen.settle()
      expect(texts(table) == ["a", "c"] && !table.isEditing)
      expect(table.visibleCells.allSatisfy { !$0.isEditing && !$0.showingDeleteConfirmation })
      table.setEditing(true, animated: true)
      screen.settle()
      expect(table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 })
    }
  }

  @Test("CE-18 A cell is notified of each change of its controls")
  func transitions() {
    let rows = EditingRows([["a", "b"]])
    let (screen, table) = showEditing(rows)
    let cell = table.visibleCells[1] as? LoggingCell
    table.setEditing(true, animated: true)
    screen.settle()
    screen.tap(CGPoint(x: 20, y: 66))
    screen.settle()
    screen.tap(CGPoint(x: 150, y: 20))
    screen.settle()
    table.setEditing(false, animated: true)
    screen.settle()
    expect(cell?.masks, equals: [1, 1, 3, 3, 1, 1, 0, 0])
  }
}
