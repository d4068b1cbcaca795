import CoreGraphics

internal import TrestleListModel

extension UITableView {
  /// Returns a valid insertion path near the requested one.
  final func insertionPlace(near path: ItemPath) -> ItemPath? {
    guard geometry.sectionCount > 0 else { return nil }
    let section = min(max(0, path.section), geometry.sectionCount - 1)
    return ItemPath(section: section, item: min(max(0, path.item), geometry.numberOfRows(inSection: section)))
  }

  final func insert(_ placeholder: TablePlaceholder) {
    guard placeholder.path != nil else { return }
    UIView.performWithoutAnimation {
      editing.placeholders.append(placeholder)
      placeholder.cell.host = self
      insertSubview(placeholder.cell, at: backViewCount)
      placeholdersChanged()
    }
  }

  /// Removes a placeholder; views around it move at the next layout.
  final func remove(_ placeholder: TablePlaceholder) {
    placeholder.path = nil
    editing.placeholders.removeAll { $0 === placeholder }
    recycle(placeholder.cell)
    if !loading.isTiling { finishLeaving() }
  }

  final func dropPlaceholders() {
    for placeholder in editing.placeholders { remove(placeholder) }
  }

  /// Updates the frames of rows and placeholders, and the content size.
  final func placeholdersChanged() {
    updateContentSize()
    for row in tiles.rows where geometry.contains(row.path) { row.cell.context = context(at: row.path) }
    placeRows()
    setNeedsLayout()
  }

  final func placePlaceholders() {
    for (index, placeholder) in editing.placeholders.enumerated() {
      guard let path = placeholder.path else { continue }
      let frame = frame(of: placeholder, at: path, index)
      if placeholder.cell.frame != frame { placeholder.cell.frame = frame }
      var context = CellContext()
      if geometry.numberOfRows(inSection: path.section) > 0 {
        context = self.context(at: ItemPath(section: path.section, item: 0))
        context.position = position(ofPlaceholder: index, at: path)
      }
      placeholder.cell.context = context
    }
  }

  private func frame(of placeholder: TablePlaceholder, at path: ItemPath, _ index: Int) -> CGRect {
    let start =
      geometry.contains(path) ? geometry.span(of: path).start : geometry.rowsSpan(ofSection: path.section).end
    var above: CGFloat = editing.gap?.displacement(of: path) ?? 0
    for (other, placeholder) in editing.placeholders.enumerated() {
      if let place = placeholder.path, place < path || place == path && other < index { above += placeholder.height }
    }
    let borders = figures.borders(at: position(ofPlaceholder: index, at: path))
    return cellFrame(RowGeometry.Span(start: start + above, length: placeholder.height), borders: borders)
  }

  private func position(ofPlaceholder index: Int, at path: ItemPath) -> CellContext.Position {
    let places = editing.placeholders.compactMap(\.path)
    let before = places.enumerated().filter { $1.section == path.section && ($1 < path || $1 == path && $0 < index) }.count
    let all = places.filter { $0.section == path.section }.count
    return CellContext.Position(row: path.item + before, count: geometry.numberOfRows(inSection: path.section) + all)
  }

  /// Carries placeholders through an update: each stays before the same row.
  final func placeholdersFollow(_ update: ResolvedUpdate, from old: RowGeometry) {
    for placeholder in editing.placeholders {
      guard let path = placeholder.path else { continue }
      guard let section = update.newSection(path.section) else {
        remove(placeholder)
        continue
      }
      var next = path
      var new: ItemPath?
      while new == nil, old.contains(next) {
        new = update.newItem(next)
        next.item += 1
      }
      placeholder.path = new ?? ItemPath(section: section, item: geometry.numberOfRows(inSection: section))
    }
  }
}

extension TableEditing {
  /// Returns the distance by which a row is below its place in the geometry, because of a lifted row or placeholders.
  func displacement(of path: ItemPath) -> CGFloat {
    var displacement = gap?.displacement(of: path) ?? 0
    for placeholder in placeholders { if let place = placeholder.path, place <= path { displacement += placeholder.height } }
    return displacement
  }

  func displacement(ofHeader section: Int) -> CGFloat {
    var displacement = gap?.displacement(ofHeader: section) ?? 0
    for placeholder in placeholders { if let place = placeholder.path, place.section < section { displacement += placeholder.height } }
    return displacement
  }

  func displacement(ofFooter section: Int) -> CGFloat { displacement(ofHeader: section + 1) }

  var placeholderHeight: CGFloat { placeholders.reduce(0) { $0 + $1.height } }
}
