extension UIView {
  /// Whether the view is in a section header, which assistive technologies use for navigation.
  final var isInSectionHeader: Bool {
    var node = superview
    while let view = node, !(view is UITableView) {
      if let header = view as? UITableViewHeaderFooterView { return !header.context.isFooter }
      node = view.superview
    }
    return false
  }
}
