import UIKit

/// A card with a word, colored while it shows its back.
final class CardCell: UICollectionViewCell {
  static func font(for traits: UITraitCollection? = nil) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .medium), compatibleWith: traits)
  }
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Self.font()
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.frame = contentView.bounds.insetBy(dx: 8, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.layer.cornerRadius = 10
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ text: String, isTurned: Bool) {
    label.text = text
    label.textColor = isTurned ? .white : .label
    contentView.backgroundColor = isTurned ? .systemIndigo : .secondarySystemBackground
    accessibilityLabel = text
  }
}

/// A line of text above or below the cards of a lesson.
final class LineView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ text: String, style: UIFont.TextStyle) {
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = style == .footnote ? .secondaryLabel : .label
  }
}
