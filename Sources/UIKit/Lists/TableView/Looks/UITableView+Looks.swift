import CoreGraphics
import Foundation
internal import TrestleListModel

extension UITableView {
  final func applyDesign() {
    let design = traitCollection.design.table
    figures.rowHeight = design.rowHeight
    heights.defaultRow = design.measuresRows ? UITableView.automaticDimension : design.rowHeight
    figures.headerTopPadding = design.sectionHeaderTopPadding
    figures.plainHeaderHeight = design.plainHeaderHeight(for: traitCollection)
    figures.plainFooterHeight = design.plainFooterHeight(for: traitCollection)
    figures.groupBorders = design.groupBorders(on: surface)
    figures.separatorThickness = design.separatorThickness
    figures.indexWidth = design.indexWidth
    updateMargin(design)
    updateContentEdges(design)
    if !looks.hasOwnBackground { applyBackground(style == .plain ? design.plainBackground : design.groupedBackground) }
  }

  private func updateMargin(_ design: UIDesign.Table) {
    let width = layer.bounds.width
    figures.cellMargin = design.cellMargin(for: style, width: width)
    figures.boxMargin = design.boxMargin(for: style, width: width)
  }

  final func widthChanged() {
    if style != .plain { updateMargin(traitCollection.design.table) }
    contentEdgesChanged()
    if let bar = looks.indexBar { place(bar) }
  }

  final func designMayHaveChanged(from previous: UITraitCollection?) {
    let new = traitCollection
    // Separators are one pixel thick.
    if previous?.displayScale != new.displayScale {
      looks.emptyRows?.forget()
      setNeedsLayout()
    }
    guard
      previous?.design != new.design || previous?.userInterfaceStyle != new.userInterfaceStyle
        || previous?.preferredContentSizeCategory != new.preferredContentSizeCategory || previous?.layoutDirection != new.layoutDirection
    else { return }
    applyDesign()
    // The cells measured below would otherwise get the new traits only after the table.
    for view in subviewList { view.updateTraits() }
    // The user interface style and the layout direction do not affect heights.
    if previous?.design != new.design || previous?.preferredContentSizeCategory != new.preferredContentSizeCategory {
      measureAgain(keepsFirstRow: true)
    }
    contextsChanged()
    looks.emptyRows?.forget()
    if let bar = looks.indexBar {
      bar.designChanged()
      place(bar)
    }
  }

  /// The surface on which cells draw rows.
  final var surface: CellContext.Surface { style.surface }

  final func context(at path: ItemPath) -> CellContext {
    let count = geometry.numberOfRows(inSection: path.section)
    var context = CellContext()
    context.surface = surface
    context.position = position(of: path, count: count)
    context.separatorStyle = separatorStyle
    context.separatorColor = looks.separatorColor
    context.separatorEffect = looks.separatorEffect
    context.separatorInset = looks.separatorInset
    context.addsStandardSeparatorInset = looks.separatorInsetReference == .fromAutomaticInsets
    context.edges = cellEdges
    context.showsSeparator = showsSeparator(below: editing.gap?.shown(path) ?? path, isLast: context.position.isLast)
    context.indexWidth = indexWidth
    context.groupMargin = groupMargin
    context.tableColor = looks.hasOwnBackground ? backgroundColor : nil
    context.allowsMultipleSelection = selectionRules.allowsMultipleSelection
    context.allowsMultipleSelectionDuringEditing = selectionRules.allowsMultipleSelectionDuringEditing
    return context
  }

  /// Returns the displayed position of a row in its group; a lifted row counts at its target.
  final func position(of path: ItemPath, count: Int) -> CellContext.Position {
    guard let gap = editing.gap else {
      guard !editing.placeholders.isEmpty else { return CellContext.Position(row: path.item, count: count) }
      let places = editing.placeholders.compactMap(\.path).filter { $0.section == path.section }
      return CellContext.Position(row: path.item + places.filter { $0 <= path }.count, count: count + places.count)
    }
    let shown = gap.shown(path)
    return CellContext.Position(
      row: shown.item, count: gap.shownCount(geometry.numberOfRows(inSection: shown.section), ofSection: shown.section))
  }

  /// Returns whether a separator is shown. In a plain table a header replaces the separator above it, and a table footer replaces the last
  /// one.
  private func showsSeparator(below path: ItemPath, isLast: Bool) -> Bool {
    guard isLast else { return true }
    guard style == .plain else { return false }
    if path.section + 1 < geometry.sectionCount { return geometry.headerSpan(ofSection: path.section + 1).length == 0 }
    return looks.footer == nil
  }

