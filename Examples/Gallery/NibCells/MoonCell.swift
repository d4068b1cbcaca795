import UIKit

/// A moon with a bar as long as its diameter, compared with the largest moon's.
final class MoonCell: UITableViewCell {
  private var nameLabel: UILabel!
  private var diameterLabel: UILabel!
  private var sizeBar: UIProgressView!

  private static let largest = Planet.all.flatMap(\.moons).map(\.diameter).max() ?? 1

  override func awakeFromNib() {
    super.awakeFromNib()
    sizeBar.isAccessibilityElement = false
  }

  func show(_ moon: Planet.Moon) {
    nameLabel.text = moon.name
    diameterLabel.text = "\(moon.diameter.formatted()) km"
    sizeBar.progress = Float(moon.diameter) / Float(Self.largest)
  }
}
