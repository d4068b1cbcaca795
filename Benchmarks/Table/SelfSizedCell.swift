import UIKit

/// A square and two labels whose constraints determine the height of their cell.
@MainActor struct SelfSizedContent {
  private let square = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()

  init(in contentView: UIView) {
    title.font = .boldSystemFont(ofSize: 16)
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.numberOfLines = 0
    for view in [square, title, subtitle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      square.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
      square.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      square.widthAnchor.constraint(equalToConstant: 29), square.heightAnchor.constraint(equalToConstant: 29),
      title.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -47),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor),
      subtitle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
    ])
    BenchData.created += 1
  }

  func show(id: Int, generation: Int, variable: Bool) {
    square.image = BenchData.squares[id & 7]
    title.text = BenchRows.title(id)
    subtitle.text = BenchRows.subtitle(id, generation: generation, variable: variable)
    BenchData.bound += 1
  }
}

/// A row whose height is determined by the constraints of its labels.
final class SelfSizedCell: UITableViewCell, BenchRow {
  private lazy var content = SelfSizedContent(in: contentView)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    _ = content
  }

  required init?(coder: NSCoder) { nil }

  func show(id: Int, generation: Int, variable: Bool) { content.show(id: id, generation: generation, variable: variable) }
}

/// The same row in a list of a collection view.
final class SelfSizedListCell: UICollectionViewListCell {
  private lazy var content = SelfSizedContent(in: contentView)

  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = content
  }

  required init?(coder: NSCoder) { nil }

  func show(id: Int) { content.show(id: id, generation: 0, variable: true) }
}
