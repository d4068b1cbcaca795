import UIKit

/// Planets in cells that a nib creates one at a time. The controller loads the nib and finds the labels by their tags.
final class PlanetsController: UITableViewController {
  private enum Tag {
    static let name = 1
    static let facts = 2
    static let disc = 3
  }

  // Listing 5-4: the outlet for a nib's cell. It may be weak, because a nib's objects exist until the run loop's turn ends.
  private weak var planetCell: UITableViewCell?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.allowsSelection = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Planet.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let planet = Planet.all[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "planet") ?? makeCell()
    (cell.viewWithTag(Tag.name) as? UILabel)?.text = planet.name
    (cell.viewWithTag(Tag.facts) as? UILabel)?.text =
      "\(planet.distance.formatted()) million km from the sun, \(planet.diameter.formatted()) km across"
    cell.viewWithTag(Tag.disc)?.backgroundColor = planet.color
    return cell
  }

  // Listing 5-5: loading the nib connects the outlet of its owner.
  private func makeCell() -> UITableViewCell {
    Bundle.module.loadNibNamed("PlanetCell", owner: self)
    defer { planetCell = nil }
    return planetCell ?? UITableViewCell()
  }
}
