import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Self-sizing rows of every style, at every text size.
@MainActor struct TextSizeTests {
  /// One row: the creation of its cell and its text.
  private struct Row {
    var name: String
    var style = UITableViewCell.CellStyle.default
    var title: String
    var detail: String?
    var lines = 1
    var hasImage = false
    var accessory = UITableViewCell.AccessoryType.none
  }

  @MainActor private final class Source: NSObject, UITableViewDataSource {
    let rows = [
      Row(name: "default", title: "Wording"),
      Row(name: "wrapped", title: "Several words that need more than a single line of the row", lines: 0),
      Row(name: "subtitle", style: .subtitle, title: "Wording", detail: "Below it"),
      Row(name: "value1", style: .value1, title: "Name", detail: "Value"),
      Row(name: "value2", style: .value2, title: "Name", detail: "Value"),
      Row(name: "image", style: .subtitle, title: "Wording", detail: "Below", hasImage: true, accessory: .disclosureIndicator),
      Row(name: "marked", style: .value1, title: "Name", detail: "Value", accessory: .detailDisclosureButton),
    ]
    var hasHeader = false
    /// The texts above and below the rows.
    var header: String?
    var footer: String?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count + 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      guard indexPath.row < rows.count else {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "lines") as? LinesCell ?? LinesCell(style: .default, reuseIdentifier: "lines")
        cell.label.font = .preferredFont(forTextStyle: .body)
        cell.label.adjustsFontForContentSizeCategory = true
        cell.label.text = "Lines held by constraints"
        return cell
      }
      let row = rows[indexPath.row]
      let cell = tableView.dequeueReusableCell(withIdentifier: row.name) ?? UITableViewCell(style: row.style, reuseIdentifier: row.name)
      cell.textLabel?.text = row.title
      cell.textLabel?.numberOfLines = row.lines
      cell.detailTextLabel?.text = row.detail
      cell.imageView?.image = row.hasImage ? UIImage(systemName: "star") : nil
      cell.accessoryType = row.accessory
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header ?? (hasHeader ? "Heading" : nil) }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
  }

  nonisolated private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func show(
    _ size: UIContentSizeCategory, _ source: Source, style: UITableView.Style = .plain, design: UIDesign = .modern
  ) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 2400), design: design)
    screen.traits = { $0.preferredContentSizeCategory = size }
    let table = UITableView(frame: .zero, style: style)
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = source
    screen.show(table)
    return (screen, table)
  }

  /// Returns the labels in a cell that have text.
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }.filter { !$0.isHidden && $0.text?.isEmpty == false }
  }

  private func expectNothingCut(_ screen: TestScreen, _ table: UITableView, _ moment: String) {
    let image = screen.snapshot()
    let scale = table.traitCollection.displayScale
    expect(table.visibleCells.count, equals: 8, "\(moment)")
    for cell in table.visibleCells {
      // Every cell has ink, none of it at its upper or lower edge, except for the separator.
      let frame = cell.convert(cell.bounds, to: nil)
      let rows = Int((frame.minY * scale).rounded())..<Int((frame.maxY * scale).rounded())
      let columns = 0..<Int(frame.width * scale)
      let ground = image.pixel(x: 0, y: rows.lowerBound)
      func hasInk(_ y: Int) -> Bool { columns.contains { image.pixel(x: $0, y: y) != ground } }
      expect(rows.contains(where: hasInk), "\(moment)")
      let edges = [rows.lowerBound, rows.lowerBound + 1, rows.upperBound - 4, rows.upperBound - 3]
      expect(!edges.contains(where: hasInk), "\(moment): \(rows)")
      for label in labels(in: cell.contentView) {
        let name = "\(moment): \(label.text ?? "") at \(label.font.pointSize)"
        let frame = label.convert(label.bounds, to: cell)
        expect(frame.minY >= 0 && frame.maxY <= cell.bounds.height, "\(name) \(frame) in \(cell.bounds.height)")
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
        expect(needed.height, atMost: frame.height + 0.5, "\(name) needs \(needed) of \(frame)")
        expect(needed.width, atMost: frame.width + 0.5, "\(name) needs \(needed) of \(frame)")
      }
    }
  }

  private func heights(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.height) }

  @Test(
    "HT-01 Measured rows of every style cut nothing at any text size: shown, changed while shown, reloaded", arguments: sizes,
    [UIDesign.modern, .classic])
  func everySize(size: UIContentSizeCategory, design: UIDesign) {
    let source = Source()
    let (screen, table) = show(size, source, design: design)
    expectNothingCut(screen, table, "shown")
    let fresh = heights(table)
    screen.traits = { $0.preferredContentSizeCategory = .large }
    expectNothingCut(screen, table, "at large")
    screen.traits = { $0.preferredContentSizeCategory = size }
    screen.settle()
    expectNothingCut(screen, table, "changed")
    expect(heights(table), equals: fresh)
    table.reloadData()
    screen.layout()
    expectNothingCut(screen, table, "reloaded")
    expect(heights(table), equals: fresh)
  }

  /// Checks that headers and footers have room for their whole text, and that the text is drawn.
  private func expectWholeTexts(_ screen: TestScreen, _ table: UITableView, _ moment: String) {
    let image = screen.snapshot()
    let scale = table.traitCollection.displayScale
    for (view, rect) in [
      (table.headerView(forSection: 0), table.rectForHeader(inSection: 0)),
      (table.footerView(forSection: 0), table.rectForFooter(inSection: 0)),
    ] {
      guard let view, let label = labels(in: view).first else {
        Issue.record("no text \(moment)")
        continue
      }
      let frame = label.convert(label.bounds, to: view)
      let name = "\(moment): \(label.text ?? "") \(frame) in \(view.bounds.size)"
      expect(view.frame.size, equals: rect.size, "\(name)")
      expect(frame.minY >= 0 && frame.maxY <= view.bounds.height, "\(name)")
      let isLimited = view === table.headerView(forSection: 0) || table.traitCollection.design == .classic
      let limit = table.style == .plain && isLimited ? 1 : 0
      expect(label.numberOfLines == limit && frame.minX >= 0 && frame.maxX <= view.bounds.width, "\(name)")
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      expect(needed.height <= frame.height + 0.5 && needed.width <= frame.width + 0.5, "\(name) needs \(needed)")
      // The text has ink in each of its lines, and no ink is at the edges of the view. The lines of a background are whole.
      let box = view.convert(view.bounds, to: nil)
      let columns = Int((box.minX + 2) * scale)..<Int((box.maxX - 2) * scale)
      func hasInk(_ y: CGFloat) -> Bool {
        let ground = image.pixel(x: columns.upperBound, y: Int(y * scale))
        return columns.contains { image.pixel(x: $0, y: Int(y * scale)) != ground }
      }
      let lines = max(1, (needed.height / label.font.lineHeight).rounded())
      for line in 0..<Int(lines) {
        expect(hasInk(box.minY + frame.minY + (CGFloat(line) + 0.5) * needed.height / lines), "\(name): line \(line)")
      }
      // Classic groups have a striped background, and letters fill headers of 22 points from edge to edge.
      guard table.traitCollection.design.name == "modern" else { continue }
      expect(!hasInk(box.minY + 1) && !hasInk(box.maxY - 1.5), "\(name): ink at an edge")
    }
  }

  @Test(
    "Headers and footers cut nothing at any text size: shown, changed while shown, reloaded", arguments: sizes,
    [UIDesign.modern, .classic])
  func headersAndFooters(size: UIContentSizeCategory, design: UIDesign) {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let source = Source()
      // The titles of plain sections have one line.
      source.header = style == .plain ? "Heading" : "Heading of all the rows of this section in words"
      source.footer = style == .plain ? "Text" : "Text below the rows that needs a second line at most sizes"
      let (screen, table) = show(size, source, style: style, design: design)
      func heights() -> [CGFloat] { [table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height] }
      let name = "\(design.name) \(style.rawValue)"
      expectWholeTexts(screen, table, "\(name) shown")
      let fresh = heights()
      screen.traits = { $0.preferredContentSizeCategory = .large }
      screen.settle()
      expectWholeTexts(screen, table, "\(name) at large")
      let large = heights()
      if design.name == "modern", size > .extraLarge { expect(zip(large, fresh).allSatisfy { $0 < $1 }, "\(name): \(large) \(fresh)") }
      screen.traits = { $0.preferredContentSizeCategory = size }
      screen.settle()
      expectWholeTexts(screen, table, "\(name) changed")
      expect(heights(), equals: fresh, "\(name)")
      table.reloadData()
      screen.layout()
      expectWholeTexts(screen, table, "\(name) reloaded")
      expect(heights(), equals: fresh, "\(name)")
    }
  }

  @Test("HT-01 Measured rows and headers grow with the text size")
  func grow() {
    var last: [CGFloat] = []
    for size in Self.sizes where size >= .large {
      let source = Source()
      source.hasHeader = true
      let (_, table) = show(size, source)
      let found = heights(table) + [table.rectForHeader(inSection: 0).height]
      for (before, now) in zip(last, found) { expect(now, atLeast: before, "\(size.rawValue): \(found) after \(last)") }
      if size == .accessibilityExtraLarge { expect(found.allSatisfy { $0 > 44 }, "\(found)") }
      last = found
    }
  }

  @Test("HT-01 Rows have the heights of iOS: of every style at the default size, and of a line held by margins at an accessibility size")
  func heightsOfStyles() throws {
    let source = Source()
    let (screen, table) = show(.large, source)
    let found = heights(table)
    expect([0, 3, 4].allSatisfy { found[$0] == 44 } && abs(found[2] - 46) <= 0.5 && abs(found[1] - 63) <= 0.5, "\(found)")
    for (size, height) in [(UIContentSizeCategory.large, CGFloat(43)), (.accessibilityExtraLarge, 70.5)] {
      screen.traits = { $0.preferredContentSizeCategory = size }
      screen.settle()
      let cell = UITableViewCell()
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: screen.window.traitCollection)
      label.text = "Line"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let guide = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor), label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      ])
      let rows = OneCell(cell)
      let other = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      other.rowHeight = UITableView.automaticDimension
      other.dataSource = rows
      screen.show(other)
      screen.layout()
      let found = other.rectForRow(at: IndexPath(row: 0, section: 0)).height
      expect(abs(found - height), atMost: 0.5, "\(size.rawValue): \(found), \(label.frame) in \(cell.contentView.layoutMargins)")
    }
  }

  @Test("HT-01 The first row below the top inset stays in place when the text size changes, and the top of the content too")
  func firstRow() {
    let rows = PlainRows(200) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
      cell.textLabel?.text = String(repeating: "Word ", count: 1 + path.row * 7 % 13)
      cell.textLabel?.numberOfLines = 0
      cell.detailTextLabel?.text = "Row \(path.row)"
      return cell
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: .zero)
    table.rowHeight = UITableView.automaticDimension
    table.contentInset.top = 70
    table.dataSource = rows
    screen.show(table)
    func distance() -> CGFloat { table.rectForRow(at: IndexPath(row: 90, section: 0)).minY - table.contentOffset.y }
    table.scrollToRow(at: IndexPath(row: 90, section: 0), at: .top, animated: false)
    screen.settle()
    expect(distance(), equals: 70)
    for size in [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraLarge, .extraSmall, .large] {
      screen.traits = { $0.preferredContentSizeCategory = size }
      screen.settle()
      expect(abs(distance() - 70), atMost: 0.5, "\(size.rawValue): \(distance())")
    }
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.settle()
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    screen.settle()
    expect(table.contentOffset.y, equals: -70)
  }

  @MainActor private final class OneCell: NSObject, UITableViewDataSource {
    let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
  }

  @Test("HT-01 A change of the design while shown measures rows and headers again", arguments: [UITableView.Style.plain, .grouped])
  func design(style: UITableView.Style) {
    let source = Source()
    source.hasHeader = true
    let (screen, table) = show(.extraExtraLarge, source, style: style)
    let fresh = heights(table)
    let header = table.rectForHeader(inSection: 0).height
    screen.traits = { $0.design = .classic }
    screen.settle()
    let classic = heights(table)
    expect(classic != fresh)
    screen.traits = { $0.design = .modern }
    screen.settle()
    expect(heights(table), equals: fresh)
    expect(table.rectForHeader(inSection: 0).height, equals: header)
  }

  @Test("At accessibility sizes value1 has two lines, the value below the title, and titles wrap")
  func stacked() throws {
    let source = Source()
    let (_, table) = show(.accessibilityExtraLarge, source)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))
    let name = try #require(cell.textLabel), value = try #require(cell.detailTextLabel)
    expect(value.frame.minY >= name.frame.maxY && value.frame.minX == name.frame.minX)
    let source2 = Source()
    let (_, ordinary) = show(.extraExtraExtraLarge, source2)
    let beside = try #require(ordinary.cellForRow(at: IndexPath(row: 3, section: 0)))
    expect(beside.detailTextLabel!.frame.minX, above: beside.textLabel!.frame.maxX)
    let (_, classic) = show(.accessibilityExtraLarge, source, design: .classic)
    let old = try #require(classic.cellForRow(at: IndexPath(row: 3, section: 0)))
    expect(old.detailTextLabel!.frame.minX, above: old.textLabel!.frame.maxX)
  }
}
