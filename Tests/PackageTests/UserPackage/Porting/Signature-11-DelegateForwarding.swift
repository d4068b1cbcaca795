import UIKit

final class TableForwarder: NSObject, UITableViewDelegate {
  weak var next: (any UITableViewDelegate)?
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    next?.tableView(tableView, viewForHeaderInSection: section)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    next?.tableView(tableView, heightForRowAt: indexPath) ?? 44
  }
}
