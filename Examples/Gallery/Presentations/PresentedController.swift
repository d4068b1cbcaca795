import UIKit

/// A presented controller: it can present another one, and dismiss itself or all presented controllers.
final class PresentedController: UITableViewController {
  private let titles = ["Present Another", "Go", "Dismiss with All Below"]

  /// In a navigation stack with a bar that has a close button.
  static func inStack() -> UINavigationController { UINavigationController(rootViewController: PresentedController()) }

  init() {
    super.init(style: .insetGrouped)
    title = "Presented"
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: PresentedController.done)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "act") ?? UITableViewCell(style: .default, reuseIdentifier: "act")
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch indexPath.row {
    case 0: present(PresentedController.inStack(), animated: true)
    case 1: done()
    default: view.window?.rootViewController?.dismiss(animated: true)
    }
  }

  private func done() { dismiss(animated: true) }
}
