import Foundation

/// The container of a cell's own content.
@preconcurrency @MainActor final class CellContentView: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    (superview as? UITableViewCell)?.contentWasAdded(subview)
  }
}
