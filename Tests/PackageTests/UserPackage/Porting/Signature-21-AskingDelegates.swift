import UIKit

@MainActor enum AskingDelegates {
  static func header(_ table: UITableView) -> UIView? { table.delegate?.tableView(table, viewForHeaderInSection: 0) }
  static func accessory(_ table: UITableView) -> UITableViewCell.AccessoryType? {
    table.delegate?.tableView(table, accessoryTypeForRowWith: IndexPath(row: 0, section: 0))
  }
}
