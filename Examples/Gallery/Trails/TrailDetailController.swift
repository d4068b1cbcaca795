import UIKit

/// The details of one trail, in groups under a title.
final class TrailDetailController: UITableViewController {
  var trail: Trail! {
    didSet { title = trail.name }
  }

  private let sections = ["Figures", "About"]

  // Listing 4-10: a title above the first row.
  override func loadView() {
    super.loadView()
    let heading = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    heading.textColor = .systemBlue
    heading.backgroundColor = tableView.backgroundColor
    heading.isOpaque = true
    heading.font = .boldSystemFont(ofSize: 18)
    heading.text = trail.name
    heading.textAlignment = .center
    tableView.tableHeaderView = heading
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section == 0 ? 3 : 1 }

  // Listing 4-11: titles of sections.
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section] }

  // Listing 4-13: one row is higher than the others.
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    // The largest texts need more than a fixed height.
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { return UITableView.automaticDimension }
    return indexPath.section == 0 ? 44 : 88
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isFigure = indexPath.section == 0
    let kind = isFigure ? "figure" : "about"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: kind)
      ?? UITableViewCell(style: isFigure ? .value1 : .default, reuseIdentifier: kind)
    cell.selectionStyle = .none
    guard isFigure else {
      cell.textLabel?.text = trail.about
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.font = .systemFont(ofSize: 15)
      return cell
    }
    let (name, value) = [
      ("Length", "\(trail.length) km"), ("Climb", "\(trail.climb) m"), ("Difficulty", trail.difficulty.rawValue),
    ][indexPath.row]
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = value
    return cell
  }
}
