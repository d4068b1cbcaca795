import UIKit

/// A navigation stack that lists itself: the first row pushes one more controller, each other row returns to its controller.
final class StackController: UITableViewController {
  private let level: Int

  init(level: Int = 1) {
    self.level = level
    super.init(style: .grouped)
    title = "Controller \(level)"
  }

  required init?(coder: NSCoder) { nil }

  private var stack: [UIViewController] { (navigationController?.viewControllers ?? []).filter { $0 is StackController } }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 1 : stack.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? nil : "Stack, top first"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "level") ?? UITableViewCell(style: .value1, reuseIdentifier: "level")
    let isPush = indexPath.section == 0
    cell.textLabel?.text = isPush ? "Push" : stack[stack.count - 1 - indexPath.row].title
    cell.detailTextLabel?.text = isPush || indexPath.row > 0 ? nil : "visible"
    cell.accessoryType = isPush ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    if indexPath.section == 0 {
      navigationController?.pushViewController(StackController(level: level + 1), animated: true)
    } else {
      navigationController?.popToViewController(stack[stack.count - 1 - indexPath.row], animated: true)
    }
  }
}
