import UIKit

class TripCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var lengthLabel: UILabel!

  func show(_ trip: Trip) {
    nameLabel.text = trip.name
    lengthLabel.text = trip.length
  }
}
