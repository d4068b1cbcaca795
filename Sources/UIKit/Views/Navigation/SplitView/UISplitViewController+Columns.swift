import CoreGraphics

/// Layout of the columns side by side.
extension UISplitViewController {
  final var metrics: UIDesign.SplitView { traitCollection.design.splitView }

  /// The columns before the secondary one, from the edge inward.
  final var leadingColumns: [Column] { style == .tripleColumn ? [.primary, .supplementary] : [.primary] }

  final var allColumns: [Column] { leadingColumns + [.secondary] }

  final func box(_ column: Column) -> UIView { boxes[column == .compact ? .primary : column]! }

  final func prepareColumns() {
    view.clipsToBounds = true
    let order: [UIView] = [box(.secondary), shade, box(.supplementary), box(.primary)] + separators
    for box in order { view.addSubview(box) }
    for box in boxes.values { box.clipsToBounds = true }
    box(.supplementary).isHidden = style != .tripleColumn
    shade.alpha = 0
    shade.isHidden = true
    shade.dismissLabel = LocalizedStrings.word("Dismiss sidebar")
    shade.onTap = { [weak self] in self?.hideOverlay() }
    shade.autoresizingMask = []
    installGestures()
  }

  // MARK: Widths

  private var automatic: CGFloat { UISplitViewController.automaticDimension }

  final func widthsChanged() {
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    adaptModeToRoom()
  }

  final func width(of column: Column) -> CGFloat {
    let isPrimary = column == .primary
    let usual = isPrimary ? metrics.primaryWidth : metrics.supplementaryWidth
    return width(
      usual: usual, preferred: isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth,
      fraction: isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction,
      least: isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth,
      most: isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth)
  }

  private func width(usual: CGFloat, preferred: CGFloat, fraction: CGFloat, least: CGFloat, most: CGFloat) -> CGFloat {
    let whole = view.bounds.width
    var width = usual
    if fraction != automatic { width = whole * fraction }
    if preferred != automatic { width = preferred }
    let least = least == automatic ? min(width, 200) : least
    let most = most == automatic ? max(usual, width) : most
    return min(max(width, least), max(least, most), whole).rounded()
  }

  /// Returns whether `count` columns fit beside the secondary one.
  final func hasRoom(for count: Int) -> Bool {
    guard isViewLoaded else { return true }
    let columns = leadingColumns.suffix(count)
    return view.bounds.width >= columns.reduce(0) { $0 + width(of: $1) } + metrics.leastSecondaryWidth
  }

  // MARK: Layout

  final var layout: SplitLayout {
    let line = metrics.separatorWidth > 0 ? metrics.separatorWidth : 1 / max(1, traitCollection.displayScale)
    return SplitLayout(size: view.bounds.size, widths: leadingColumns.map { width(of: $0) }, line: line, isMirrored: isMirrored)
  }

  /// Whether the primary column is on the right.
  final var isMirrored: Bool { (primaryEdge == .leading) != (view.effectiveUserInterfaceLayoutDirection == .leftToRight) }

  final func layoutColumns() {
    guard isViewLoaded else { return }
    readColumns()
    guard arrangement == .expanded else {
      box(.primary).frame = view.bounds
      placeChild(in: box(.primary))
      return
    }
    let frames = layout.frames(shownMode)
    for (index, column) in leadingColumns.enumerated() {
      box(column).frame = frames.leading[index]
      separators[index].frame = frames.lines[index]
      separators[index].backgroundColor = metrics.separator
    }
    box(.secondary).frame = frames.secondary
    shade.frame = view.bounds
    shade.color = metrics.dimming
    for column in allColumns { placeChild(in: box(column)) }
  }

  /// The content under a sidebar is dimmed: assistive technologies get only the sidebar, and the element that hides it.
  private func readColumns() {
    let isOver = arrangement == .expanded && shownMode.isOver
    view.accessibilityElements = isOver ? leadingColumns.map { box($0) } + [shade] : nil
  }

  private func placeChild(in box: UIView) {
    for view in box.subviews where view.frame != box.bounds { view.frame = box.bounds }
  }

  /// Returns the traits of a column: the first columns always have compact width, the detail depending on its width.
  final func columnTraits(of child: UIViewController) -> UITraitCollection? {
    guard arrangement == .expanded, child === columns[.primary] || child === columns[.supplementary] else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
  }
}
