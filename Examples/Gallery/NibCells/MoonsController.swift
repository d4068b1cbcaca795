import UIKit

/// Moons by planet. The table creates cells from the registered nib.
final class MoonsController: UITableViewController {
  private let planets = Planet.all.filter { !$0.moons.isEmpty }

  convenience init() {
    self.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.register(UINib(nibName: "MoonCell", bundle: .module), forCellReuseIdentifier: "moon")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { planets.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { planets[section].moons.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { planets[section].name }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "moon", for: indexPath)
    (cell as? MoonCell)?.show(planets[indexPath.section].moons[indexPath.row])
    return cell
  }
}
