import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// Sections of rows with an index whose entries may refer to any section.
@MainActor final class MappedIndexRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var titles = ["A", "B", "C", "D"]
  var counts = [20, 20, 20, 20]
  var headers = false
  var log: [String] = []
  var section: (UITableView, String, Int) -> Int = { $2 }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    log.append("sections")
    return counts.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    log.append("rows \(section)")
    return counts[section]
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers ? "Header \(section)" : nil }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    log.append("titles")
    return titles
  }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    log.append("section \(title) \(index)")
    return section(tableView, title, index)
  }
}

@MainActor struct SectionIndexTests {
  private func show(_ rows: MappedIndexRows, design: UIDesign = .modern) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    rows.log = []
    return (screen, table)
  }

  /// Returns the center of an entry of the index, of which all are visible.
  private func place(_ entry: Int, of count: Int, pitch: CGFloat = 14) -> CGPoint {
    CGPoint(x: 313, y: ((480 - CGFloat(count) * pitch) / 2).rounded() + (CGFloat(entry) + 0.5) * pitch)
  }

  private func bar(_ table: UITableView) -> SectionIndexBar? { table.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first }

  @Test("IX-01 The index stays at the end of a table that becomes narrower or wider", arguments: [UIDesign.modern, .classic])
  func narrower(design: UIDesign) {
    let (screen, table) = show(MappedIndexRows(), design: design)
    for width: CGFloat in [200, 280] {
      screen.resize(to: CGSize(width: width, height: 480))
      expect(bar(table)?.frame.maxX, equals: width)
    }
  }

  @Test("IX-03 An entry leads to the section that the data source names for it; by default entry and section are one to one")
  func mapping() {
    let rows = MappedIndexRows()
    let (screen, table) = show(rows)
    screen.tap(place(1, of: 4))
    expect(rows.take().filter { $0.hasPrefix("section ") }, equals: ["section B 1"])
    expect(table.contentOffset.y, equals: table.rect(forSection: 1).minY)
    rows.section = { _, title, _ in title == "A" ? 3 : 0 }
    screen.tap(place(0, of: 4))
    expect(rows.take().filter { $0.hasPrefix("section ") }, equals: ["section A 0"])
    expect(table.contentOffset.y, equals: table.rect(forSection: 3).minY)
    screen.tap(place(3, of: 4))
    expect(table.contentOffset.y, equals: 0)
    let (second, plain) = show(rows)
    rows.section = { $2 }
    second.tap(place(2, of: 4))
    expect(plain.contentOffset.y, equals: plain.rect(forSection: 2).minY)
  }

  @Test("IX-06 Letters, background and the background under a finger have the colors set")
  func colours() {
    let rows = MappedIndexRows()
    let (screen, table) = show(rows)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .green
    table.sectionIndexTrackingBackgroundColor = .blue
    screen.layout()
    var image = screen.snapshot()
    func isRed(_ x: Int, _ y: Int) -> Bool { image.pixel(x: x, y: y).red > 200 && image.pixel(x: x, y: y).green < 60 }
    let letter = place(0, of: 4)
    let rows0 = Int(letter.y * 2) - 14..<Int(letter.y * 2) + 14
    expect(rows0.contains { y in (612..<640).contains { isRed($0, y) } })
    expect(image.pixel(x: 636, y: 100).green == 255 && image.pixel(x: 636, y: 100).red == 0)
    let touch = screen.touchDown(place(2, of: 4))
    screen.advance(by: 0.2)
    image = screen.snapshot()
    expect(image.pixel(x: 636, y: 100).blue == 255 && image.pixel(x: 636, y: 100).green == 0)
    touch.up()
    screen.layout()
    expect(screen.snapshot().pixel(x: 636, y: 100).green, equals: 255)
    table.sectionIndexBackgroundColor = nil
    screen.layout()
    expect(screen.snapshot().pixel(x: 636, y: 100).red, equals: 255)
  }

  @Test("IX-07 The search title is a magnifying glass, and leads to the section that the data source returns")
  func glass() throws {
    let rows = MappedIndexRows()
    rows.titles = [UITableView.indexSearch, "A", "B", "C", "D"]
    let (screen, table) = show(rows)
    let index = try #require(bar(table))
    let texts = index.subviews.compactMap { ($0 as? UILabel)?.text }
    expect(texts, equals: ["A", "B", "C", "D"])
    // A ring: ink around a hole.
    let image = screen.snapshot()
    let middle = place(0, of: 5)
    let (x, y) = (Int((index.frame.midX - 1) * 2), Int((middle.y - 1) * 2))
    expect(image.pixel(x: x, y: y).red, above: 230)
    expect([(x - 7, y), (x + 7, y), (x, y - 7), (x, y + 7)].allSatisfy { image.pixel(x: $0.0, y: $0.1).red < 160 })
    screen.tap(middle)
    expect(rows.take().contains("section {search} 0"))
  }

  @Test("IX-08 reloadSectionIndexTitles requests the titles and nothing else, and shows them")
  func reloading() throws {
    let rows = MappedIndexRows()
    let (screen, table) = show(rows)
    rows.titles = ["X", "Y"]
    table.reloadSectionIndexTitles()
    screen.layout()
    expect(rows.take(), equals: ["titles"])
    try expect(#require(bar(table)).subviews.compactMap { ($0 as? UILabel)?.text } == ["X", "Y"])
    rows.titles = []
    table.reloadSectionIndexTitles()
    screen.layout()
    expect(bar(table) == nil)
    expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 320 })
  }

  @Test(
    "IX-10 sectionForSectionIndexTitle may scroll the table and return a section that does not exist",
    arguments: [-1, -77, 4, 1000, NSNotFound, Int.min])
  func ownScrolling(answer: Int) {
    let rows = MappedIndexRows()
    let (screen, table) = show(rows)
    table.contentOffset.y = 700
    screen.layout()
    rows.section = { table, _, _ in
      table.scrollRectToVisible(CGRect(x: 0, y: 123, width: 1, height: 1), animated: false)
      return answer
    }
    let message = caughtUIKitError { screen.tap(place(2, of: 4)) }
    screen.settle()
    expect(message == nil)
    expect(table.contentOffset.y, equals: 123)
    expect(table.visibleCells.first?.textLabel?.text, equals: "0.2")
  }

  @Test("IX-11 A section without rows and header has an entry, which leads to where the section would be")
  func emptySections() {
    for headers in [false, true] {
      let rows = MappedIndexRows()
      rows.counts = [7, 0, 0, 30]
      rows.headers = headers
      let (screen, table) = show(rows)
      for entry in [1, 2] {
        table.contentOffset.y = 0
        screen.tap(place(entry, of: 4))
        expect(table.contentOffset.y, equals: table.rect(forSection: entry).minY)
        expect(table.contentOffset.y, equals: 7 * 44 + (headers ? CGFloat(entry) * 28 : 0))
      }
    }
  }

  @Test("IX-01 In a language read from the right the index is at the left")
  func mirrored() throws {
    let rows = MappedIndexRows()
    let (screen, table) = show(rows)
    screen.traits = { $0.layoutDirection = .rightToLeft }
    screen.layout()
    try expect(#require(bar(table)).frame.minX == 0)
    screen.tap(CGPoint(x: 7, y: place(2, of: 4).y))
    expect(table.contentOffset.y, equals: table.rect(forSection: 2).minY)
    try expect(#require(table.visibleCells.last).contentView.frame == CGRect(x: 15, y: 0, width: 305, height: 43.5))
  }
}
