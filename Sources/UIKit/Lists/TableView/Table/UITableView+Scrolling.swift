import CoreGraphics
import Foundation
internal import TrestleListModel

extension UITableView {
  final func scroll(toRow indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    ensureLoaded()
    // While the table is loading its rows, a scroll cannot refer to any of them yet.
    guard loading.state == .loaded else { return }
    let path = ItemPath(indexPath)
    if path.item == NSNotFound, hasSection(path.section) {
      scroll(to: geometry.span(ofSection: path.section), position, animated: animated)
      return
    }
    guard hasSection(path.section), geometry.contains(path) else {
      let bounds = hasSection(path.section) ? geometry.numberOfRows(inSection: path.section) : 0
      UIKitError.raise(
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(path.item)) beyond bounds (\(bounds)) for section"
          + " (\(path.section)).")
      return
    }
    learnHeights(around: path)
    scroll(to: frameSpan(of: path), position, animated: animated, below: stickyHeight(path.section))
    if heights.learnsRows, case .animating(let animation) = motion {
      scrollTarget = RowScrollTarget(path: path, position: position, startTime: animation.startTime)
    }
  }

  final func scroll(to span: RowGeometry.Span, _ position: ScrollPosition, animated: Bool, below header: CGFloat = 0) {
    let target = offset(showing: span, position, below: header)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    ensureLoaded()
    let middle = contentOffset.y + layer.bounds.height / 2
    let nearest = selection.selected.filter { geometry.contains($0) }.min {
      abs(geometry.span(of: $0).start - middle) < abs(geometry.span(of: $1).start - middle)
    }
    if let nearest { scroll(toRow: IndexPath(nearest), position, animated: animated) }
  }
}
