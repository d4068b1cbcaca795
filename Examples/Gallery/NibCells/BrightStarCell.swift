import UIKit

/// A prototype cell with outlets.
final class BrightStarCell: UITableViewCell {
  private var nameLabel: UILabel!
  private var constellationLabel: UILabel!
  private var magnitudeLabel: UILabel!

  func show(_ star: Star) {
    nameLabel.text = star.name
    constellationLabel.text = star.constellation
    magnitudeLabel.text = star.magnitude.formatted()
  }
}
