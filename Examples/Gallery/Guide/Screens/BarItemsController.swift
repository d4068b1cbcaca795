import UIKit

/// The common items of bars: editing and adding above the list, and a choice of its order below.
final class BarItemsController: UITableViewController {
  private var names = ["Peas", "Beans", "Carrots"]
  private let order = UISegmentedControl(items: ["Added", "A–Z"])

  convenience init() {
    self.init(style: .plain)
    title = "Seeds"
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: BarItemsController.add)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    order.selectedSegmentIndex = 0
    order.addTarget(self, action: BarItemsController.sort, for: .valueChanged)
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    toolbarItems = [space, UIBarButtonItem(customView: order), space]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func add() {
    names.append("Row \(names.count + 1)")
    tableView.insertRows(at: [IndexPath(row: names.count - 1, section: 0)], with: .automatic)
  }

  private func sort() {
    guard order.selectedSegmentIndex == 1 else { return }
    names.sort()
    tableView.reloadSections([0], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "seed") ?? UITableViewCell(style: .default, reuseIdentifier: "seed")
    cell.textLabel?.text = names[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
