extension RowGeometry {
  /// A part of the list with a height.
  package enum Part: Hashable, Sendable {
    case tableHeader
    case topPadding(Int)
    case header(Int)
    case row(ItemPath)
    case footer(Int)
    case bottomPadding(Int)
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
    firstPart(ofSection: path.section) + 2 + path.item
  }

  func part(at index: Int) -> Part {
    let section = rows.index(at: index, stride: Self.fixedParts)
    return part(index - firstPart(ofSection: section), of: section, rows: numberOfRows(inSection: section))
  }

  func part(_ place: Int, of section: Int, rows: Int) -> Part {
    switch place {
    case 0: .topPadding(section)
    case 1: .header(section)
    case 2..<rows + 2: .row(ItemPath(section: section, item: place - 2))
    case rows + 2: .footer(section)
    default: .bottomPadding(section)
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
    span(at: firstPart(ofSection: section) + numberOfRows(inSection: section) + 2)
  }

  /// Returns the range from the top of a section's header to the bottom of its footer, without its padding.
  package func span(ofSection section: Int) -> Span {
    let header = headerSpan(ofSection: section)
    return Span(start: header.start, length: footerSpan(ofSection: section).end - header.start)
  }

  /// A section with its padding.
  package func paddedSpan(ofSection section: Int) -> Span {
    let start = heights.sum(before: firstPart(ofSection: section))
    let end = heights.sum(before: firstPart(ofSection: section + 1))
    return Span(start: Units.points(tableHeader + start), length: Units.points(end - start))
  }
}
