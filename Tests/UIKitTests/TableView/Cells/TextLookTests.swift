import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Properties of a cell's texts that an app sets over the design's.
@MainActor struct TextLookTests {
  private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  private func show(_ rows: Rows, _ style: UITableView.Style, _ design: UIDesign) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    screen.layout()
    return (screen, table)
  }

  @Test("Attributes of a range of a cell's text remain", arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1, .value2])
  func attributedRanges(style: UITableViewCell.CellStyle) {
    let rows = Rows(count: 3)
    rows.style = style
    rows.configure = { cell, _ in
      let text = NSMutableAttributedString(string: "Ada Lovelace")
      text.addAttributes([.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.red], range: NSRange(location: 4, length: 8))
      cell.textLabel?.attributedText = text
    }
    let (screen, table) = show(rows, .plain, .modern)
    screen.traits = { $0.userInterfaceStyle = .dark }
    screen.layout()
    for cell in table.visibleCells {
      let text = cell.textLabel?.attributedText
      expect(text?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont, equals: .boldSystemFont(ofSize: 17))
      expect(text?.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor, equals: .red)
    }
  }

  @Test("CE-23 Text attributes set in cellForRowAt are shown, in every style of table", arguments: [UIDesign.modern, .classic])
  func writtenBeforeDisplay(design: UIDesign) {
    for style in Self.styles {
      let rows = Rows(count: 30)
      rows.style = .subtitle
      rows.configure = { cell, _ in
        cell.textLabel?.font = .systemFont(ofSize: 31)
        cell.textLabel?.textColor = .red
        cell.textLabel?.highlightedTextColor = .blue
        cell.textLabel?.numberOfLines = 2
        cell.detailTextLabel?.textColor = .green
        cell.detailTextLabel?.textAlignment = .center
      }
      let (screen, table) = show(rows, style, design)
      screen.traits = { $0.userInterfaceStyle = .dark }
      screen.layout()
      for cell in table.visibleCells {
        expect(cell.textLabel?.font.pointSize == 31 && cell.textLabel?.textColor == .red && cell.textLabel?.highlightedTextColor == .blue)
        expect(cell.textLabel?.numberOfLines, equals: 2)
        expect(cell.detailTextLabel?.textColor == .green && cell.detailTextLabel?.textAlignment == .center)
      }
    }
  }

  @Test("What the app has not written follows design, style and direction") func follows() {
    let rows = Rows(count: 3)
    rows.style = .value1
    rows.configure = { cell, _ in cell.detailTextLabel?.text = "Value" }
    let (screen, table) = show(rows, .grouped, .modern)
    let cell = table.visibleCells[0]
    expect(cell.textLabel?.font.pointSize == 17 && cell.detailTextLabel?.textAlignment == .right)
    screen.traits = {
      $0.design = .classic
      $0.layoutDirection = .rightToLeft
    }
    screen.layout()
    expect(cell.textLabel?.font, equals: UIFont.systemFont(ofSize: 17, weight: .bold))
    expect(cell.detailTextLabel?.textAlignment, equals: .left)
  }

  @Test("CE-05 The label of value2 follows the tint") func tint() {
    let rows = Rows(count: 3)
    rows.style = .value2
    let (_, table) = show(rows, .plain, .modern)
    table.tintColor = .purple
    expect(table.visibleCells[0].textLabel?.textColor, equals: .purple)
  }

  @Test("CE-17 CE-20 A classic label is cleared for the selection and keeps its tag", arguments: [7, 0]) func tag(tag: Int) {
    let rows = Rows(count: 3)
    let (_, table) = show(rows, .plain, .classic)
    let cell = table.visibleCells[0]
    cell.textLabel?.tag = tag
    let color = cell.textLabel?.backgroundColor
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    expect(cell.textLabel?.backgroundColor == .clear && cell.textLabel?.tag == tag)
    if tag > 0 { expect(cell.viewWithTag(tag) === cell.textLabel) }
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
    expect(cell.textLabel?.backgroundColor == color && color != .clear && cell.textLabel?.tag == tag)
  }
}
