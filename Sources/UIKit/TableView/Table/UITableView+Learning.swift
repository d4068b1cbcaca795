import CoreGraphics
import Foundation
internal import ListModel

extension UITableView {
  /// Asks the true heights of rows that come into sight where they were only estimated, and keeps what is on screen in its place.
  final func learnVisibleHeights() {
    guard heights.learnsRows, geometry.rowCount > 0 else { return }
    for _ in 0..<64 {
      guard !loading.isOutdated, let change = learnNextHeight() else { break }
      guard change != 0 else { continue }
      updateContentSize()
    }
    for row in tiles.rows {
      let frame = standingFrame(at: row.path)
      if row.cell.frame != frame { row.cell.frame = frame }
    }
  }

  /// Learns the rows now in sight one by one until one's height differs; nil when all are known.
  private func learnNextHeight() -> CGFloat? {
    let range = visibleOrdinals
    let present = tiles.rows.first.flatMap { first in
      tiles.rows.last.map { geometry.ordinal(of: first.path)..<geometry.ordinal(of: $0.path) + 1 }
    }
    // From the rows that are there upwards, then downwards: what is seen keeps its place.
    if let present, range.lowerBound < present.lowerBound, range.upperBound > present.lowerBound {
      for ordinal in (range.lowerBound..<present.lowerBound).reversed() {
        if let change = learn(ordinal), change != 0 {
          moveContent(to: CGPoint(x: contentOffset.x, y: contentOffset.y + change))
          return change
        }
      }
    }
    for ordinal in range where !(present?.contains(ordinal) ?? false) {
      if let change = learn(ordinal), change != 0 { return change }
    }
    return nil
  }

  /// Asks a row's height; the difference from what it was taken to be, or nil if it was learnt before.
  private func learn(_ ordinal: Int) -> CGFloat? {
    guard let path = geometry.row(withOrdinal: ordinal), tiles.learnt.insert(path).inserted else { return nil }
    let height = trueHeight(of: path)
    let old = geometry.height(of: path)
    guard Double(height) != old else { return 0 }
    geometry.setHeight(Double(height), of: path)
    return CGFloat(geometry.height(of: path) - old)
  }

  /// A row's height: the delegate's, the property's, or what its content asks for.
  final func trueHeight(of path: ItemPath) -> CGFloat {
    let answer = extras.delegate?.tableView(self, heightForRowAt: IndexPath(path)) ?? Unanswered.height
    let isAutomatic = Unanswered.answered(answer) ? answer == UITableView.automaticDimension : heights.row < 0
    guard isAutomatic else { return Unanswered.answered(answer) ? checked(answer) : heights.row }
    let cell = tiles.index(of: path).map { tiles.rows[$0].cell } ?? tiles.measured[path] ?? obtainCell(at: path)
    if tiles.index(of: path) == nil { tiles.measured[path] = cell }
    return fittingHeight(of: cell)
  }

  private func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    let width = layer.bounds.width - 2 * cellMargin
    if cell.frame.width != width { cell.frame.size.width = width }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let scale = max(1, traitCollection.displayScale)
    return max((size.height * scale).rounded(.up) / scale, 0)
  }

  /// Learns the rows near one that is to be scrolled to, so that it stands where it is wanted.
  final func learnHeights(around path: ItemPath) {
    guard heights.learnsRows, layer.bounds.height > 0 else { return }
    let middle = geometry.ordinal(of: path)
    let reach = Int(layer.bounds.height / max(1, heights.estimatedRow)) + 1
    for ordinal in max(0, middle - reach)..<min(geometry.rowCount, middle + reach + 1) { _ = learn(ordinal) }
    updateContentSize()
  }
}
