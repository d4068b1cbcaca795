extension RowGeometry {
  /// Returns the part at an offset; nil above the first part and from the end of the last one on.
  package func part(atOffset offset: Double) -> Part? {
    let units = Units.offset(offset)
    if units < 0 || units >= tableHeader + heights.sum + tableFooter { return nil }
    if units < tableHeader { return .tableHeader }
    if units >= tableHeader + heights.sum { return .tableFooter }
    return part(at: heights.index(at: units - tableHeader))
  }

  /// Returns the row at an offset; nil if another part is there.
  package func row(atOffset offset: Double) -> ItemPath? {
    if case .row(let path)? = part(atOffset: offset) { return path }
    return nil
  }

  /// Calls `body` with every part of a positive height that overlaps the range, from top to bottom.
  package func parts(from lower: Double, to upper: Double, _ body: (Part, Span) -> Void) {
    if tableHeader > 0, Units.offset(lower) < tableHeader, upper > 0 { body(.tableHeader, tableHeaderSpan) }
    if heights.count > 0, Units.offset(lower) < tableHeader + heights.sum {
      let start = heights.index(at: max(0, Units.offset(lower) - tableHeader))
      var section = rows.index(at: start, stride: Self.fixedParts)
      var first = firstPart(ofSection: section)
      var count = numberOfRows(inSection: section)
      heights.walk(from: start) { index, before, value in
        let top = tableHeader + before
        guard Units.points(top) < upper else { return false }
        if index - first == count + Self.fixedParts {
          first = index
          section += 1
          count = numberOfRows(inSection: section)
        }
        if value > 0 {
          body(
            part(index - first, of: section, rows: count), Span(start: Units.points(top), length: Units.points(Int(value))))
        }
        return true
      }
    }
    let footer = tableFooterSpan
    if tableFooter > 0, footer.start < upper, footer.end > lower { body(.tableFooter, footer) }
  }
}

extension RowGeometry {
  /// Returns the number of rows of all sections before a row.
  package func ordinal(of path: ItemPath) -> Int {
    rows.sum(before: path.section) + path.item
  }

  /// Returns the row with `ordinal` rows before it.
  package func row(withOrdinal ordinal: Int) -> ItemPath? {
    guard ordinal >= 0, ordinal < rowCount else { return nil }
    let section = rows.index(at: ordinal)
    return ItemPath(section: section, item: ordinal - rows.sum(before: section))
  }

  package func row(after path: ItemPath) -> ItemPath? {
    row(withOrdinal: ordinal(of: path) + 1)
  }

  package func row(before path: ItemPath) -> ItemPath? {
    row(withOrdinal: ordinal(of: path) - 1)
  }
}
