import UIKit

/// Twenty rows in one section, with the two required methods only. The button in the bar opens a list of sections.
final class SimpleListController: UIViewController, UITableViewDataSource {
  override func loadView() {
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view = table
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "A–Z", style: .plain, target: self, action: SimpleListController.showSections)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  private func showSections() { navigationController?.pushViewController(LettersController(), animated: true) }
}
