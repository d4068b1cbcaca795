/// Where everything in a list is: its table header, each section's padding, header, rows and footer, and its table footer.
///
/// A value, so that the geometry before an update and the one after it can be held side by side. Any question and any edit takes
/// logarithmic time, ten million rows or ten. Heights are kept in 1/4096 of a point as whole numbers: sums are exact and do not depend
/// on the order in which heights were learnt.
///
/// Each section is laid out as *top padding, header, rows, footer, bottom padding*; what a section does not have is of height zero.
package struct RowGeometry: Sendable {
  /// Of padding, header, footer and padding of each section.
  static let fixedParts = 4

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
