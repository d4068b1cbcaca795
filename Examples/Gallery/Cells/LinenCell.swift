import UIKit

/// A cell with a linen texture, whose selection is translucent.
final class LinenCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Linen, seen through the selection"
    textLabel?.textColor = .white
    textLabel?.highlightedTextColor = .white
    textLabel?.backgroundColor = .clear
    let linen = UIView()
    linen.backgroundColor = UIColor(patternImage: Self.cloth)
    backgroundView = linen
    let veil = UIView()
    veil.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.4)
    selectedBackgroundView = veil
  }

  required init?(coder: NSCoder) { nil }

  /// A few threads in each direction, light and dark, that continue at the edges.
  private static let cloth: UIImage = {
    let size = CGSize(width: 16, height: 16)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(white: 0.36, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for index in 0..<16 {
        UIColor(white: index * 7 % 5 > 2 ? 0.5 : 0.2, alpha: 0.35).setFill()
        context.fill(CGRect(x: CGFloat(index), y: 0, width: 1, height: 16), blendMode: .normal)
        UIColor(white: index * 5 % 7 > 3 ? 0.55 : 0.2, alpha: 0.25).setFill()
        context.fill(CGRect(x: 0, y: CGFloat(index), width: 16, height: 1), blendMode: .normal)
      }
    }
  }()
}
