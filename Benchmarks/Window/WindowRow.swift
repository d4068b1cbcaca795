import UIKit

/// The row of the comparison: a rounded square, two labels, a chevron and a line.
final class WindowRow: UITableViewCell {
  private static let palette: [UInt32] = [0x4a90d9, 0xd0021b, 0x7ed321, 0xf5a623, 0x9013fe, 0x50b5c1, 0xb8541f, 0x5c6b7a]
  private static let squares = palette.map { hex in
    UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in
      color(hex).setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 6).fill()
    }
  }

  private let square = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let chevron = UILabel()
  private let line = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = UIFont(name: "DejaVu Sans Bold", size: 16) ?? .boldSystemFont(ofSize: 16)
    subtitle.font = UIFont(name: "DejaVu Sans", size: 12) ?? .systemFont(ofSize: 12)
    subtitle.textColor = Self.color(0x8e8e93)
    chevron.font = UIFont(name: "DejaVu Sans", size: 20) ?? .systemFont(ofSize: 20)
    chevron.textColor = Self.color(0xc7c7cc)
    chevron.text = "›"
    chevron.textAlignment = .right
    line.backgroundColor = Self.color(0xc8c7cc)
    for view in [square, title, subtitle, chevron, line] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func color(_ hex: UInt32) -> UIColor {
    UIColor(red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255, alpha: 1)
  }

  func show(_ row: Int) {
    square.image = Self.squares[row & 7]
    title.text = "Row \(row) title"
    subtitle.text = "Section \(row / 1000), item \(row % 1000) — some detail text"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    square.frame = CGRect(x: 15, y: 7.5, width: 29, height: 29)
    let width = bounds.width - 56 - 47
    title.frame = CGRect(x: 56, y: 5, width: width, height: 20)
    subtitle.frame = CGRect(x: 56, y: 25, width: width, height: 14)
    chevron.frame = CGRect(x: bounds.width - 35, y: 0, width: 20, height: 44)
    line.frame = CGRect(x: 0, y: 43.5, width: bounds.width, height: 0.5)
  }
}
