import CoreGraphics
internal import TrestleListModel

extension UITableView: SectionIndexHost {
  final var indexColor: UIColor? { sectionIndexColor }
  final var indexBackground: UIColor? { sectionIndexBackgroundColor }
  final var indexTrackingBackground: UIColor? { sectionIndexTrackingBackgroundColor }

  /// The width of the index beside the rows.
  final var indexWidth: CGFloat { looks.indexBar == nil ? 0 : figures.indexWidth }

  /// Reloads only the titles of the index.
  final func reloadIndex() {
    guard style == .plain else { return }
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let shows = !titles.isEmpty && geometry.rowCount >= indexOptions.minimumRowCount
    guard shows else {
      guard let bar = looks.indexBar else { return }
      bar.removeFromSuperview()
      looks.indexBar = nil
      contextsChanged()
      return
    }
    if let bar = looks.indexBar, bar.titles == titles { return }
    looks.indexBar?.removeFromSuperview()
    let bar = SectionIndexBar(titles: titles, host: self)
    looks.indexBar = bar
    addSubview(bar)
    place(bar)
    contextsChanged()
  }

  /// Keeps the index in place while the rows scroll.
  final func place(_ bar: SectionIndexBar) { place(bar, trailing: figures.edges.trailing) }

  /// Scrolls the section of an index entry to the top, or as close to it as the content allows.
  final func showSection(forIndexEntry index: Int, titled title: String) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    ensureLoaded()
    guard section >= 0, section < geometry.sectionCount else { return }
    stopMotion()
    let start = CGFloat(geometry.headerSpan(ofSection: section).start)
    setOffset(roundToPixels(clamped(CGPoint(x: contentOffset.x, y: start - ownAdjustedInset.top))))
    flashScrollIndicators()
  }
}
