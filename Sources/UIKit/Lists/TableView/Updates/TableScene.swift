import CoreGraphics

internal import TrestleListModel

/// The geometry and the visible rows of a table before an update.
@MainActor struct TableScene {
  let geometry: RowGeometry
  private let headers: [Int: CGRect]
  private let footers: [Int: CGRect]
  let tableFooter: CGRect?
  let emptyRows: CGRect?
  /// The open row, and the remainder of its animation.
  let swiped: (cell: UIView, way: RowPassage)?

  init(_ table: UITableView) {
    geometry = table.geometry
    headers = table.sections.headers.shown.mapValues(\.frame)
    footers = table.sections.footers.shown.mapValues(\.frame)
    tableFooter = table.looks.footer?.frame
    emptyRows = table.looks.emptyRows?.frame
    swiped = table.editing.swipe.flatMap { swipe in swipe.wayOut.map { (swipe.cell, $0) } }
  }

  /// Returns the frame of a section view before the update, even if it was not visible.
  func frame(_ part: SectionPart, of section: Int) -> CGRect? {
    if let frame = part.isHeader ? headers[section] : footers[section] { return frame }
    guard section < geometry.sectionCount else { return nil }
    let span = geometry.span(part, of: section)
    return CGRect(x: 0, y: span.start, width: 0, height: span.length)
  }
}
