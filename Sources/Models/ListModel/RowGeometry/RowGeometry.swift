/// The positions of all parts of a list: its table header, each section's padding, header, borders, rows and footer, and its table footer.
///
/// It is a value, so that the geometries before and after an update can be compared. All queries and edits take logarithmic time, for ten
/// million rows as for ten. Heights are stored as integers in units of 1/4096 point: sums are exact and do not depend on the order in which
/// heights are measured.
///
/// Each section is laid out as *top padding, header, border above, rows, border below, footer*; missing parts have height zero.
package struct RowGeometry: Sendable {
  /// The padding, header, borders and footer of each section.
  static let fixedParts = 5

  /// The heights of all parts of all sections, in order.
  var heights = MeasuredList()
  /// The number of rows in each section.
  var rows = MeasuredList()
  var tableHeader = 0
  var tableFooter = 0

  package init() {}

  package var tableHeaderHeight: Double {
    get { Units.points(tableHeader) }
    set { tableHeader = Units.units(newValue) }
  }

  package var tableFooterHeight: Double {
    get { Units.points(tableFooter) }
    set { tableFooter = Units.units(newValue) }
  }

  package var sectionCount: Int { rows.count }

  package var rowCount: Int { rows.sum }

  package var totalHeight: Double {
    Units.points(tableHeader + heights.sum + tableFooter)
  }

  package func numberOfRows(inSection section: Int) -> Int {
    Int(rows[section])
  }

  package func contains(_ path: ItemPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.item >= 0 && path.item < numberOfRows(inSection: path.section)
  }
}
