import UIKit

/// The number and the title of a track, which takes as many lines as it needs.
final class TrackCell: UITableViewCell {
  static let font = UIFont.systemFont(ofSize: 17)
  /// The width and height of a row outside of the title.
  static let margins: CGFloat = 68
  static let padding: CGFloat = 24

  private let number = UILabel()
  private let title = UILabel()
  private lazy var bottom = title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    number.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    number.textColor = .secondaryLabel
    title.font = Self.font
    title.numberOfLines = 0
    for label in [number, title] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      number.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16), number.widthAnchor.constraint(equalToConstant: 28),
      number.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 52),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12), bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }

  var extraHeight: CGFloat = 0 {
    didSet { bottom.constant = -12 - extraHeight }
  }

  func show(_ track: String, number: Int, extraHeight: CGFloat) {
    self.number.text = "\(number)"
    title.text = track
    self.extraHeight = extraHeight
  }
}
