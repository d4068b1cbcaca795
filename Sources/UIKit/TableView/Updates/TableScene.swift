import CoreGraphics

internal import ListModel

/// What a table looked like before an update.
@MainActor struct TableScene {
  let geometry: RowGeometry
  let offset: CGPoint
  private let headers: [Int: CGRect]
  private let footers: [Int: CGRect]
  let tableFooter: CGRect?
  let emptyRows: CGRect?

  init(_ table: UITableView) {
    geometry = table.geometry
    offset = table.contentOffset
    headers = table.tiles.headers.mapValues(\.frame)
    footers = table.tiles.footers.mapValues(\.frame)
    tableFooter = table.looks.footer?.frame
    emptyRows = table.looks.emptyRows?.frame
  }

  /// Where a section view was, if it showed; else where it would have been.
  func frame(_ part: SectionPart, of section: Int) -> CGRect? {
    if let frame = part.isHeader ? headers[section] : footers[section] { return frame }
    guard section < geometry.sectionCount else { return nil }
    let span = geometry.span(part, of: section)
    return CGRect(x: 0, y: span.start, width: 0, height: span.length)
  }
}
