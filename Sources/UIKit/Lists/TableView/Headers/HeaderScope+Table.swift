extension UITableView: HeaderScope {
  package final var isSectionHeader: Bool { false }
}

extension UITableViewHeaderFooterView: HeaderScope {
  package final var isSectionHeader: Bool { !context.isFooter }
}
