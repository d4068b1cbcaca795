import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

@testable import TrestleListModel

@Suite struct RowGeometryTests {
  @Test("SC-02 Geometry of every table up to 3 sections × 4 rows, with and without headers and footers, agrees with plain sums")
  func exhaustive() {
    var tables = 0
    for sections in 0...3 {
      var shape = [Int](repeating: 0, count: sections)
      repeat {
        var model = NaiveGeometry()
        model.tableHeader = tables % 2 == 0 ? 0 : 30.5
        model.tableFooter = tables % 3 == 0 ? 0 : 17.25
        for (number, kind) in shape.enumerated() {
          let rows = kind % 5
          model.sections.append(
            NaiveGeometry.Section(
              topPadding: tables % 5 == 0 ? 6 : 0, header: kind / 5 % 2 == 0 ? 0 : 22,
              borders: tables % 7 == 0 ? (1, 3) : (0, 0), rows: (0..<rows).map { 44 + Double($0 + number) * 0.5 },
              footer: kind / 10 == 0 ? 0 : 11.75))
        }
        let difference = model.difference(from: model.geometry)
        if difference != nil { Issue.record("\(shape): \(difference!)") }
        tables += 1
      } while Self.advance(&shape, below: 20)
    }
    expect(tables, equals: 1 + 20 + 400 + 8000)
  }

  private static func advance(_ digits: inout [Int], below base: Int) -> Bool {
    for place in digits.indices {
      digits[place] += 1
      if digits[place] < base { return true }
      digits[place] = 0
    }
    return false
  }

  @Test("SC-02 Ranges report what reaches into them, from top to bottom")
  func ranges() {
    var model = NaiveGeometry()
    model.tableHeader = 10
    model.tableFooter = 20
    model.sections = [
      NaiveGeometry.Section(header: 22, rows: [44, 0, 10]), NaiveGeometry.Section(),
      NaiveGeometry.Section(topPadding: 5, borders: (1, 2), rows: [1, 2, 3], footer: 7),
    ]
    let geometry = model.geometry
    for lower in stride(from: -5.0, through: 140, by: 0.5) {
      for length in [0.25, 1, 30, 200] {
        var found: [RowGeometry.Part] = []
        geometry.parts(from: lower, to: lower + length) { part, _ in found.append(part) }
        expect(found, equals: model.visible(from: lower, to: lower + length), "\(lower) + \(length)")
      }
    }
  }

  @Test("SC-02 Seeded edits keep the geometry equal to plain sums", arguments: [1, 2, 3])
  func edits(seed: UInt64) {
    var random = Noise(seed: seed)
    var model = NaiveGeometry()
    model.sections = [NaiveGeometry.Section(header: 22, rows: [Double](repeating: 44, count: 40))]
    var geometry = model.geometry
    let steps = isSoaking ? 10_000 : 1_200
    for step in 0..<steps {
      Self.edit(&model, &geometry, &random)
      geometry._invariantCheck()
      if step % 50 == 0, let difference = model.difference(from: geometry) {
        Issue.record("seed \(seed), step \(step): \(difference)")
        return
      }
    }
    expect(model.difference(from: geometry) == nil)
  }

