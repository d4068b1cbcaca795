import UIKit

/// A table controller whose cells are outlets of its nib.
final class StaticCellsController: UITableViewController {
  var firstCell: UITableViewCell!
  var secondCell: UITableViewCell!
  var value: Float = -1

  override class var selectors: [Selector: UISelectorAction] { ["slid:": .init(StaticCellsController.slid)] }

  func slid(_ slider: UISlider) { value = slider.value }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    indexPath.row == 0 ? firstCell : secondCell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { CallLog.add("selected \(indexPath.row)") }
}

final class BareTableController: UITableViewController {
  var source: ThreeRows?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@MainActor final class ThreeRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { CallLog.add("source selected \(indexPath.row)") }
}

final class NamedViewController: UIViewController {}
final class OtherController: UIViewController {}
final class NamelessController: UIViewController {}

/// A container that creates its own unwind segues.
final class OldNavigationController: UINavigationController {
  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    CallLog.add("segue for \(identifier ?? "-") from \(fromViewController.title ?? "-") to \(toViewController.title ?? "-")")
    return UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController) {
      CallLog.add("goes back")
      toViewController.navigationController?.popToViewController(toViewController, animated: false)
    }
  }
}
