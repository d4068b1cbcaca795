internal import TrestleListModel
import QuartzCore

extension UITableView {
  /// Measures rows that become visible with estimated heights, and keeps the visible rows in place.
  final func learnVisibleHeights() {
    guard heights.learnsRows, geometry.rowCount > 0 else { return }
    let wasAtEnd = isAtEnd
    var hasChanged = false
    // Each step measures at least one row. The limit protects against a delegate that keeps changing its answers.
    for _ in 0..<Self.learningLimit {
      guard !loading.isOutdated, let change = learnNextHeight(showing: true) else { break }
      guard change != 0 else { continue }
      hasChanged = true
      updateContentSize()
    }
    for row in tiles.rows {
      let frame = standingFrame(at: row.path)
      if row.cell.frame != frame { row.cell.frame = frame }
    }
    guard hasChanged else { return }
    if wasAtEnd, case .none = motion { stayAtEnd() }
    followScrolledRow()
  }

  private static var learningLimit: Int { 4000 }

  /// Whether the end of the content is visible, as after a jump there. Then the end stays in place.
  private var isAtEnd: Bool {
    let limits = verticalLimits
    return limits.upperBound > limits.lowerBound && contentOffset.y >= limits.upperBound && !tiles.learnt.isEmpty
      && !(tiles.rows.last.map { geometry.ordinal(of: $0.path) == geometry.rowCount - 1 } ?? false)
  }

  /// Measures upward from the last row until the viewport is filled.
  private func stayAtEnd() {
    for _ in 0..<Self.learningLimit {
      let end = verticalLimits.upperBound
      if contentOffset.y != end { setOffset(CGPoint(x: contentOffset.x, y: end)) }
      guard !loading.isOutdated, let change = learnNextHeight(showing: false) else { return }
      if change != 0 { updateContentSize() }
    }
  }

  /// Measures the visible rows one at a time until a height differs from its estimate; returns nil when all are known. A row may be
  /// displayed as soon as its height is known, as in UIKit, before the next cell is requested.
  private func learnNextHeight(showing shows: Bool) -> CGFloat? {
    let range = visibleOrdinals
    // Measures upward from the existing rows, then downward, so that visible rows keep their place. An existing row may be unmeasured: an
    // update or another width discards all heights.
    if let first = tiles.rows.first.map({ geometry.ordinal(of: $0.path) }), range.contains(first) {
      for ordinal in (range.lowerBound..<first).reversed() {
        guard let change = learn(ordinal) else { continue }
        if change != 0 { shiftContent(by: CGPoint(x: 0, y: change)) }
        if shows { showLearnt(ordinal) }
        if change != 0 { return change }
      }
    }
    for ordinal in range {
      guard let change = learn(ordinal) else { continue }
      if shows { showLearnt(ordinal) }
      if change != 0 { return change }
    }
    return nil
  }

  /// Shows a row that was just measured, if it is visible and adjacent to the existing rows.
  private func showLearnt(_ ordinal: Int) {
    let range = visibleOrdinals
    guard !loading.isOutdated, range.contains(ordinal) else { return }
    guard let first = tiles.rows.first, let last = tiles.rows.last else {
      if ordinal == range.lowerBound { add(ordinal..<ordinal + 1, at: 0) }
      return
    }
    if ordinal == geometry.ordinal(of: last.path) + 1 {
      add(ordinal..<ordinal + 1, at: tiles.rows.count)
    } else if ordinal + 1 == geometry.ordinal(of: first.path) {
      add(ordinal..<ordinal + 1, at: 0)
    }
  }

  /// Measures all visible rows of unknown height after a change of the geometry, and updates content size and offset. The row at the top
  /// stays in place; if the content has become too short, its end is shown.
  final func measureSight() {
    var showsEnd = false
    for _ in 0..<16 {
      for _ in 0..<8 {
        measureRowsInSight(showsEnd)
        let old = geometry.totalHeight
        if loading.isOutdated || !learnVisibleSections() || geometry.totalHeight == old { break }
      }
      if loading.isOutdated { return }
      updateContentSize()
      // Rows that become visible by the change of the offset are measured too.
      if keepOffsetInReach() {
        showsEnd = contentOffset.y >= verticalLimits.upperBound
      } else if !hasUnknownRowInSight {
        return
      }
    }
  }

  /// Clamps the content offset; returns true if it changed.
  private func keepOffsetInReach() -> Bool {
    guard case .none = motion else { return false }
    let nearest = clamped(contentOffset)
    guard nearest != contentOffset else { return false }
    setOffset(nearest)
    return true
  }

