/// A text of a standard cell. The cell lays out its texts again when one of them changes.
@preconcurrency @MainActor final class CellLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewCell)?.standardPartChanged(self)
  }
}

/// The image of a standard cell, beside which the texts are laid out.
@preconcurrency @MainActor final class CellImageView: UIImageView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview?.superview as? UITableViewCell)?.standardPartChanged(self)
  }
}

extension UITableViewCell {
  /// Called when a standard text or the image has another size.
  final func standardPartChanged(_ part: UIView) {
    // The only text of a cell fills the content, whatever it is, unless it is empty.
    if style == .default, let label = part as? UILabel, !label.bounds.isEmpty, !(label.text ?? "").isEmpty { return }
    setNeedsLayout()
  }
}
