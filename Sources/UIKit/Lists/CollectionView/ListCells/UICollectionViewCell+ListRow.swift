import CoreGraphics

/// The part of any cell that shows it as a row of a list.
@MainActor struct ListRow {
  /// The position in a list; nil in other sections.
  var place: ListPlace?
  var isSwiped = false
  /// Whether the corners of the cell are those of its place, not the app's.
  var hasCorners = false
  var separators: [SeparatorView] = []
  var separatorGuide: UILayoutGuide?
  var guideConstraints: [NSLayoutConstraint] = []
}

extension UICollectionViewCell {
  /// The design's metrics for the cell's current or future traits.
  final var table: UIDesign.Table {
    if superview == nil, let collectionHost { return collectionHost.traitCollection.design.table }
    return traitCollection.design.table
  }

  /// The distance of the content from the cell's sides.
  final var sideMargin: CGFloat { row.place?.section.margin ?? table.textInset(forWidth: bounds.width) }

  // MARK: Position

  /// Applies the cell's position in the list.
  final func takePlace(_ place: ListPlace?) {
    guard row.place != place else { return }
    row.place = place
    applyCorners()
    if let configuration = place?.section.configuration,
      configuration.leadingSwipeActionsConfigurationProvider != nil || configuration.trailingSwipeActionsConfigurationProvider != nil
    {
      collectionHost?.enableSwiping()
    }
    setNeedsLayout()
  }

  /// Clips the rows of a box to its corners.
  final func applyCorners() {
    guard let place = row.place, place.role == .row, place.appearance.isBoxed, table.cutsCells(on: .insetGrouped) else {
      guard row.hasCorners else { return }
      row.hasCorners = false
      layer.cornerRadius = 0
      layer.masksToBounds = false
      return
    }
    let position = isReordering ? .only : place.position
    var corners: CACornerMask = []
    if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : table.groupCornerRadius
    layer.cornerCurve = table.groupCornerCurve
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty
    row.hasCorners = true
  }

  final func resetRow() {
    guard row.place != nil else { return }
    row.isSwiped = false
    transform = .identity
  }

  // MARK: Accessibility

  final func customActions(besides own: [UIAccessibilityCustomAction]?) -> [UIAccessibilityCustomAction]? {
    guard row.place != nil else { return own }
    let actions = (own ?? []) + (collectionHost?.swipeAccessibilityActions(of: self) ?? [])
    return actions.isEmpty ? nil : actions
  }
}

extension UICollectionViewCell: SwipeableCell {
  var boxBounds: CGRect { bounds }
  var trailingReserve: CGFloat { 0 }
  func endEditingQuietly() { row.isSwiped = false }
}
