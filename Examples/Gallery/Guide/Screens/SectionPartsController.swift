import UIKit

/// One section between its header and footer; the switch shows both as titles or as views.
final class SectionPartsController: UITableViewController {
  private let rows = ["Wi-Fi", "Bluetooth", "Hotspot"]
  private var showsViews = false

  convenience init() {
    self.init(style: .grouped)
    title = "Section"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Views", style: .plain, target: self, action: SectionPartsController.toggle)
  }

  private func toggle() {
    showsViews.toggle()
    navigationItem.rightBarButtonItem?.title = showsViews ? "Titles" : "Views"
    tableView.reloadSections([0], with: .fade)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = rows[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    showsViews ? nil : "Section header"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    showsViews ? nil : "The footer explains the rows above it."
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    showsViews ? label("A header view", .systemTeal) : nil
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    showsViews ? label("A footer view", .systemIndigo) : nil
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    showsViews ? lineHeight : UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    showsViews ? lineHeight : UITableView.automaticDimension
  }

  private var lineHeight: CGFloat { UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traitCollection).lineHeight + 16 }

  private func label(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    label.textColor = .white
    label.backgroundColor = color
    return label
  }
}
