@_spi(UIKitParts) import UIKitViews
import Foundation

@preconcurrency @MainActor package final class CellContentView: UIView {
  package override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    (superview as? UITableViewCell)?.contentWasAdded(subview)
  }

  package override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UITableViewCell)?.contentSizeInvalidated()
  }

  package override func constraintsWithinChanged() {
    guard let cell = superview as? UITableViewCell, cell.host?.sizesByConstraints ?? false else { return }
    cell.contentSizeInvalidated()
  }
}
