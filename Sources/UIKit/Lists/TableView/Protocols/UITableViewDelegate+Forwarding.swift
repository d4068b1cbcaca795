import Foundation

// Optional methods whose presence matters return an associated type, which a caller with `any UITableViewDelegate` sees as `Any`. These
// overloads give such callers (forwarding delegates, tests) UIKit's types. The parameter with a default value keeps them from being taken
// as implementations of the requirements.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int, _unused: Void = ()) -> UIView? {
    headerView(in: tableView, section: section)
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int, _unused: Void = ()) -> UIView? {
    footerView(in: tableView, section: section)
  }

  /// Returns nil if the delegate does not implement the method.
  public func tableView(
    _ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath, _unused: Void = ()
  ) -> UITableViewCell.AccessoryType {
    accessoryType(in: tableView, at: indexPath) ?? .none
  }

  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath, _unused: Void = ()
  ) -> UISwipeActionsConfiguration? {
    leadingActions(in: tableView, at: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath, _unused: Void = ()
  ) -> UISwipeActionsConfiguration? {
    trailingActions(in: tableView, at: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath, _unused: Void = ()
  ) -> [UITableViewRowAction]? {
    editActions(in: tableView, at: indexPath)
  }
}