  private var hasUnknownRowInSight: Bool {
    heights.learnsRows && visibleOrdinals.contains { geometry.row(withOrdinal: $0).map { !tiles.learnt.contains($0) } ?? false }
  }

  private func measureRowsInSight(_ showsEnd: Bool) {
    guard heights.learnsRows else { return }
    for _ in 0..<Self.learningLimit {
      guard !loading.isOutdated, let change = learnFirstUnknown() else { return }
      guard change != 0, showsEnd else { continue }
      updateContentSize()
      if case .none = motion { setOffset(CGPoint(x: contentOffset.x, y: verticalLimits.upperBound)) }
    }
  }

  /// Measures the visible rows from the top until a height differs; returns nil when all are known.
  private func learnFirstUnknown() -> CGFloat? {
    for ordinal in visibleOrdinals { if let change = learn(ordinal), change != 0 { return change } }
    return nil
  }

  /// Performs a change of heights while the first visible row stays in place.
  final func keepingRowsInPlace(_ change: () -> Void) {
    let anchor = tiles.rows.first { geometry.contains($0.path) && cellFrame(at: $0.path).maxY > contentOffset.y }
    let before = anchor.map { cellFrame(at: $0.path).minY }
    change()
    updateContentSize()
    guard let anchor, let before else { return }
    let moved = cellFrame(at: anchor.path).minY - before
    if moved != 0 { shiftContent(by: CGPoint(x: 0, y: moved)) }
  }

  /// Updates the target of an animated scroll whose row has moved.
  private func followScrolledRow() {
    guard case .animating(var animation) = motion, let wanted = scrollTarget, wanted.startTime == animation.startTime,
      geometry.contains(wanted.path)
    else { return }
    let target = offset(showing: frameSpan(of: wanted.path), wanted.position, below: stickyHeight(wanted.path.section))
    guard target != animation.target else { return }
    animation.retarget(to: target, at: CACurrentMediaTime())
    motion = .animating(animation)
  }

  /// Measures a row. Returns the difference to its assumed height, or nil if it was measured before.
  private func learn(_ ordinal: Int) -> CGFloat? {
    guard let path = geometry.row(withOrdinal: ordinal), tiles.learnt.insert(path).inserted else { return nil }
    let height = trueHeight(of: path)
    let old = geometry.height(of: path)
    guard Double(height) != old else { return 0 }
    geometry.setHeight(Double(height), of: path)
    return CGFloat(geometry.height(of: path) - old)
  }

  /// Returns a row's height: the delegate's, the property's, or the one its content requests.
  final func trueHeight(of path: ItemPath) -> CGFloat {
    let delegate = reader.mayAnswerRowHeight ? ownDelegate : nil
    let answer = delegate?.tableView(self, heightForRowAt: IndexPath(path)) ?? Unanswered.height
    let isAutomatic = Unanswered.answered(answer) ? answer == UITableView.automaticDimension : heights.row < 0
    guard isAutomatic else { return Unanswered.answered(answer) ? checked(answer) : heights.row }
    let cell = tiles.index(of: path).map { tiles.rows[$0].cell } ?? tiles.measured[path] ?? obtainCell(at: path)
    if tiles.index(of: path) == nil {
      tiles.measured[path] = cell
      // Separators, margins and the pixel size are part of the height, so the cell must be in place and have the table's traits.
      cell.host = self
      cell.context = context(at: path)
      prepareEditing(of: cell, at: path)
      if cell.superview !== self { insertSubview(cell, at: backViewCount) }
    }
    return fittingHeight(of: cell)
  }

  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    let width = layer.bounds.width - 2 * cellMargin
    if cell.frame.width != width { cell.frame.size.width = width }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let scale = max(1, traitCollection.displayScale)
    let height = max((size.height * scale).rounded(.up) / scale, 0)
    // A row whose constraints allow its content to collapse has the standard height, as in UIKit.
    return height > (cell.separatorThickness * scale).rounded(.up) / scale ? height : figures.rowHeight
  }

  /// Measures the rows near the target of a scroll, so that it ends at the requested position.
  final func learnHeights(around path: ItemPath) {
    guard heights.learnsRows, layer.bounds.height > 0 else { return }
    let middle = geometry.ordinal(of: path)
    let reach = Int(layer.bounds.height / max(1, heights.estimatedRow)) + 1
    pass {
      keepingRowsInPlace {
        for ordinal in max(0, middle - reach)..<min(geometry.rowCount, middle + reach + 1) where !loading.isOutdated { _ = learn(ordinal) }
      }
    }
  }
}
