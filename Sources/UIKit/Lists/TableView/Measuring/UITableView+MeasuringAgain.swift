import Foundation
internal import TrestleListModel

extension UITableView {
  /// Heights have changed for all rows; the rows themselves have not. After a change of the text size or the design, the first row below the
  /// bars stays in place, so that the user does not lose it.
  final func measureAgain(keepsFirstRow: Bool = false) {
    if loading.isBusy { return outdate() }
    guard loading.state == .loaded else { return }
    let scene = TableScene(self)
    let anchor = keepsFirstRow ? firstRowBelowBars : nil
    pass {
      let counts = (0..<geometry.sectionCount).map { geometry.numberOfRows(inSection: $0) }
      forgetLearnt()
      geometry = measureAll(counts)
    }
    guard loading.state == .loaded else { return }
    for row in tiles.rows where geometry.contains(row.path) { row.cell.frame = standingFrame(at: row.path) }
    updateContentSize()
    restore(anchor)
    // Visible rows move to their new places.
    if tiles.rows.isEmpty { setNeedsLayout() } else { retile(from: scene) }
    // The rows behind the bars were measured too.
    restore(anchor)
  }

  /// The first row below the bars, with its distance from the top of the view; nil at the top of the content and while it moves.
  private var firstRowBelowBars: (path: ItemPath, distance: CGFloat)? {
    guard case .none = motion, contentOffset.y > verticalLimits.lowerBound else { return nil }
    let top = contentOffset.y + adjustedContentInset.top
    let row = tiles.rows.first { geometry.contains($0.path) && cellFrame(at: $0.path).minY >= top }
    return row.map { ($0.path, cellFrame(at: $0.path).minY - contentOffset.y) }
  }

  /// Scrolls so that a row is at its former distance from the top of the view, as far as the content permits.
  private func restore(_ anchor: (path: ItemPath, distance: CGFloat)?) {
    guard let anchor, geometry.contains(anchor.path) else { return }
    let offset = clamped(CGPoint(x: contentOffset.x, y: cellFrame(at: anchor.path).minY - anchor.distance))
    if offset != contentOffset { setOffset(offset) }
  }
}
