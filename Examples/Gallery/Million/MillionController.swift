import UIKit

/// Ten million rows of different heights. Only what is in sight exists.
final class MillionController: UITableViewController {
  convenience init() {
    self.init(style: .plain)
    title = "Ten Million"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000_000 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    44 + CGFloat(indexPath.row * 7 % 5) * 8
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "\(Int(44 + CGFloat(indexPath.row * 7 % 5) * 8)) points"
    return cell
  }
}
