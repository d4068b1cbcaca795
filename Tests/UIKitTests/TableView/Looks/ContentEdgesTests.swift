import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The start and end of the content of rows and headers.
@MainActor struct ContentEdgesTests {
  /// The table's data, because a table does not retain its source.
  private static var kept: Rows?

  private func show(
    width: CGFloat = 320, style: UITableView.Style = .plain, design: UIDesign = .modern, insets: UIEdgeInsets = .zero,
    _ configure: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }
  ) -> (TestScreen, UITableView, Rows) {
    let screen = TestScreen(size: CGSize(width: width, height: 480), design: design)
    let rows = Rows(count: 3)
    Self.kept = rows
    rows.headers = ["Title"]
    rows.configure = configure
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = insets
    let table = UITableView(frame: .zero, style: style)
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    controller.view = table
    screen.show(controller)
    return (screen, table, rows)
  }

  /// Returns the x of the start of the row's text, the header's title and the separator, in the table.
  private func starts(_ screen: TestScreen, _ table: UITableView) -> (text: CGFloat, title: CGFloat, line: CGFloat) {
    let cell = table.visibleCells[0]
    let text = cell.textLabel!.convert(CGPoint.zero, to: table).x
    let title = table.headerView(forSection: 0)?.textLabel?.convert(CGPoint.zero, to: table).x ?? -1
    let image = screen.snapshot()
    let y = Int(cell.frame.maxY * 2) - 1
    let ground = image.pixel(x: Int(cell.frame.minX) * 2 + 1, y: y)
    let line = (0..<image.width).first { $0 > Int(cell.frame.minX) * 2 && image.pixel(x: $0, y: y) != ground } ?? 0
    return (text, title, CGFloat(line) / 2)
  }

  @Test("Texts, titles and lines begin at one edge, which wide tables have further in", arguments: [(320, 16), (375, 16), (414, 20)])
  func margins(width: Int, margin: Int) {
    let (screen, table, _) = show(width: CGFloat(width))
    let found = starts(screen, table)
    expect(found == (CGFloat(margin), CGFloat(margin), CGFloat(margin)))
    expect(
      table.visibleCells[0].contentView.layoutMargins == UIEdgeInsets(top: 11, left: CGFloat(margin), bottom: 11, right: CGFloat(margin)))
    expect(table.separatorInset.left, equals: CGFloat(margin))
  }

  @Test("Configured content has the position of the standard text, also while it scrolls below the top")
  func configuredContent() throws {
    let (screen, table, _) = show { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.row)"
      cell.contentConfiguration = content
    }
    let label = try #require(table.visibleCells[0].contentView.subviews[0].subviews.compactMap { $0 as? UILabel }.first)
    expect(label.convert(CGPoint.zero, to: table).x, equals: 16)
    let margins = table.visibleCells[0].contentView.layoutMargins
    table.contentOffset.y = 50
    screen.layout()
    expect(table.visibleCells[0].contentView.layoutMargins, equals: margins)
  }

  @Test("cellLayoutMarginsFollowReadableWidth limits texts to a readable width, wider for larger text, in the center")
  func readableWidth() {
    let (screen, table, _) = show(width: 1000)
    expect(starts(screen, table).text, equals: 20)
    table.cellLayoutMarginsFollowReadableWidth = true
    screen.layout()
    let found = starts(screen, table)
    expect(found == (164, 164, 164))
    expect(table.visibleCells[0].textLabel!.convert(CGPoint(x: table.visibleCells[0].textLabel!.bounds.maxX, y: 0), to: table).x == 836)
    expect(table.readableContentGuide.layoutFrame.minX == 164 && table.readableContentGuide.layoutFrame.width == 672)
    screen.traits = { $0.preferredContentSizeCategory = .extraExtraLarge }
    screen.layout()
    expect(starts(screen, table).text < 164 && starts(screen, table).text > 20)
    screen.traits = { $0.preferredContentSizeCategory = .large }
    screen.resize(to: CGSize(width: 320, height: 480))
    expect(starts(screen, table) == (16, 16, 16))
  }

  @Test("insetsContentViewsToSafeArea: content is inside the safe area, backgrounds and rows are not")
  func safeArea() {
    for isMirrored in [false, true] {
      let (screen, table, _) = show(width: 480, insets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)) { cell, _ in
        cell.accessoryType = .checkmark
      }
      if isMirrored { screen.traits = { $0.layoutDirection = .rightToLeft } }
      screen.layout()
      let cell = table.visibleCells[0]
      expect(cell.frame.minX == 0 && cell.frame.width == 480)
      let accessory = cell.subviews.last { $0 is UIControl }!
      if isMirrored {
        expect(cell.contentView.frame.maxX == 450 && accessory.frame.minX == 44 + 22)
      } else {
        expect(cell.contentView.frame.minX == 44 && accessory.frame.maxX == 450 - 22)
        expect(starts(screen, table) == (64, 64, 64))
      }
      let header = table.headerView(forSection: 0)!
      expect(header.frame.width == 480 && header.contentView.frame.minX == 44 && header.contentView.frame.maxX == 450)
      table.insetsContentViewsToSafeArea = false
      screen.layout()
      expect(isMirrored ? cell.contentView.frame.maxX == 480 : cell.contentView.frame.minX == 0)
      expect(header.contentView.frame.width, equals: 480)
    }
  }

  @Test("separatorInsetReference: insets count from the cell's sides, or from where lines begin of themselves")
  func separatorReference() {
    let (screen, table, _) = show()
    table.fillerRowHeight = 44
    table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    screen.layout()
    expect(starts(screen, table).line, equals: 50)
    table.separatorInsetReference = .fromAutomaticInsets
    screen.layout()
    expect(starts(screen, table).line, equals: 66)
    let image = screen.snapshot()
    let y = Int(table.visibleCells[0].frame.maxY * 2) - 1
    expect(image.pixel(x: 619, y: y) != image.pixel(x: 621, y: y))
    // The lines of empty rows follow.
    let below = Int(table.contentSize.height + 44) * 2 - 1
    expect(image.pixel(x: 130, y: below).red == 255 && image.pixel(x: 134, y: below).red < 240)
    table.visibleCells[0].separatorInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
    screen.layout()
    expect(starts(screen, table).line, equals: 20)
  }

  @Test("An app's own margins of table and cell move the texts")
  func ownMargins() {
    let (screen, table, _) = show()
    table.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 40)
    screen.layout()
    expect(starts(screen, table) == (40, 40, 40))
    table.visibleCells[0].layoutMargins.left = 70
    screen.layout()
    expect(starts(screen, table).text, equals: 70)
  }
}
