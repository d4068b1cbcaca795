import UIKit

/// Rows that remain selected: several of them, or one that a second tap deselects.
final class ChoicesController: UITableViewController {
  enum Kind {
    case several
    case oneOrNone
  }

  private let kind: Kind
  private let days = DateFormatter().weekdaySymbols

  init(_ kind: Kind) {
    self.kind = kind
    super.init(style: .plain)
    title = "Days"
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = kind == .several
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { days.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day") ?? UITableViewCell(style: .default, reuseIdentifier: "day")
    cell.textLabel?.text = days[indexPath.row]
    return cell
  }

  /// With single selection a second tap would not deselect the row; here it does.
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard kind == .oneOrNone, tableView.indexPathForSelectedRow == indexPath else { return indexPath }
    tableView.deselectRow(at: indexPath, animated: false)
    return nil
  }
}
