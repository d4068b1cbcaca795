import CoreGraphics
import Foundation
internal import ListModel

extension UITableView: SectionIndexHost {
  final var indexColor: UIColor? { sectionIndexColor }
  final var indexBackground: UIColor? { sectionIndexBackgroundColor }
  final var indexTrackingBackground: UIColor? { sectionIndexTrackingBackgroundColor }

  /// From how many rows on the index shows.
  public final var sectionIndexMinimumDisplayRowCount: Int {
    get { indexOptions.minimumRowCount }
    set {
      indexOptions.minimumRowCount = newValue
      if loading.state == .loaded { reloadIndex() }
    }
  }

  /// The color of the index's letters; `nil` uses the tint color.
  public final var sectionIndexColor: UIColor? {
    get { indexOptions.color }
    set {
      indexOptions.color = newValue
      looks.indexBar?.designChanged()
    }
  }

  /// The color behind the index; `nil` uses the design's.
  public final var sectionIndexBackgroundColor: UIColor? {
    get { indexOptions.background }
    set {
      indexOptions.background = newValue
      looks.indexBar?.applyBackground()
    }
  }

  /// The background while a finger is on the index.
  public final var sectionIndexTrackingBackgroundColor: UIColor? {
    get { indexOptions.trackingBackground }
    set {
      indexOptions.trackingBackground = newValue
      looks.indexBar?.applyBackground()
    }
  }

  /// The room the index takes from the rows.
  final var indexWidth: CGFloat { looks.indexBar == nil ? 0 : figures.indexWidth }

  /// Asks the titles again, and nothing else.
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

  /// The index stays where it is while the rows scroll.
  final func place(_ bar: SectionIndexBar) { place(bar, trailing: figures.edges.trailing) }

  /// Brings the section of an index entry to the top, or as near as the content lets it.
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
