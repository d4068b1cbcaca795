import Foundation

/// The container of a cell's content.
@preconcurrency @MainActor final class CellContentView: UIView {
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    (superview as? UITableViewCell)?.contentWasAdded(subview)
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableViewCell)?.contentSizeInvalidated()
  }

  override func constraintsWithinChanged() {
    guard let cell = superview as? UITableViewCell, cell.host?.sizesByConstraints ?? false else { return }
    cell.contentSizeInvalidated()
  }
}
