import Foundation
import Testing
import TrestleExpectations
import TrestleListModel
import UIKit
@testable import UIKitLists

/// The headers and footers of a table, with views that are only frames.
@MainActor @Suite struct SectionTilerTests {
  /// A table with sections of a header of 20 points, four rows of 30, and a footer of 10.
  private final class Table: UIScrollView, SectionHost {
    var geometry = RowGeometry(sectionCount: 6) { _ in
      RowGeometry.SectionHeights(header: 20, rowCount: 4, rows: .uniform(30), footer: 10)
    }
    var floatsSectionViews = true
    var isOutdated = false
    var calls: [String] = []
    var pool: [UIView] = []
    var made = 0

    func sectionViewFrame(y: CGFloat, height: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: bounds.width, height: height) }
    func displacement(of part: SectionPart, _ section: Int) -> CGFloat { 0 }
    func makeSectionView(_ part: SectionPart, _ section: Int) -> UIView? {
      if pool.isEmpty { made += 1 }
      let view = pool.popLast() ?? UIView()
      addSubview(view)
      return view
    }
    func willDisplay(_ view: UIView, _ part: SectionPart, _ section: Int) { calls.append("+\(part)\(section)") }
    func didEndDisplaying(_ view: UIView, _ part: SectionPart, _ section: Int) { calls.append("-\(part)\(section)") }
    func enqueue(_ view: UIView) { pool.append(view) }
  }

  private func makeTable() -> (Table, SectionTiler) {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    return (table, SectionTiler(table))
  }

  private func tile(_ table: Table, _ sections: SectionTiler, at offset: CGFloat) -> [String] {
    table.calls = []
    table.bounds.origin.y = offset
    sections.tile()
    sections.finishLeaving()
    return table.calls
  }

  private func places(_ views: SectionTiler.Views) -> [Int: CGFloat] { views.shown.mapValues(\.frame.minY) }

  @Test("Headers and footers float between the edges of their section, and their views are reused")
  func floating() {
    let (table, sections) = makeTable()
    expect(tile(table, sections, at: 0), equals: ["+header0", "+header1", "+footer0", "+footer1"])
    expect(places(sections.headers), equals: [0: 0, 1: 150])
    expect(places(sections.footers), equals: [0: 140, 1: 190])
    expect(tile(table, sections, at: 100), equals: [])
    expect(places(sections.headers), equals: [0: 100, 1: 150])
    expect(tile(table, sections, at: 140), equals: ["+header2", "+footer2"])
    // The header is pushed out by the end of its section, and the footer appears below its header.
    expect(places(sections.headers), equals: [0: 130, 1: 150, 2: 300])
    expect(places(sections.footers), equals: [0: 140, 1: 290, 2: 330])
    expect(tile(table, sections, at: 170), equals: ["-header0", "-footer0"])
    expect(table.subviews.count, equals: 4)
    expect(tile(table, sections, at: 320), equals: ["-header1", "-footer1", "+header3", "+footer3"])
    expect(table.made, equals: 6)
    // Each view is in front of the one of the section before, and headers are in front of footers.
    let order = [sections.footers, sections.headers].flatMap { views in views.shown.keys.sorted().map { views.shown[$0]! } }
    expect(order.compactMap { view in table.subviews.firstIndex { $0 === view } }, equals: [0, 1, 2, 3])
    table.isOutdated = true
    expect(tile(table, sections, at: 0), equals: [])
  }

  @Test("In groups headers and footers scroll with their rows, and views made for measuring appear or are recycled")
  func measuring() {
    let (table, sections) = makeTable()
    table.floatsSectionViews = false
    table.bounds.origin.y = 30
    sections.findVisible()
    var unlearnt: [String] = []
    while let (part, section) = sections.nextUnlearnt() { unlearnt.append("\(part)\(section)") }
    expect(unlearnt, equals: ["header1", "footer0"])
    let header = sections.measurable(.header, 1)
    let unused = sections.measurable(.footer, 4)
    expect(table.calls, equals: [])
    expect(tile(table, sections, at: 30), equals: ["+header1", "+footer0"])
    expect(sections.headers.shown[1] === header)
    expect(places(sections.headers), equals: [1: 150])
    expect(places(sections.footers), equals: [0: 140])
    sections.dropMeasured()
    sections.finishLeaving()
    expect(unused?.superview == nil && table.pool.count == 1)
    expect(tile(table, sections, at: 60), equals: [])
    expect(places(sections.headers), equals: [1: 150])
  }

  @Test("An update carries headers and footers to the new numbers of their sections, and returns those of deleted sections")
  func update() throws {
    let (table, sections) = makeTable()
    _ = tile(table, sections, at: 0)
    let header = sections.headers.shown[1]
    var update = BatchUpdate()
    update.deleteSections([0], animation: 3)
    let resolved = try update.resolve(before: [4, 4, 4, 4, 4, 4], after: [4, 4, 4, 4, 4])
    let gone = sections.follow(resolved)
    expect(gone.map { "\($0.part)\($0.section) \($0.animation)" }, equals: ["header0 3", "footer0 3"])
    expect(sections.headers.shown[0] === header && sections.headers.shown.count == 1)
    table.calls = []
    for view in gone { sections.endDisplaying(view.view, view.part, view.section) }
    sections.dropAll()
    expect(table.calls, equals: ["-header0", "-footer0", "-header0", "-footer0"])
    sections.finishLeaving()
    expect(sections.isEmpty && table.subviews.isEmpty)
  }
}
