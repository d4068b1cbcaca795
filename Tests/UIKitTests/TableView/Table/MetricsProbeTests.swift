import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// The measured appearance of tables, point by point. Each probe names the line of the metrics it comes from: B2 classic, B3 flat, B4
/// modern, and its subject.
@MainActor struct MetricsProbeTests {
  /// A table as in the images.
  struct Scene {
    let screen: TestScreen
    let table: UITableView
    let rows: Rows
    let image: CGImage

    @MainActor init(
      _ style: UITableView.Style, _ design: UIDesign, width: CGFloat = 320, scale: CGFloat, sections: [[String]], headers: [String?] = [],
      footers: [String?] = [], cellStyle: UITableViewCell.CellStyle = .default, dark: Bool = false,
      _ configure: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }, then: (UITableView) -> Void = { _ in }
    ) {
      screen = TestScreen(size: CGSize(width: width, height: 480), scale: scale, design: design)
      if dark { screen.traits = { $0.userInterfaceStyle = .dark } }
      rows = Rows(sections)
      rows.headers = headers
      rows.footers = footers
      rows.style = cellStyle
      rows.configure = configure
      table = UITableView(frame: .zero, style: style)
      table.sectionHeaderTopPadding = 0
      table.dataSource = rows
      table.delegate = rows
      table.showsVerticalScrollIndicator = false
      screen.show(table)
      then(table)
      screen.settle()
      image = screen.snapshot()
    }

