import UIKit

/// A cell that fills itself with a row of the comparison.
@MainActor protocol BenchRow: UITableViewCell {
  func show(id: Int, generation: Int, variable: Bool)
}

/// A row of real subviews, as an app would write it: a rounded square, two labels, a chevron and a line.
final class BenchCell: UITableViewCell, BenchRow {
  private let square = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let chevron = UILabel()
  private let line = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = UIFont(name: "DejaVu Sans Bold", size: 16) ?? .boldSystemFont(ofSize: 16)
    subtitle.font = UIFont(name: "DejaVu Sans", size: 12) ?? .systemFont(ofSize: 12)
    subtitle.textColor = UIColor(red: 0x8e / 255, green: 0x8e / 255, blue: 0x93 / 255, alpha: 1)
    chevron.font = UIFont(name: "DejaVu Sans", size: 20) ?? .systemFont(ofSize: 20)
    chevron.textColor = UIColor(red: 0xc7 / 255, green: 0xc7 / 255, blue: 0xcc / 255, alpha: 1)
    chevron.text = "›"
    chevron.textAlignment = .right
    line.backgroundColor = UIColor(red: 0xc8 / 255, green: 0xc7 / 255, blue: 0xcc / 255, alpha: 1)
    for view in [square, title, subtitle, chevron, line] { contentView.addSubview(view) }
    BenchData.created += 1
  }

  required init?(coder: NSCoder) { nil }

  func show(id: Int, generation: Int, variable: Bool) {
    square.image = BenchData.squares[id & 7]
    title.text = BenchRows.title(id)
    subtitle.text = BenchRows.subtitle(id, generation: generation, variable: variable)
    subtitle.numberOfLines = variable ? max(1, min(4, (BenchRows.height(id, variable: true) - 44) / 28)) : 1
    BenchData.bound += 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    square.frame = CGRect(x: 15, y: ((height - 29) / 2 * 2).rounded(.down) / 2, width: 29, height: 29)
    let x: CGFloat = 56
    let width = bounds.width - x - 15 - 12 - 20
    let lines = CGFloat(max(1, subtitle.numberOfLines))
    let top = ((height - 20 - lines * 14) / 2 * 2).rounded(.down) / 2
    title.frame = CGRect(x: x, y: top, width: width, height: 20)
    subtitle.frame = CGRect(x: x, y: top + 20, width: width, height: lines * 14)
    chevron.frame = CGRect(x: bounds.width - 35, y: 0, width: 20, height: height)
    line.frame = CGRect(x: 0, y: height - 0.5, width: bounds.width, height: 0.5)
  }
}
