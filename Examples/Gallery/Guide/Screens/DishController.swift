import UIKit

/// A dish under a header view; the delegate gives the accessories, and the last row pushes the instructions.
final class DishController: UITableViewController {
  private let ingredients = ["Flour", "Butter", "Apples", "Cinnamon"]

  convenience init() {
    self.init(style: .grouped)
    title = "Apple Pie"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    name.text = "Apple Pie"
    name.textAlignment = .center
    name.font = .boldSystemFont(ofSize: 24)
    name.backgroundColor = .systemGroupedBackground
    tableView.tableHeaderView = name
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? ingredients.count : 1 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Ingredients" : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line") ?? UITableViewCell(style: .default, reuseIdentifier: "line")
    cell.textLabel?.text = indexPath.section == 0 ? ingredients[indexPath.row] : "Instructions"
    cell.selectionStyle = indexPath.section == 0 ? .none : .default
    return cell
  }

  override func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> UITableViewCell.AccessoryType {
    indexPath.section == 0 ? .none : .disclosureIndicator
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 1 else { return }
    let page = UIViewController()
    page.title = "Instructions"
    let text = UITextView()
    text.text = "Slice the apples. Rub the butter into the flour. Bake for forty minutes."
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.isEditable = false
    page.view = text
    navigationController?.pushViewController(page, animated: true)
  }
}
