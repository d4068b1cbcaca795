import UIKit

/// Twenty-six sections with titles, and an index.
final class LettersController: UITableViewController {
  private let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  convenience init() {
    self.init(style: .plain)
    title = "A–Z"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row)"
    return cell
  }
}
