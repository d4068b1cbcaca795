import CoreGraphics

extension UITableView {
  /// Computes the edges again, and applies them if they have changed.
  final func contentEdgesChanged() {
    let old = figures.edges
    updateContentEdges(traitCollection.design.table)
    guard figures.edges != old else { return }
    contextsChanged()
    if let bar = looks.indexBar { place(bar) }
  }

  final func updateContentEdges(_ design: UIDesign.Table) {
    let width = layer.bounds.width
    let safe = looks.insetsContentToSafeArea ? safeAreaInsets : .zero
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edges = ContentEdges(
      margin: design.textInset(forWidth: width), leading: isMirrored ? safe.right : safe.left,
      trailing: isMirrored ? safe.left : safe.right)
    if design.followsLayoutMargins {
      if let own = ownDirectionalMargins { edges.margin = own.leading }
      if looks.followsReadableWidth {
        let inset = cellMargin
        let used = max(inset, edges.leading) + max(inset, edges.trailing) + 2 * edges.margin
        edges.margin += max(0, (width - used - GuideRule.readableWidth(for: traitCollection)) / 2)
      }
    }
    figures.edges = edges
  }

  /// The edges of rows, headers and footers, which are inset in an inset grouped table.
  final var cellEdges: ContentEdges { figures.edges.within(inset: cellMargin) }

  /// The default separator inset: aligned with the text in the modern design, full width in the classic one.
  final var defaultSeparatorInset: UIEdgeInsets {
    guard traitCollection.design.table.separatorsAreInset else { return .zero }
    let edges = cellEdges
    return UIEdgeInsets(top: 0, left: edges.leading + edges.margin, bottom: 0, right: 0)
  }

  final var emptyRowInset: UIEdgeInsets {
    guard let own = looks.separatorInset else { return defaultSeparatorInset }
    return looks.separatorInsetReference == .fromCellEdges ? own : own + defaultSeparatorInset
  }
}
