extension UIView {
  /// Whether the view is in the header of a section, whose words lead to what follows them.
  final var isInSectionHeader: Bool {
    var node = superview
    while let view = node, !(view is UITableView) {
      if let header = view as? UITableViewHeaderFooterView { return !header.context.isFooter }
      node = view.superview
    }
    return false
  }
}
