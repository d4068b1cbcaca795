/// Results of UIKit's optional methods that are associated types in Trestle.
enum UIKitOptionalResults {
  static func type(_ name: String, _ labels: [String]) -> String? {
    types["\(name)(\(labels.map { $0 + ":" }.joined()))"]
  }

  private static let types = [
    "tableView(_:viewForHeaderInSection:)": "UIView",
    "tableView(_:viewForFooterInSection:)": "UIView",
    "tableView(_:accessoryTypeForRowWith:)": "UITableViewCell.AccessoryType",
    "tableView(_:leadingSwipeActionsConfigurationForRowAt:)": "UISwipeActionsConfiguration",
    "tableView(_:trailingSwipeActionsConfigurationForRowAt:)": "UISwipeActionsConfiguration",
    "tableView(_:editActionsForRowAt:)": "[UITableViewRowAction]",
    "collectionView(_:layout:sizeForItemAt:)": "CGSize",
    "collectionView(_:moveItemAt:to:)": "Void",
    "tableView(_:commit:forRowAt:)": "Void",
    "tableView(_:moveRowAt:to:)": "Void",
  ]
}
