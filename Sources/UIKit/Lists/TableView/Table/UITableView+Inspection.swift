internal import TrestleListModel

extension UITableView {
  /// State that no public member shows, for the inspector.
  package final var inspectedState: [(name: String, value: String)] {
    let rows = tiles.rows.map { row in
      let span = geometry.span(of: row.path)
      let kind = !heights.learnsRows ? "" : tiles.learnt.contains(row.path) ? ", measured" : ", estimated"
      return "\(row.path.section).\(row.path.item): \(span.length) at \(span.start)\(kind)"
    }
    return [
      ("geometry", "\(geometry.rowCount) rows in \(geometry.sectionCount) sections, \(geometry.totalHeight) high"),
      ("row heights", rows.joined(separator: "; ")), ("reuse pool", cellPool.summary),
      ("headers and footers in the pool", headerFooterPool.summary), ("pending updates", hasUncommittedUpdates ? updates.summary : "none"),
    ]
  }
}
