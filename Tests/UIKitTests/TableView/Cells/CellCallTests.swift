import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A cell that logs its table's calls.
final class ToldCell: UITableViewCell {
  static var log: [String] = []

  static func take() -> [String] {
    defer { log = [] }
    return log
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    Self.log.append("\(tag) selected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    Self.log.append("\(tag) highlighted \(highlighted)")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    Self.log.append("\(tag) editing \(editing) \(animated)")
  }
}

@MainActor final class ToldRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    ToldCell.log.append("cell \(indexPath.row)")
    let cell = ToldCell(style: .default, reuseIdentifier: nil)
    cell.tag = indexPath.row
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    ToldCell.log.append("will \(indexPath.row)")
  }
}

/// Fills itself with red.
final class RedCell: UITableViewCell {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(bounds)
  }
}

@MainActor struct CellCallTests {
  @Test("CE-23 The table calls setSelected before display, setHighlighted and setSelected at taps, setEditing at changes of mode")
  func calls() {
    _ = ToldCell.take()
    let rows = ToldRows()
    let (screen, table) = showTable(rows)
    expect(
      ToldCell.take() == [
        "cell 0", "0 selected false", "will 0", "cell 1", "1 selected false", "will 1", "cell 2", "2 selected false", "will 2",
      ])
    let touch = screen.touchDown(CGPoint(x: 100, y: 60))
    screen.advance(by: 0.3)
    expect(ToldCell.take(), equals: ["1 highlighted true"])
    touch.up()
    expect(ToldCell.take(), equals: ["1 highlighted false", "1 selected true"])
    screen.tap(CGPoint(x: 100, y: 20))
    expect(ToldCell.take(), equals: ["0 highlighted true", "0 highlighted false", "1 selected false", "0 selected true"])
    table.setEditing(true, animated: true)
    expect(ToldCell.take().filter { $0.contains("editing") } == ["0 editing true true", "1 editing true true", "2 editing true true"])
    screen.settle()
    table.isEditing = false
    expect(
      ToldCell.take().filter { $0.contains("editing") } == ["0 editing false false", "1 editing false false", "2 editing false false"])
  }

  @Test("SE-12 After a tap the cell is selected and not highlighted, yet its subviews are; no frame falls between")
  func afterTap() throws {
    let rows = ToldRows()
    let (screen, table) = showTable(rows)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let label = try #require(cell.textLabel)
    let lamp = UILabel()
    cell.contentView.addSubview(lamp)
    let touch = screen.touchDown(CGPoint(x: 100, y: 60))
    screen.advance(by: 0.3)
    expect(cell.isHighlighted && !cell.isSelected && label.isHighlighted && lamp.isHighlighted)
    let frames = screen.work.frames
    let lit = screen.snapshot().pixel(x: 600, y: 100)
    touch.up()
    expect(screen.work.frames, equals: frames)
    expect(cell.isSelected && !cell.isHighlighted && label.isHighlighted && lamp.isHighlighted)
    expect(screen.snapshot().pixel(x: 600, y: 100) == lit)
    screen.settle()
    expect(cell.isSelected && !cell.isHighlighted && label.isHighlighted && lamp.isHighlighted)
  }

  @Test("CE-22 A grouped cell's background view draws the group's shape; the cell's own drawing is below it")
  func groupShape() {
    let rows = PlainRows(3) { _, _ in RedCell(style: .default, reuseIdentifier: nil) }
    let (screen, table) = showTable(rows, style: .grouped, design: .classic)
    let shape = table.visibleCells[0].backgroundView
    expect(shape != nil && shape?.superview === table.visibleCells[0])
    let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
    var image = screen.snapshot()
    let middle = image.pixel(x: 320, y: Int(row.midY * 2))
    expect(middle.red == 0xf7 && middle.green == 0xf7)
    // Another background replaces it; without it the shape is restored.
    let own = UIView()
    own.backgroundColor = .green
    table.visibleCells[0].backgroundView = own
    screen.layout()
    image = screen.snapshot()
    expect(image.pixel(x: 320, y: Int(row.midY * 2)).green == 255 && image.pixel(x: 2, y: Int(row.midY * 2)).green == 255)
    table.visibleCells[0].backgroundView = nil
    screen.layout()
    expect(screen.snapshot().pixel(x: 320, y: Int(row.midY * 2)) == middle)
  }

  @Test("CE-22 A cell's own drawing is below the selection and all subviews", arguments: [true, false])
  func ownDrawing(isClassic: Bool) {
    let rows = PlainRows(3) { _, _ in
      let cell = RedCell(style: .default, reuseIdentifier: nil)
      let square = UIView(frame: CGRect(x: 100, y: 10, width: 20, height: 20))
      square.backgroundColor = .blue
      cell.contentView.addSubview(square)
      return cell
    }
    let (screen, table) = showTable(rows, design: isClassic ? .classic : .modern)
    var image = screen.snapshot()
    expect(image.pixel(x: 300, y: 40).red == 255 && image.pixel(x: 300, y: 40).green == 0)
    expect(image.pixel(x: 220, y: 40).blue, equals: 255)
    screen.tap(CGPoint(x: 200, y: 20))
    image = screen.snapshot()
    let selected = image.pixel(x: 300, y: 40)
    expect(!(selected.red == 255 && selected.green == 0))
    expect(image.pixel(x: 220, y: 40).blue == 255 && image.pixel(x: 220, y: 40).red == 0)
    expect(table.visibleCells[0].backgroundView == nil)
  }
}
