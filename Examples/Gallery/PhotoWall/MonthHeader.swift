import UIKit

/// The name of a month over its photos.
final class MonthHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.9)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityTraits = .header
    label.frame = bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A grid asks for the heights of its headers again when the text size changes.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout()
  }

  /// Returns the height of a header for a text size.
  static func height(for traits: UITraitCollection) -> CGFloat {
    UIFontMetrics(forTextStyle: .headline).scaledValue(for: 34, compatibleWith: traits).rounded()
  }
}
