import UIKit

@MainActor enum FocusedItems {
  static func name(_ table: UITableView) -> String? {
    let item = UIFocusSystem.focusSystem(for: table)?.focusedItem
    return (item as? UITableViewCell)?.textLabel?.text ?? (item as? UIView)?.accessibilityLabel
  }
}
