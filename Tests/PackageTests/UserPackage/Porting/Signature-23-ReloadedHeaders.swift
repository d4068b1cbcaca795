import UIKit

@MainActor enum ReloadedHeaders {
  static func reload(_ table: UITableView) {
    table.frame = .zero
    table.reloadSections([0], with: .none)
    _ = table.headerView(forSection: 0)
  }
}
