import UIKit

/// The list of trips. Its cells and the segue to a trip are in the storyboard.
final class TripsController: UITableViewController {
  override class var selectors: [Selector: UISelectorAction] { ["backToTrips:": .init(TripsController.backToTrips)] }

  /// Returns the whole sample: tabs, lists, a form.
  static func storyboard() -> UIViewController {
    UIStoryboard(name: "Trips", bundle: .module).instantiateInitialViewController() ?? UIViewController()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Trip.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    cell.textLabel?.text = Trip.all[indexPath.row].name
    cell.detailTextLabel?.text = "\(Trip.all[indexPath.row].days) days"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let row = tableView.indexPathForSelectedRow?.row else { return }
    (segue.destination as? TripController)?.index = row
  }

  /// The destination of "All Trips".
  private func backToTrips(_ segue: UIStoryboardSegue) {
    if let row = tableView.indexPathForSelectedRow { tableView.deselectRow(at: row, animated: false) }
  }
}
