import UIKit

/// Headline, summary and date one below the other, with an optional icon beside them. Its height is determined by constraints.
final class NewsCell: UITableViewCell {
  private let headline = UILabel()
  private let summary = UILabel()
  private let date = UILabel()
  let icon = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    headline.font = .preferredFont(forTextStyle: .headline)
    summary.font = .preferredFont(forTextStyle: .subheadline)
    date.font = .preferredFont(forTextStyle: .caption1)
    date.textColor = .secondaryLabel
    for label in [headline, summary] { label.numberOfLines = 0 }
    icon.contentMode = .scaleAspectFit
    icon.isHidden = true
    let texts = UIStackView(arrangedSubviews: [headline, summary, date])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [texts, icon])
    row.alignment = .top
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16), bottom,
      icon.widthAnchor.constraint(equalToConstant: 28), icon.heightAnchor.constraint(equalToConstant: 28),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Removes the icon, which must not appear in the next row.
  override func prepareForReuse() {
    super.prepareForReuse()
    icon.isHidden = true
    icon.image = nil
  }

  func show(_ item: NewsItem) {
    headline.text = item.title
    summary.text = item.summary
    date.text = item.date
    if let name = item.icon {
      icon.image = UIImage(systemName: name)
      icon.isHidden = false
    }
  }
}
