import UIKit

/// One trip, with its details in a separate controller embedded by the storyboard.
final class TripController: UIViewController {
  var index = 0
  private weak var nameLabel: UILabel?
  private weak var daysLabel: UILabel?

  private var trip: Trip { Trip.all[index] }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel?.text = trip.name
    daysLabel?.text = "\(trip.days) days"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "facts": (segue.destination as? TripFactsController)?.facts = trip.facts
    case "next": (segue.destination as? TripController)?.index = (index + 1) % Trip.all.count
    case "note": segue.destination.popoverPresentationController?.delegate = self
    default: break
    }
  }
}

extension TripController: UIPopoverPresentationControllerDelegate {
  /// Presents the note as a popover on a phone too.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}