    @MainActor func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: section))! }

    /// Returns the start and baseline of a label's text, in the table.
    @MainActor func text(_ label: UILabel?) -> (x: CGFloat, baseline: CGFloat, end: CGFloat) {
      guard let label else { return (-1, -1, -1) }
      let frame = label.convert(label.bounds, to: table)
      return (frame.minX, frame.midY - label.font.lineHeight / 2 + label.font.ascender, frame.maxX)
    }

    /// Returns the first and last column of a line whose color differs from the one at its left end.
    @MainActor func extent(y: Int, from left: Int, to right: Int) -> (CGFloat, CGFloat) {
      let ground = image.pixel(x: left, y: y)
      let columns = (left..<right).filter { image.pixel(x: $0, y: y) != ground }
      let scale = table.traitCollection.displayScale
      return (CGFloat(columns.first ?? -1) / scale, CGFloat((columns.last ?? -1) + 1) / scale)
    }
  }

  private func check(_ scene: Scene, _ probes: [MetricsProbe]) {
    MetricsProbe.check(probes, in: scene.image, scale: scene.table.traitCollection.displayScale)
  }

  @Test("The classic plain table has the measured lines, header and texts")
  func classicPlain() {
    let scene = Scene(
      .plain, .classic, scale: 1, sections: [["Fiji", "Beijing"], ["Seedlings", "Plants"]], headers: ["Places", "Other"])
    let title = scene.text(scene.cell(0).textLabel)
    let header = scene.text(scene.table.headerView(forSection: 0)?.textLabel)
    check(
      scene,
      [
        .place("B2 plain: row pitch 44", scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY - 22, 44),
        .flat("B2 plain: white", x: 250, y: 40, 0xffffff),
        .flat("B2 plain: separator, left end", x: 0, y: 65, 0xe0e0e0),
        .flat("B2 plain: separator, right end", x: 319, y: 65, 0xe0e0e0),
        .flat("B2 plain: row above the separator", x: 319, y: 64, 0xffffff),
        .flat("B2 plain: empty rows are ruled too", x: 160, y: 22 + 88 + 22 + 88 + 43, 0xe0e0e0),
        .place("B2 plain header: 22 high", scene.table.rectForHeader(inSection: 0).height, 22),
        .flat("B2 plain header: first line", x: 300, y: 0, 0xa5b1ba),
        .gradient("B2 plain header: gradient, top", x: 300, y: 1, 0x909faa),
        .gradient("B2 plain header: gradient, bottom", x: 300, y: 20, 0xb7c0c7),
        .flat("B2 plain header: last line", x: 300, y: 21, 0x989ea4),
        .flat("B2 plain header: the line in place of the row's", x: 300, y: 109, 0x717d85),
        .text("B2 plain text: x 10", title.x, 10),
        .text("B2 plain text: baseline 29 in the row", title.baseline, 22 + 29),
        .text("B2 plain header title: x 12", header.x, 12),
        .text("B2 plain header title: baseline 17", header.baseline, 17),
      ])
  }

  @Test("A floating classic header has an opacity of nine tenths")
  func classicHeaderOpacity() {
    let scene = Scene(.plain, .classic, scale: 1, sections: [(0..<20).map { "\($0)" }], headers: ["A"]) { cell, path in
      let square = UIView(frame: CGRect(x: 250, y: 0, width: 40, height: 43))
      square.backgroundColor = .black
      cell.contentView.addSubview(square)
    } then: {
      $0.contentOffset.y = 30
    }
    let over = scene.image.pixel(x: 270, y: 10)
    let beside = scene.image.pixel(x: 310, y: 10)
    // Black over white below gives 26 of 255 levels.
    expect(abs(Int(beside.green) - Int(over.green) - 26), atMost: 2)
  }

  @Test("The classic grouped table has the measured boxes, lines, stripes and texts")
  func classicGrouped() {
    let scene = Scene(
      .grouped, .classic, scale: 1, sections: [["One", "Two", "Three"], ["Four"]], headers: [nil, "Header"], footers: [nil, "Footer"],
      cellStyle: .value1
    ) { cell, _ in cell.detailTextLabel?.text = "Detail" }
    let first = Int(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
    let box = scene.table.rectForRow(at: IndexPath(row: 0, section: 1))
    let text = scene.text(scene.cell(1).textLabel)
    let header = scene.text(scene.table.headerView(forSection: 1)?.textLabel)
    // The last row contains the lower border and the light below it.
    let end = Int(scene.table.rectForRow(at: IndexPath(row: 2, section: 0)).maxY) - 2
    check(
      scene,
      [
        .place("B2 grouped: first box 10 below the top", CGFloat(first), 10),
        .place("B2 grouped: box to box 48 with a title, as in iOS 6", box.minY - CGFloat(end), 48),
        .flat("B2 grouped: a group of n rows is 44n + 1 high", x: 160, y: first + 132, 0xaeb2ba),
        .flat("B2 grouped: left border at 9", x: 9, y: first + 60, 0xaeb2ba),
        .flat("B2 grouped: right border at 310", x: 310, y: first + 60, 0xaeb2ba),
        .flat("B2 grouped: inside from 10", x: 10, y: first + 60, 0xf7f7f7),
        .flat("B2 grouped: inside to 309", x: 309, y: first + 60, 0xf7f7f7),
        .flat("B2 grouped: upper border", x: 160, y: first, 0xaeb2ba),
        .flat("B2 grouped: first line under the upper border", x: 160, y: first + 1, 0xe4e4e4),
        .flat("B2 grouped: straight edge from 8 on", x: 9 + 9, y: first, 0xaeb2ba),
        .flat("B2 grouped: separator", x: 160, y: first + 44, 0xcacaca),
        .flat("B2 grouped: light below the separator", x: 160, y: first + 45, 0xfdfdfd),
        .flat("B2 grouped: lower border", x: 160, y: end, 0xaeb2ba),
        .flat("B2 grouped: light below the box", x: 160, y: end + 1, 0xf5f6f7),
        .flat("B2 grouped: ground", x: 0, y: 400, 0xc5ccd4),
        .flat("B2 grouped: ground before the stripe", x: 3, y: 400, 0xc5ccd4),
        .flat("B2 grouped: stripe", x: 5, y: 400, 0xcbd2d8),
        .flat("B2 grouped: stripe, second line", x: 6, y: 400, 0xcbd2d8),
        .flat("B2 grouped: period 7", x: 7, y: 400, 0xc5ccd4),
        .flat("B2 grouped: stripe again", x: 12, y: 400, 0xcbd2d8),
        .text("B2 grouped text: x 20", text.x, 20),
        .text("B2 grouped text: baseline 28 of 44", text.baseline, CGFloat(first + 44 + 28)),
        .text("B2 grouped header: x 19 to 20", header.x, 19.5),
        .text("B2 grouped header: baseline 11 to 12 above the box", box.minY - header.baseline, 11.5),
      ])
  }

  @Test("The stripes of the classic ground are sharp at every scale", arguments: [1, 2, 3])
  func sharpStripes(scale: Int) {
    let scene = Scene(.grouped, .classic, scale: CGFloat(scale), sections: [[]])
    for x in 0..<28 * scale {
      let isStripe = x / scale % 7 >= 5
      MetricsProbe.expect(scene.image, "B2 grouped: stripes", x, 300 * scale, isStripe ? 0xcbd2d8 : 0xc5ccd4, within: 0)
    }
  }

  @Test("The classic selection, chevron and value have the measured colors and places")
  func classicSelection() {
    let scene = Scene(.plain, .classic, scale: 1, sections: [["One", "Two"]], cellStyle: .value1) { cell, _ in
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
    } then: {
      $0.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
    let chevron = scene.cell(0).subviews.first { $0 is CellAccessory }!.frame
    expect(scene.cell(1).textLabel?.highlightedTextColor, equals: .white)
    check(
      scene,
      [
        .gradient("B2 blue selection: top", x: 200, y: 44, 0x058cf5),
        .gradient("B2 blue selection: bottom", x: 200, y: 86, 0x015de6),
        .flat("B2 blue selection: not the bottom separator", x: 200, y: 87, 0xe0e0e0),
        .place("B2 chevron: 8.5 wide", chevron.width, 8.5), .place("B2 chevron: 13 high", chevron.height, 13),
        .place("B2 chevron: right edge 11 to 12 from 320", chevron.maxX, 308.5),
        .place("B2 chevron: centred", chevron.midY, 21.5),
        .flat("B2 chevron: #7f7f7f", x: Int(chevron.maxX) - 3, y: 21, 0x7f7f7f),
      ])
    let color = scene.cell(0).detailTextLabel?.textColor
    expect(color, equals: UIColor(red: 0x38 / 255, green: 0x54 / 255, blue: 0x87 / 255, alpha: 1))
  }

  @Test("The classic index is at 299 with letters and dots 11.5 apart")
  func classicIndex() throws {
    let rows = IndexedRows(titles: (0..<60).map { "\($0)" })
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2, design: .classic)
    let table = UITableView()
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    screen.show(table)
    let bar = try #require(table.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first)
    let entries = bar.subviews
    expect(entries.allSatisfy { abs($0.convert(CGPoint(x: $0.bounds.midX, y: 0), to: table).x - 299) <= 0.5 })
    expect(zip(entries, entries.dropFirst()).allSatisfy { abs($1.frame.minY - $0.frame.minY - 11.5) <= 0.001 })
    expect(zip(entries, entries.dropFirst()).allSatisfy { ($0 is UILabel) != ($1 is UILabel) })
    expect((entries[0] as? UILabel)?.textColor, equals: UIColor(red: 0x6a / 255, green: 0x73 / 255, blue: 0x7d / 255, alpha: 1))
    let dot = try #require(entries.first { $0 is IndexDot })
    let image = screen.snapshot()
    let y = Int(dot.frame.midY * 2)
    let columns = (560..<640).filter { image.pixel(x: $0, y: y).red < 0xb0 }
    // B2 index: dots of 6 points.
    expect(abs(columns.count - 12), atMost: 2)
  }

  @Test("The modern plain table has the measured lines, header and accessories")
  func modernPlain() {
    let types: [UITableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton]
    let scene = Scene(.plain, .modern, scale: 2, sections: [["A", "B", "C", "D", "E"]], headers: ["Title"], cellStyle: .value1) {
      cell, path in
      cell.accessoryType = types[path.row]
      cell.detailTextLabel?.text = "Value"
    }
    let header = scene.text(scene.table.headerView(forSection: 0)?.textLabel)
    let line = 72 * 2 - 1
    let circle = scene.cell(3).subviews.first { $0 is CellAccessory }!.frame
    let mark = scene.cell(2).subviews.first { $0 is CellAccessory }!.frame
    check(
      scene,
      [
        .place("B3 plain header: 28 high", scene.table.rectForHeader(inSection: 0).height, 28),
        // The header of B3 is gray; since iOS 15 a header is gray only while it is pinned.
        .flat("plain header at rest: clear", x: 600, y: 20, 0xffffff),
        .text("B3 plain header: x 16", header.x, 16),
        .place("B3 row: 44", scene.cell(1).frame.height, 44),
        .place("B3 separator: left inset 16", scene.extent(y: line, from: 0, to: 640).0, 16),
        .place("B3 separator: right inset 0", scene.extent(y: line, from: 0, to: 640).1, 320),
        .flat("B4 separator: #c6c6c8", x: 400, y: line, 0xc6c6c8),
        .flat("B3 separator: one pixel", x: 400, y: line - 1, 0xffffff),
        .text("B3 text: x is the inset", scene.text(scene.cell(0).textLabel).x, 16),
        .place("B3 value1: detail's right edge 16 from the side", scene.text(scene.cell(0).detailTextLabel).end, 304),
        .place("chevron cell: content 26.5 narrower", scene.cell(1).contentView.frame.width, 293.5),
        .place("checkmark: right edge 18", mark.maxX, 302), .place("checkmark: art 14.6 wide", mark.width, 14.6),
        .place("B3 detail: circle of 22", circle.width, 22), .place("B3 detail: right edge 16", circle.maxX, 304),
      ])
  }

  @Test("The dark inset grouped table has the measured margins, corners, lines and places")
  func modernInsetGrouped() {
    let scene = Scene(
      .insetGrouped, .modern, width: 390, scale: 3, sections: [["Section 0", "Row", "Row"], ["Section 1", "Row"]], cellStyle: .value1,
      dark: true
    ) { cell, path in
      guard path.row > 0 else { return }
      cell.detailTextLabel?.text = "Value"
      cell.accessoryType = .disclosureIndicator
    }
    let first = scene.cell(0).frame
    let y = Int((first.maxY * 3).rounded()) - 1
    let chevronRow = Int((scene.cell(1).frame.minY + 21.9) * 3)
    let chevron = scene.extent(y: chevronRow, from: 1005, to: 1100)
    check(
      scene,
      [
        .place("B4 inset grouped: margin 20", first.minX, 20), .place("B4 inset grouped: box to 370", first.maxX, 370),
        .place("B4 inset grouped: row 44", first.height, 44), .place("B4 inset grouped: first box 17.5 below the bar", first.minY, 17.5),
        .place("B4 inset grouped: section gap 35.3", scene.cell(0, 1).frame.minY - scene.cell(2).frame.maxY, 35.3),
        .place("B4 inset grouped: radius 10", scene.cell(0).layer.cornerRadius, 10),
        .flat("B4 dark: background", x: 6, y: 300, 0x000000), .flat("B4 dark: cell", x: 600, y: y - 40, 0x1c1c1e),
        .flat("B4 dark: separator", x: 900, y: y, 0x3e3e41),
        .place("B4 inset grouped: separator from 40", scene.extent(y: y, from: 70, to: 1100).0, 40),
        .place("B4 inset grouped: separator to the box's edge", scene.extent(y: y, from: 70, to: 1110).1, 370),
        .text("B4 inset grouped: text x 40", scene.text(scene.cell(0).textLabel).x, 40),
        .text("B4 inset grouped: value's right edge 327", scene.text(scene.cell(1).detailTextLabel).end, 327),
        .place("B4 inset grouped: chevron's last pixel at 347.3", chevron.1 - 1.0 / 3, 347.3),
      ])
  }

  @Test("The flat grouped table has the measured lines and distances")
  func modernGrouped() {
    let scene = Scene(.grouped, .modern, scale: 2, sections: [["One", "Two"], ["Three"]], headers: ["First", "Second"])
    let first = scene.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = scene.table.rectForRow(at: IndexPath(row: 0, section: 1))
    let end = scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY
    let header = scene.text(scene.table.headerView(forSection: 0)?.textLabel)
    expect(scene.table.headerView(forSection: 0)?.textLabel?.text, equals: "FIRST")
    check(
      scene,
      [
        .place("B3 grouped: first section with a title 55.5 down", first.minY, 55.5),
        .place("B3 grouped: 56 between sections with titles", second.minY - end, 56),
        .flat("B4 grouped background", x: 600, y: 20, 0xf2f2f7),
        .flat("B3 grouped: line above the section, from side to side", x: 1, y: Int(first.minY * 2), 0xc6c6c8),
        .flat("B3 grouped: line below the section", x: 1, y: Int(end * 2) - 1, 0xc6c6c8),
        .flat("B3 grouped: inner line is inset", x: 8, y: Int(first.maxY * 2) - 1, 0xffffff),
        .flat("B3 grouped: inner line", x: 400, y: Int(first.maxY * 2) - 1, 0xc6c6c8),
        .text("B3 grouped header: x 15 to 16", header.x, 16),
        .text("B3 grouped header: baseline 10 above the line", first.minY - header.baseline, 10),
      ])
  }
}
