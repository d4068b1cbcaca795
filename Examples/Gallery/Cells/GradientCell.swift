import UIKit

/// A cell whose background is a gradient with a border and rounded corners, darker while the cell is selected.
final class GradientCell: UITableViewCell {
  /// A view that provides its layer only.
  private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Gradient"
    textLabel?.textColor = .white
    textLabel?.backgroundColor = .clear
    detailTextLabel?.text = "Behind Both Texts"
    detailTextLabel?.textColor = .white
    detailTextLabel?.backgroundColor = .clear
    let background = GradientView()
    if let gradient = background.layer as? CAGradientLayer {
      gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
      gradient.startPoint = CGPoint(x: 0, y: 0.5)
      gradient.endPoint = CGPoint(x: 1, y: 0.5)
      gradient.borderColor = UIColor.systemIndigo.cgColor
      gradient.borderWidth = 2
      gradient.cornerRadius = 5
    }
    backgroundView = background
    let veil = UIView()
    veil.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    selectedBackgroundView = veil
  }

  required init?(coder: NSCoder) { nil }
}
