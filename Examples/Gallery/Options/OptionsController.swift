import UIKit

/// An exclusive list, of which one row is checked (listing 6-3), and an inclusive one, of which any may be (listing 6-4).
final class OptionsController: UITableViewController {
  private let sizes = ["Small", "Medium", "Large", "Extra Large"]
  private let toppings = ["Cheese", "Mushrooms", "Olives", "Onions", "Peppers"]
  private var size = 1
  private var chosen: Set<Int> = [0, 2]

  convenience init() {
    self.init(style: .grouped)
    title = "Options"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? sizes.count : toppings.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 0 ? "Size" : "Toppings" }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "Choose one." : "Choose as many as you like."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option") ?? UITableViewCell(style: .default, reuseIdentifier: "option")
    cell.textLabel?.text = indexPath.section == 0 ? sizes[indexPath.row] : toppings[indexPath.row]
    cell.accessoryType = isChosen(indexPath) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 0 {
      tableView.cellForRow(at: IndexPath(row: size, section: 0))?.accessoryType = .none
      size = indexPath.row
    } else if chosen.remove(indexPath.row) == nil {
      chosen.insert(indexPath.row)
    }
    tableView.cellForRow(at: indexPath)?.accessoryType = isChosen(indexPath) ? .checkmark : .none
  }

  private func isChosen(_ path: IndexPath) -> Bool { path.section == 0 ? path.row == size : chosen.contains(path.row) }
}
