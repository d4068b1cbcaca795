import UIKit

/// Rows of one cell style: with title and detail, and where the style has one, an image.
final class CellStyleController: UITableViewController {
  private static let birds = [
    ("Robin", "Gardens"), ("Heron", "Ponds"), ("Swift", "Towns"), ("Owl", "Barns"), ("Wren", "Hedges"), ("Crane", "Marshes"),
  ]
  private let cellStyle: UITableViewCell.CellStyle

  init(_ cellStyle: UITableViewCell.CellStyle) {
    self.cellStyle = cellStyle
    super.init(style: cellStyle == .value2 ? .grouped : .plain)
    title = "Birds"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.birds.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bird") ?? UITableViewCell(style: cellStyle, reuseIdentifier: "bird")
    let (name, place) = Self.birds[indexPath.row]
    cell.textLabel?.text = cellStyle == .value2 ? place : name
    cell.detailTextLabel?.text = cellStyle == .value2 ? name : place
    cell.imageView?.image = cellStyle == .value2 ? nil : UIImage(systemName: "leaf.fill")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    title = Self.birds[indexPath.row].0
  }
}
