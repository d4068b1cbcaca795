import UIKit

/// The details of one element.
final class ElementController: UITableViewController {
  private let facts: [(String, String)]

  init(_ element: Element) {
    facts = [
      ("Symbol", element.symbol), ("Atomic number", "\(element.number)"), ("State", element.state), ("Kind", element.kind),
    ]
    super.init(style: .insetGrouped)
    title = element.name
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { facts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fact") ?? UITableViewCell(style: .value1, reuseIdentifier: "fact")
    cell.textLabel?.text = facts[indexPath.row].0
    cell.detailTextLabel?.text = facts[indexPath.row].1
    cell.selectionStyle = .none
    return cell
  }
}
