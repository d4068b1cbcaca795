import UIKit

/// An editable packing list: rows are deleted, and new ones are entered in a form.
final class EditableListController: UITableViewController {
  private(set) var items = ["Passport", "Train tickets", "Toothbrush", "Rain jacket", "Map of the Vosges", "Swiss knife", "Head torch"]
  private lazy var addButton = UIBarButtonItem(
    barButtonSystemItem: .add, target: self, action: EditableListController.addItem)

  convenience init() {
    self.init(style: .plain)
    title = "Packing list"
  }

  // Listing 7-4: the Add button is in the bar, beside Edit.
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [editButtonItem, addButton]
  }

  // Listing 7-1: the Add button is disabled while the list is edited.
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    addButton.isEnabled = !editing
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item") ?? UITableViewCell(style: .default, reuseIdentifier: "item")
    cell.textLabel?.text = items[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  // MARK: Editing

  // Listing 7-2: the last row inserts, the others delete. Outside of editing there is neither, so that rows are not swiped.
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard tableView.isEditing else { return .none }
    return indexPath.row == items.count - 1 ? .insert : .delete
  }

  // Listing 7-3: the data first, then the table.
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .delete:
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    case .insert: addItem()
    case .none: break
    }
  }

  // MARK: Adding

  // Listing 7-5: the form slides up over the list, with its own bar.
  private func addItem() {
    let form = ItemInputController()
    form.saved = { [weak self] item in self?.insert(item) }
    present(UINavigationController(rootViewController: form), animated: true)
  }

  /// The new item is appended to the data, and the table reloads.
  private func insert(_ item: String) {
    items.append(item)
    tableView.reloadData()
  }
}
