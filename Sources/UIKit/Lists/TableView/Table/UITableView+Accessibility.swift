@_spi(UIKitParts) import UIKitViews
import CoreGraphics
import Foundation
internal import TrestleListModel

extension UITableView: ReadInOwnOrder {
  /// The accessibility elements of the table in the order of its sections, regardless of the view order. The index is last.
  package final var partsAsRead: [any AccessibleObject] {
    let readable = readableSubviews
    var isReadable = Set(readable.map { ObjectIdentifier($0) })
    var parts: [UIView] = []
    func add(_ view: UIView?) {
      if let view, isReadable.remove(ObjectIdentifier(view)) != nil { parts.append(view) }
    }
    add(tableHeaderView)
    let numbers = Set(tiles.rows.map(\.path.section)).union(sections.headers.shown.keys).union(sections.footers.shown.keys)
    for section in numbers.sorted() {
      add(sections.headers.shown[section])
      for row in tiles.rows where row.path.section == section {
        // The buttons of an open row are read on their side of it.
        let open = editing.swipe.flatMap { $0.cell === row.cell ? $0 : nil }
        if open?.edge == .leading { add(open?.view) }
        add(row.cell)
        if open?.edge == .trailing { add(open?.view) }
      }
      add(sections.footers.shown[section])
    }
    add(tableFooterView)
    if let bar = looks.indexBar { isReadable.remove(ObjectIdentifier(bar)) }
    // Other views that the app added to the table. Recycled cells are excluded.
    let others = readable.filter {
      isReadable.contains(ObjectIdentifier($0)) && !($0 is UITableViewCell) && !($0 is UITableViewHeaderFooterView)
    }
    let first = tiles.rows.first?.cell.frame.minY ?? .infinity
    let direction = effectiveUserInterfaceLayoutDirection
    let above = AccessibilityTree.inReadingOrder(others.filter { $0.frame.minY < first }, direction: direction)
    let below = AccessibilityTree.inReadingOrder(others.filter { $0.frame.minY >= first }, direction: direction)
    var result = above + parts + below
    if let bar = looks.indexBar, readable.contains(bar) { result.append(bar) }
    return result
  }

  /// Returns the index entry of the first visible row's section.
  final func indexEntryInSight(_ titles: [String]) -> Int? {
    guard let dataSource, let section = tiles.rows.first(where: { cellFrame(at: $0.path).maxY > visibleTop + 0.5 })?.path.section else {
      return nil
    }
    return titles.indices.last { dataSource.tableView(self, sectionForSectionIndexTitle: titles[$0], at: $0) <= section }
  }

  private var visibleTop: CGFloat { contentOffset.y + ownAdjustedInset.top }
}
