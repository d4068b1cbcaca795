import UIKit

/// Lists of options: one size, one style, any toppings, and two lists of selected rows.
///
/// Size and style are stored in the user's defaults.
final class OptionsController: UITableViewController {
  static let sizes = ["Small", "Medium", "Large", "Extra Large"]
  static let styles = ["Thin", "Thick"]
  private static let toppings = ["Cheese", "Mushrooms", "Olives", "Onions", "Peppers"]
  private static let lists: [(title: String, kind: ChoicesController.Kind)] = [
    ("Several at Once", .several), ("Tap Again to Deselect", .oneOrNone),
  ]
  private static let titles = ["Size", "Style", "Toppings", "Selections"]

  private let defaults: UserDefaults
  private var toppings: Set<String> = ["Cheese", "Olives"]

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    super.init(style: .grouped)
    title = "Options"
    // The selected row remains visible for a moment after the return.
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let path = tableView.indexPathForSelectedRow { tableView.deselectRow(at: path, animated: true) }
  }

  // MARK: Rows

  private func options(_ section: Int) -> [String] {
    [Self.sizes, Self.styles, Self.toppings, Self.lists.map(\.title)][section]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Self.titles.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options(section).count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Self.titles[section] }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "option") ?? UITableViewCell(style: .default, reuseIdentifier: "option")
    let option = options(indexPath.section)[indexPath.row]
    cell.textLabel?.text = option
    switch indexPath.section {
    case 0, 1: cell.accessoryType = option == current(indexPath.section) ? .checkmark : .none
    case 2: cell.accessoryType = toppings.contains(option) ? .checkmark : .none
    default: cell.accessoryType = .disclosureIndicator
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch indexPath.section {
    case 0, 1: chooseOne(indexPath)
    case 2: chooseAny(indexPath)
    default: navigationController?.pushViewController(ChoicesController(Self.lists[indexPath.row].kind), animated: true)
    }
  }

  // MARK: Choosing

  private func current(_ section: Int) -> String {
    defaults.string(forKey: Self.titles[section]) ?? (section == 0 ? "Medium" : "Thin")
  }

  // Listing 6-3: an exclusive list. The selected row gets the checkmark, the previous one loses it.
  private func chooseOne(_ indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    guard let old = options(indexPath.section).firstIndex(of: current(indexPath.section)), old != indexPath.row else { return }
    if let cell = tableView.cellForRow(at: indexPath), cell.accessoryType == .none {
      cell.accessoryType = .checkmark
      defaults.set(options(indexPath.section)[indexPath.row], forKey: Self.titles[indexPath.section])
    }
    tableView.cellForRow(at: IndexPath(row: old, section: indexPath.section))?.accessoryType = .none
  }

  // Listing 6-4: an inclusive list. Each row's checkmark is its own.
  private func chooseAny(_ indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    let topping = Self.toppings[indexPath.row]
    if cell.accessoryType == .none {
      cell.accessoryType = .checkmark
      toppings.insert(topping)
    } else {
      cell.accessoryType = .none
      toppings.remove(topping)
    }
  }
}
