import Foundation
internal import ListModel

extension UITableView {
  /// Heights have changed for all rows; the rows themselves have not.
  final func measureAgain() {
    if loading.isBusy { return outdate() }
    guard loading.state == .loaded else { return }
    let scene = TableScene(self)
    pass {
      let counts = (0..<geometry.sectionCount).map { geometry.numberOfRows(inSection: $0) }
      forgetLearnt()
      geometry = measureAll(counts)
    }
    guard loading.state == .loaded else { return }
    for row in tiles.rows where geometry.contains(row.path) { row.cell.frame = standingFrame(at: row.path) }
    updateContentSize()
    // Rows that show go to their new places.
    if tiles.rows.isEmpty { setNeedsLayout() } else { retile(from: scene) }
  }
}
