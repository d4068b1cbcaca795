import CoreGraphics
internal import TrestleListModel

extension UITableView {
  final func rect(_ span: RowGeometry.Span) -> CGRect {
    CGRect(x: 0, y: span.start, width: layer.bounds.width, height: span.length)
  }

  private func sectionViewFrame(_ span: RowGeometry.Span) -> CGRect { sectionViewFrame(y: span.start, height: span.length) }

  /// Returns the frame of a header or footer, which is as wide as the cells.
  final func sectionViewFrame(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: cellMargin, y: y, width: sectionViewWidth, height: height)
  }

  final var sectionViewWidth: CGFloat { max(0, layer.bounds.width - 2 * cellMargin) }

  final func hasSection(_ section: Int) -> Bool {
    ensureLoaded()
    return section >= 0 && section < geometry.sectionCount
  }

  final func sectionRect(_ section: Int) -> CGRect {
    hasSection(section) ? rect(geometry.span(ofSection: section)) : .zero
  }

  final func headerRect(_ section: Int) -> CGRect {
    hasSection(section) ? sectionViewFrame(geometry.headerSpan(ofSection: section)) : .zero
  }

  final func footerRect(_ section: Int) -> CGRect {
    hasSection(section) ? sectionViewFrame(geometry.footerSpan(ofSection: section)) : .zero
  }

  final func rowRect(_ indexPath: IndexPath) -> CGRect {
    ensureLoaded()
    let path = ItemPath(indexPath)
    return geometry.contains(path) ? cellFrame(at: path) : .zero
  }

  /// Returns the frame of a row's cell. It includes the borders of the group's box above the first and below the last row.
  final func cellFrame(at path: ItemPath) -> CGRect { cellFrame(geometry.span(of: path), borders: bordersInFrame(at: path)) }

  final func cellFrame(_ span: RowGeometry.Span, borders: (above: CGFloat, below: CGFloat)) -> CGRect {
    let margin = cellMargin
    return CGRect(
      x: margin, y: span.start - borders.above, width: max(0, layer.bounds.width - 2 * margin),
      height: span.length + borders.above + borders.below)
  }

  /// Returns the heights of the borders that the frame of a row's cell includes.
  final func bordersInFrame(at path: ItemPath) -> (above: CGFloat, below: CGFloat) {
    guard figures.groupBorders != nil else { return (0, 0) }
    return figures.borders(at: position(of: path, count: geometry.numberOfRows(inSection: path.section)))
  }

  /// Returns the row of a part of the geometry: a row, or the first or last row for the borders of a group.
  final func row(of part: RowGeometry.Part?) -> ItemPath? {
    switch part {
    case .row(let path)?: return path
    case .borderAbove(let section)?:
      return geometry.numberOfRows(inSection: section) > 0 ? ItemPath(section: section, item: 0) : nil
    case .borderBelow(let section)?:
      let count = geometry.numberOfRows(inSection: section)
      return count > 0 ? ItemPath(section: section, item: count - 1) : nil
    default: return nil
    }
  }

  /// The distance between cells and the sides of the table.
  final var cellMargin: CGFloat { figures.cellMargin }

  /// The distance between groups and the sides of their cells.
  final var groupMargin: CGFloat { figures.boxMargin }

  final func row(at point: CGPoint) -> IndexPath? {
    ensureLoaded()
    guard point.x >= 0, point.x < layer.bounds.width else { return nil }
    return row(of: geometry.part(atOffset: Double(point.y))).map(IndexPath.init)
  }

  final func rows(in rect: CGRect) -> [IndexPath]? {
    ensureLoaded()
    guard rect.maxX > 0, rect.minX < layer.bounds.width else { return [] }
    var found: [IndexPath] = []
    geometry.parts(from: Double(rect.minY), to: Double(rect.maxY)) { part, _ in
      guard let path = row(of: part).map(IndexPath.init), path != found.last else { return }
      found.append(path)
    }
    return found
  }

  final func path(of cell: UITableViewCell) -> IndexPath? {
    tiles.rows.first { $0.cell === cell }.map { IndexPath($0.path) }
  }

  final func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    tileIfNeeded()
    return tiles.index(of: ItemPath(indexPath)).map { tiles.rows[$0].cell }
  }

  final func shownHeader(_ section: Int) -> UITableViewHeaderFooterView? {
    tileIfNeeded()
    return sections.headers.shown[section] as? UITableViewHeaderFooterView
  }

  final func shownFooter(_ section: Int) -> UITableViewHeaderFooterView? {
    tileIfNeeded()
    return sections.footers.shown[section] as? UITableViewHeaderFooterView
  }

  final var shownCells: [UITableViewCell] {
    tileIfNeeded()
    return tiles.rows.map(\.cell)
  }

  final var shownPaths: [IndexPath]? {
    tileIfNeeded()
    return tiles.rows.map { IndexPath($0.path) }
  }

  /// Returns the vertical range of a row's cell.
  final func frameSpan(of path: ItemPath) -> RowGeometry.Span {
    let frame = cellFrame(at: path)
    return RowGeometry.Span(start: frame.minY, length: frame.height)
  }

  /// Returns the height covered by a floating header at the top.
  final func stickyHeight(_ section: Int) -> CGFloat {
    style == .plain ? CGFloat(geometry.headerSpan(ofSection: section).length) : 0
  }

  /// Returns the content offset at which `span` is at the requested position.
  final func offset(showing span: RowGeometry.Span, _ position: ScrollPosition, below header: CGFloat) -> CGPoint {
    let inset = ownAdjustedInset
    let top = contentOffset.y + inset.top + header
    let bottom = contentOffset.y + layer.bounds.height - inset.bottom
    let room = bottom - top
    var offset = contentOffset
    switch position {
    case .top: offset.y = span.start - inset.top - header
    case .bottom: offset.y = span.end - layer.bounds.height + inset.bottom
    case .middle: offset.y = span.start + span.length / 2 - (header + inset.top + layer.bounds.height - inset.bottom) / 2
    case .none:
      if span.start < top || span.length > room {
        offset.y = span.start - inset.top - header
      } else if span.end > bottom {
        offset.y = span.end - layer.bounds.height + inset.bottom
      }
    }
    return roundToPixels(clamped(offset))
  }
}