  private static func edit(_ model: inout NaiveGeometry, _ geometry: inout RowGeometry, _ random: inout Noise) {
    func height() -> Double { random.chance(40) ? 44 : Double(random.below(400)) * 0.25 }
    let section = model.sections.isEmpty ? 0 : random.below(model.sections.count)
    let rows = model.sections.isEmpty ? 0 : model.sections[section].rows.count
    switch random.below(model.sections.isEmpty ? 1 : 11) {
    case 0 where model.sections.count < 12:
      let place = random.below(model.sections.count + 1)
      let count = random.chance(10) ? 3000 : random.below(30)
      let uniform = random.chance(50)
      let each = height()
      let values = (0..<count).map { _ in uniform ? each : height() }
      let new = NaiveGeometry.Section(topPadding: height(), header: height(), rows: values, footer: height())
      model.sections.insert(new, at: place)
      geometry.insertSection(
        RowGeometry.SectionHeights(
          topPadding: new.topPadding, header: new.header, rowCount: count, rows: uniform ? .uniform(each) : .each { values[$0] },
          footer: new.footer), at: place)
    case 1 where model.sections.count > 3:
      model.sections.remove(at: section)
      geometry.removeSection(section)
    case 2:
      let place = random.below(rows + 1)
      let new = height()
      model.sections[section].rows.insert(new, at: place)
      geometry.insertRow(at: ItemPath(section: section, item: place), height: new)
    case 3 where rows > 0:
      let place = random.below(rows)
      model.sections[section].rows.remove(at: place)
      geometry.removeRow(at: ItemPath(section: section, item: place))
    case 4 where rows > 0:
      let place = random.below(rows)
      let new = height()
      model.sections[section].rows[place] = new
      geometry.setHeight(new, of: ItemPath(section: section, item: place))
    case 5:
      let place = random.below(rows + 1)
      let count = random.below(1500)
      let new = height()
      model.sections[section].rows.insert(contentsOf: [Double](repeating: new, count: count), at: place)
      geometry.insertRows(count, at: ItemPath(section: section, item: place), height: new)
    case 6 where rows > 0:
      let place = random.below(rows)
      let count = random.below(min(rows - place, 1500)) + 1
      model.sections[section].rows.removeSubrange(place..<place + count)
      geometry.removeRows(count, at: ItemPath(section: section, item: place))
    case 7 where rows > 0:
      let place = random.below(rows)
      let moved = model.sections[section].rows.remove(at: place)
      let target = random.below(model.sections.count)
      let targetPlace = random.below(model.sections[target].rows.count + 1)
      model.sections[target].rows.insert(moved, at: targetPlace)
      geometry.moveRow(at: ItemPath(section: section, item: place), to: ItemPath(section: target, item: targetPlace))
    case 8, 9:
      let new = height()
      model.sections[section].header = new
      geometry.setHeaderHeight(new, ofSection: section)
    default:
      guard !model.sections.isEmpty else { return }
      let new = (height(), height(), height(), height())
      model.sections[section].footer = new.0
      model.sections[section].topPadding = new.1
      model.sections[section].borders = (new.2, new.3)
      geometry.setFooterHeight(new.0, ofSection: section)
      geometry.setTopPadding(new.1, ofSection: section)
      geometry.setBorders(above: new.2, below: new.3, ofSection: section)
    }
  }

  @Test("HT-01 Sums are exact, independent of the order in which heights were measured")
  func exactness() {
    let heights = (0..<5000).map { Double($0 % 37) * 0.1 + 40 }
    let asked = RowGeometry(sectionCount: 1) { _ in .init(rowCount: heights.count, rows: .each { heights[$0] }) }
    var learnt = RowGeometry(sectionCount: 1) { _ in .init(rowCount: heights.count, rows: .uniform(44)) }
    var random = Noise(seed: 7)
    for row in (0..<heights.count).shuffled(using: &random) { learnt.setHeight(heights[row], of: ItemPath(section: 0, item: row)) }
    expect(learnt.totalHeight, equals: asked.totalHeight)
    for row in stride(from: 0, to: heights.count, by: 97) {
      expect(learnt.span(of: ItemPath(section: 0, item: row)), equals: asked.span(of: ItemPath(section: 0, item: row)))
    }
  }

  @Test("A height that is not a number counts as zero")
  func damagedHeights() {
    let geometry = RowGeometry(sectionCount: 1) { _ in
      .init(rowCount: 4, rows: .each { [.nan, -5, .infinity, 44][$0] })
    }
    expect(geometry.height(of: ItemPath(section: 0, item: 0)), equals: 0)
    expect(geometry.height(of: ItemPath(section: 0, item: 1)), equals: 0)
    expect(geometry.height(of: ItemPath(section: 0, item: 2)), above: 1_000_000)
    expect(geometry.height(of: ItemPath(section: 0, item: 3)), equals: 44)
    expect(geometry.part(atOffset: .nan) == nil || geometry.part(atOffset: .nan) != nil)
    expect(geometry.part(atOffset: .infinity) == nil)
  }

  @Test("Ten million estimated rows are one block; learning heights on a screen splits it in three")
  func laziness() {
    var geometry = RowGeometry(sectionCount: 1) { _ in .init(rowCount: 10_000_000, rows: .uniform(44)) }
    expect(geometry.heights.blocks.count, equals: 3)
    for row in 5_000_000..<5_000_016 { geometry.setHeight(60, of: ItemPath(section: 0, item: row)) }
    expect(geometry.heights.blocks.count, atMost: 7)
    expect(geometry.totalHeight, equals: 440_000_000 + 16 * 16)
    expect(geometry.row(atOffset: 440_000_000), equals: ItemPath(section: 0, item: 9_999_994))
  }
}