  final func contextsChanged() {
    guard loading.state == .loaded else { return }
    for row in tiles.rows where geometry.contains(row.path) { row.cell.context = context(at: row.path) }
    for view in sections.headers.shown.values { refreshContext(of: view, isFooter: false) }
    for view in sections.footers.shown.values { refreshContext(of: view, isFooter: true) }
    looks.emptyRows?.forget()
    setNeedsLayout()
  }

  // MARK: The table's own views

  final func setBackgroundView(_ new: UIView?) {
    guard new !== looks.background else { return }
    looks.background?.removeFromSuperview()
    looks.background = new
    if let new {
      insertSubview(new, at: 0)
      layoutTableViews()
    }
  }

  final func setHeaderView(_ new: UIView?) {
    if new !== looks.header { looks.header?.removeFromSuperview() }
    looks.header = new
    if let new, new.superview !== self { insertSubview(new, at: backViewCount) }
    looks.sizesHeader = new.map { $0.frame.height == 0 && $0.isConstrainedWithin } ?? false
    sizeTableHeader()
    geometry.tableHeaderHeight = tableHeaderHeight
    tableViewsChanged()
  }

  /// Sizes a table header that was assigned without a height by its constraints.
  final func sizeTableHeader() {
    guard looks.sizesHeader, let header = looks.header, layer.bounds.width > 0 else { return }
    header.frame.size.width = layer.bounds.width
    guard let height = header.constrainedHeight(forWidth: layer.bounds.width) else { return }
    header.frame.size.height = height
    geometry.tableHeaderHeight = tableHeaderHeight
  }

  final func setFooterView(_ new: UIView?) {
    if new !== looks.footer { looks.footer?.removeFromSuperview() }
    looks.footer = new
    if let new, new.superview !== self { insertSubview(new, at: backViewCount) }
    geometry.tableFooterHeight = tableFooterHeight
    tableViewsChanged()
  }

  private func tableViewsChanged() {
    if loading.state == .loaded { updateContentSize() }
    layoutTableViews()
    contextsChanged()
    for row in tiles.rows { row.cell.frame = standingFrame(at: row.path) }
    setNeedsLayout()
  }

  final func layoutTableViews() {
    let width = layer.bounds.width
    if let header = looks.header {
      let frame = CGRect(x: 0, y: 0, width: width, height: CGFloat(geometry.tableHeaderHeight))
      if header.frame != frame { header.frame = frame }
    }
    if let footer = looks.footer {
      let span = geometry.tableFooterSpan
      let frame = CGRect(x: 0, y: CGFloat(span.start) + editing.placeholderHeight, width: width, height: CGFloat(span.length))
      if footer.frame != frame { footer.frame = frame }
    }
    if let background = looks.background, background.frame != layer.bounds { background.frame = layer.bounds }
  }

  /// Lays out the separators of the empty rows below a short plain table.
  final func layoutEmptyRows() {
    let start = CGFloat(geometry.totalHeight) + editing.placeholderHeight
    let end = layer.bounds.maxY
    let pitch = heights.fillerRow < 0 ? fixedRowHeight : heights.fillerRow
    let isRuled = heights.fillerRow >= 0 || traitCollection.design.table.rulesEmptyRows
    guard style == .plain, isRuled, looks.footer == nil, separatorStyle != .none, pitch > 0, end > start, loading.state == .loaded else {
      if let view = looks.emptyRows, !view.isHidden { view.isHidden = true }
      return
    }
    if looks.emptyRows == nil {
      let view = EmptyRowsView()
      looks.emptyRows = view
      insertSubview(view, at: looks.background == nil ? 0 : 1)
    }
    guard let view = looks.emptyRows else { return }
    if view.isHidden { view.isHidden = false }
    view.show(from: start, to: max(end, start + layer.bounds.height), width: layer.bounds.width, pitch: pitch) {
      let design = traitCollection.design.table
      let thickness = design.separatorThickness > 0 ? design.separatorThickness : 1 / max(1, traitCollection.displayScale)
      let color = (looks.separatorColor ?? design.separator).resolvedColor(with: traitCollection)
      return EmptyRowsView.Line(
        inset: emptyRowInset, thickness: thickness, color: color, effect: looks.separatorEffect,
        isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}
