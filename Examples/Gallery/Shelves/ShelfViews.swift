import UIKit

/// A cover with the number of its article.
final class CoverCell: UICollectionViewCell {
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    number.font = .preferredFont(forTextStyle: .title1)
    number.textColor = .white
    number.textAlignment = .center
    number.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(number)
    NSLayoutConstraint.activate([
      number.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      number.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shelf: Int, _ article: Int) {
    number.text = "\(article + 1)"
    accessibilityLabel = "\(article + 1)"
    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple, .systemBlue]
    contentView.backgroundColor = colors[(shelf * 3 + article) % colors.count]
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }
}

/// The title of a shelf and its scrolling behavior, with the height of the text.
final class ShelfHeader: UICollectionReusableView {
  private let title = UILabel()
  private let subtitle = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .title2)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.adjustsFontForContentSizeCategory = true
    subtitle.textColor = .secondaryLabel
    subtitle.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, subtitle])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12), stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shelf: Shelf) {
    title.text = shelf.title
    subtitle.text = shelf.subtitle
    title.accessibilityTraits = .header
  }
}

/// Marks an article that is new.
final class BadgeView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    layer.borderColor = UIColor.systemBackground.cgColor
    layer.borderWidth = 2
    layer.cornerRadius = 11
  }

  required init?(coder: NSCoder) { nil }
}

/// The background of a shelf.
final class PanelView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { nil }
}
