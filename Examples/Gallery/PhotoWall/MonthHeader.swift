import UIKit

/// The name of a month over its photos.
final class MonthHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.9)
    label.font = .boldSystemFont(ofSize: 17)
    label.accessibilityTraits = .header
    label.frame = bounds.insetBy(dx: 12, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
