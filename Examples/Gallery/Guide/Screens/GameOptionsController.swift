import UIKit

/// Options whose rows and headers are all in a storyboard; code adds the checkmarks and stores the choice under the title of its section.
final class GameOptionsController: UITableViewController {
  private static let suite = "trestle.guide.options"
  private let defaults = UserDefaults(suiteName: suite) ?? .standard

  /// Discards the stored choices.
  static func reset() { UserDefaults(suiteName: suite)?.removePersistentDomain(forName: suite) }

  static func fromStoryboard() -> UIViewController {
    UIStoryboard(name: "GameOptions", bundle: .module).instantiateInitialViewController() ?? UIViewController()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Game"
    defaults.register(defaults: ["Level": "Steady", "Board": "Garden"])
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    let key = self.tableView(tableView, titleForHeaderInSection: indexPath.section) ?? ""
    cell.accessoryType = defaults.string(forKey: key) == cell.textLabel?.text ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let key = self.tableView(tableView, titleForHeaderInSection: indexPath.section) ?? ""
    defaults.set(tableView.cellForRow(at: indexPath)?.textLabel?.text, forKey: key)
    for row in 0..<tableView.numberOfRows(inSection: indexPath.section) {
      tableView.cellForRow(at: IndexPath(row: row, section: indexPath.section))?.accessoryType = row == indexPath.row ? .checkmark : .none
    }
    navigationItem.prompt = "\(key): \(defaults.string(forKey: key) ?? "")"
  }
}
