import UIKit

@MainActor enum HeaderHeights {
  static func isAutomatic(_ table: UITableView) -> Bool {
    table.sectionHeaderHeight == UITableView.automaticDimension && table.sectionFooterHeight == UITableView.automaticDimension
  }
}
