import CoreGraphics

extension UITableView {
  /// Whether the texts of rows keep to a width that is comfortable to read, as wide as the table may be.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { looks.followsReadableWidth }
    set {
      looks.followsReadableWidth = newValue
      contentEdgesChanged()
    }
  }

  /// Whether the content of rows, headers and footers keeps clear of what the safe area leaves out. Their backgrounds reach from side to
  /// side in any case.
  public final var insetsContentViewsToSafeArea: Bool {
    get { looks.insetsContentToSafeArea }
    set {
      looks.insetsContentToSafeArea = newValue
      contentEdgesChanged()
    }
  }

  /// What ``separatorInset`` is measured from.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { looks.separatorInsetReference }
    set {
      looks.separatorInsetReference = newValue
      contextsChanged()
    }
  }

  /// Works the edges out again, and hands them on if they have changed.
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

  /// The edges for rows, which in an inset grouped table stand in from the sides.
  final var cellEdges: ContentEdges { figures.edges.within(inset: cellMargin) }

  /// The edges for headers and footers, which reach from side to side; their texts stand above those of the rows.
  final var headerEdges: ContentEdges {
    var edges = figures.edges
    let inset = cellMargin
    edges.margin += max(0, inset - edges.leading)
    return edges
  }

  /// Where lines begin when nobody says otherwise: at the text in the modern design, at the side in the classic one.
  final var defaultSeparatorInset: UIEdgeInsets {
    guard traitCollection.design.table.separatorsAreInset else { return .zero }
    let edges = cellEdges
    return UIEdgeInsets(top: 0, left: edges.leading + edges.margin, bottom: 0, right: 0)
  }

  /// The inset of the lines below rows that are not there.
  final var emptyRowInset: UIEdgeInsets {
    guard let own = looks.separatorInset else { return defaultSeparatorInset }
    return looks.separatorInsetReference == .fromCellEdges ? own : own + defaultSeparatorInset
  }
}
