extension RowGeometry {
  /// A part of the list with a height.
  package enum Part: Hashable, Sendable {
    case tableHeader
    case topPadding(Int)
    case header(Int)
    /// The border above the rows of a section.
    case borderAbove(Int)
    case row(ItemPath)
    /// The border below the rows of a section.
    case borderBelow(Int)
    case footer(Int)
    case tableFooter
  }

  /// A range along the scrolling direction.
  package struct Span: Hashable, Sendable {
    package var start: Double
    package var length: Double
    package var end: Double { start + length }

    package init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// Returns the index of a section's top padding among all parts.
  func firstPart(ofSection section: Int) -> Int {
    rows.sum(before: section) + Self.fixedParts * section
  }

  func index(of path: ItemPath) -> Int {
    firstPart(ofSection: path.section) + 3 + path.item
  }

  func part(at index: Int) -> Part {
    let section = rows.index(at: index, stride: Self.fixedParts)
    return part(index - firstPart(ofSection: section), of: section, rows: numberOfRows(inSection: section))
  }

  func part(_ place: Int, of section: Int, rows: Int) -> Part {
    switch place {
    case 0: .topPadding(section)
    case 1: .header(section)
    case 2: .borderAbove(section)
    case 3..<rows + 3: .row(ItemPath(section: section, item: place - 3))
    case rows + 3: .borderBelow(section)
    default: .footer(section)
    }
  }

  func span(at index: Int) -> Span {
    let found = heights.measure(at: index)
    return Span(start: Units.points(tableHeader + found.before), length: Units.points(Int(found.value)))
  }
}

extension RowGeometry {
  package var tableHeaderSpan: Span {
    Span(start: 0, length: tableHeaderHeight)
  }

  package var tableFooterSpan: Span {
    Span(start: Units.points(tableHeader + heights.sum), length: tableFooterHeight)
  }

  package func span(of path: ItemPath) -> Span {
    span(at: index(of: path))
  }

  package func headerSpan(ofSection section: Int) -> Span {
    span(at: firstPart(ofSection: section) + 1)
  }

  package func footerSpan(ofSection section: Int) -> Span {
    span(at: firstPart(ofSection: section) + numberOfRows(inSection: section) + 4)
  }

  /// Returns the range of the rows of a section, without its borders.
  package func rowsSpan(ofSection section: Int) -> Span {
    let first = firstPart(ofSection: section) + 3
    let start = heights.sum(before: first)
    let end = heights.sum(before: first + numberOfRows(inSection: section))
    return Span(start: Units.points(tableHeader + start), length: Units.points(end - start))
  }

  /// Returns the range from the top of a section's header to the bottom of its footer, without its padding.
  package func span(ofSection section: Int) -> Span {
    let header = headerSpan(ofSection: section)
    return Span(start: header.start, length: footerSpan(ofSection: section).end - header.start)
  }

  package func paddedSpan(ofSection section: Int) -> Span {
    let start = heights.sum(before: firstPart(ofSection: section))
    let end = heights.sum(before: firstPart(ofSection: section + 1))
    return Span(start: Units.points(tableHeader + start), length: Units.points(end - start))
  }
}
