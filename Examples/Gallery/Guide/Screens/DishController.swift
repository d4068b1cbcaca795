import UIKit

/// A dish below a header from a nib; the delegate provides the accessories, and the last row pushes the instructions.
final class DishController: UITableViewController {
  private let ingredients = ["Flour", "Butter", "Apples", "Cinnamon"]

  // The nib of the header connects these.
  private var header: UIView?
  private var nameLabel: UILabel?
  private var photoButton: UIButton?

  convenience init() {
    self.init(style: .grouped)
    title = "Apple Pie"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Bundle.module.loadNibNamed("DishHeader", owner: self)
    // The header scrolls with the rows, on the background of the groups.
    header?.backgroundColor = tableView.backgroundColor
    tableView.tableHeaderView = header
  }

  /// The dish may have changed while another screen was shown.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    nameLabel?.text = "Apple Pie"
    photoButton?.setImage(UIImage(systemName: "birthday.cake"), for: .normal)
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
