import TrestleListModel

/// The queries of `RowGeometry`, computed by adding arrays.
struct NaiveGeometry {
  struct Section {
    var topPadding = 0.0
    var header = 0.0
    var borders = (above: 0.0, below: 0.0)
    var rows: [Double] = []
    var footer = 0.0

    var rowsHeight: Double { rows.reduce(0, +) }
  }

  var tableHeader = 0.0
  var tableFooter = 0.0
  var sections: [Section] = []

  var parts: [(part: RowGeometry.Part, start: Double, length: Double)] {
    var result: [(RowGeometry.Part, Double, Double)] = []
    var y = 0.0
    func add(_ part: RowGeometry.Part, _ length: Double) {
      result.append((part, y, length))
      y += length
    }
    add(.tableHeader, tableHeader)
    for (number, section) in sections.enumerated() {
      add(.topPadding(number), section.topPadding)
      add(.header(number), section.header)
      add(.borderAbove(number), section.borders.above)
      for (row, height) in section.rows.enumerated() { add(.row(ItemPath(section: number, item: row)), height) }
      add(.borderBelow(number), section.borders.below)
      add(.footer(number), section.footer)
    }
    add(.tableFooter, tableFooter)
    return result
  }

  var geometry: RowGeometry {
    RowGeometry(sectionCount: sections.count, tableHeaderHeight: tableHeader, tableFooterHeight: tableFooter) { number in
      let section = sections[number]
      return RowGeometry.SectionHeights(
        topPadding: section.topPadding, header: section.header, borders: section.borders, rowCount: section.rows.count,
        rows: .each { section.rows[$0] }, footer: section.footer)
    }
  }

  /// Returns the first difference between the two, or nil.
  func difference(from geometry: RowGeometry) -> String? {
    geometry._invariantCheck()
    guard geometry.sectionCount == sections.count else { return "section count" }
    guard geometry.rowCount == sections.reduce(0, { $0 + $1.rows.count }) else { return "row count" }
    let parts = parts
    let total = parts.last.map { $0.start + $0.length } ?? 0
    guard geometry.totalHeight == total else { return "total \(geometry.totalHeight), not \(total)" }
    var ordinal = 0
    for (part, start, length) in parts {
      let span =
        switch part {
        case .tableHeader: geometry.tableHeaderSpan
        case .header(let section): geometry.headerSpan(ofSection: section)
        case .row(let path): geometry.span(of: path)
        case .footer(let section): geometry.footerSpan(ofSection: section)
        case .tableFooter: geometry.tableFooterSpan
        case .topPadding(let section):
          RowGeometry.Span(start: geometry.paddedSpan(ofSection: section).start, length: sections[section].topPadding)
        case .borderAbove(let section):
          RowGeometry.Span(start: geometry.headerSpan(ofSection: section).end, length: sections[section].borders.above)
        case .borderBelow(let section):
          RowGeometry.Span(start: geometry.rowsSpan(ofSection: section).end, length: sections[section].borders.below)
        }
      guard span == RowGeometry.Span(start: start, length: length) else { return "\(part): \(span), not \(start) + \(length)" }
      if length > 0 {
        guard geometry.part(atOffset: start) == part else { return "at the start of \(part)" }
        guard geometry.part(atOffset: start + length - 0.25) == part else { return "at the end of \(part)" }
      }
      if case .borderAbove(let section) = part {
        let rows = RowGeometry.Span(start: start + length, length: sections[section].rowsHeight)
        guard geometry.rowsSpan(ofSection: section) == rows else { return "rows of \(section)" }
      }
      if case .row(let path) = part {
        guard geometry.ordinal(of: path) == ordinal, geometry.row(withOrdinal: ordinal) == path else { return "ordinal of \(path)" }
        ordinal += 1
      }
    }
    guard geometry.part(atOffset: -0.25) == nil, geometry.part(atOffset: total) == nil else { return "beyond the ends" }
    return nil
  }

  /// Returns the parts that overlap a range, as expected from `RowGeometry.parts`.
  func visible(from lower: Double, to upper: Double) -> [RowGeometry.Part] {
    parts.filter { $0.length > 0 && $0.start < upper && $0.start + $0.length > lower }.map(\.part)
  }
}
