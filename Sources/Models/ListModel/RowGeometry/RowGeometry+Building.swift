extension RowGeometry {
  /// The heights of one section, from the data source and the delegate.
  package struct SectionHeights {
    /// The heights of a section's rows: uniform or individual.
    package enum Rows {
      case uniform(Double)
      case each((Int) -> Double)
    }

    package var topPadding = 0.0
    package var header = 0.0
    /// The heights of the borders above and below the rows.
    package var borders = (above: 0.0, below: 0.0)
    package var rowCount: Int
    package var rows: Rows
    package var footer = 0.0

    package init(
      topPadding: Double = 0, header: Double = 0, borders: (above: Double, below: Double) = (0, 0), rowCount: Int, rows: Rows,
      footer: Double = 0
    ) {
      self.topPadding = topPadding
      self.header = header
      self.borders = borders
      self.rowCount = rowCount
      self.rows = rows
      self.footer = footer
    }

    func append(to builder: inout MeasuredListBuilder) -> Int {
      let count = min(max(0, rowCount), Int(UInt32.max))
      builder.append(Units.height(topPadding))
      builder.append(Units.height(header))
      builder.append(Units.height(borders.above))
      switch rows {
      case .uniform(let height): builder.append(repeating: Units.height(height), count: count)
      case .each(let height):
        for row in 0..<count { builder.append(Units.height(height(row))) }
        GeometryWork.visits += count
      }
      builder.append(Units.height(borders.below))
      builder.append(Units.height(footer))
      return count
    }
  }

  /// Builds the geometry of a whole list, querying each section once in ascending order.
  package init(
    sectionCount: Int, tableHeaderHeight: Double = 0, tableFooterHeight: Double = 0, section: (Int) -> SectionHeights
  ) {
    var heights = MeasuredListBuilder()
    var rows = MeasuredListBuilder()
    for number in 0..<max(0, sectionCount) {
      rows.append(UInt32(section(number).append(to: &heights)))
    }
    self.heights = heights.finish()
    self.rows = rows.finish()
    self.tableHeaderHeight = tableHeaderHeight
    self.tableFooterHeight = tableFooterHeight
  }
}
