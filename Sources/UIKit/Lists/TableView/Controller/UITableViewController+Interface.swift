extension UITableViewController {
  /// Loads the table from the controller's storyboard or nib.
  final func loadTableFromInterface() -> Bool {
    guard loadViewFromInterface() else { return false }
    guard let table = viewIfLoaded as? UITableView else {
      if let (identifier, name) = viewOrigin?.names {
        UIKitError.raise(
          "-[UITableViewController loadView] instantiated view controller with identifier \"\(identifier)\" from storyboard \"\(name)\","
            + " but didn't get a UITableView.")
      } else {
        UIKitError.raise("-[UITableViewController loadView] loaded the \"\(nibName ?? "")\" nib but didn't get a UITableView.")
      }
      return false
    }
    // If a nib names no data source or delegate, the controller becomes both.
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    return true
  }

  /// The rows of the document, if its table is static.
  final var staticContent: StaticTableContent? { (viewIfLoaded as? UITableView)?.staticContent }
}

extension UITableView.Style {
  /// The style that a document names.
  init(inDocument name: String?) {
    switch name {
    case "grouped"?: self = .grouped
    case "insetGrouped"?: self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITableViewCell.CellStyle {
  /// The style that a document names.
  init(inDocument name: String?) {
    switch name {
    case "IBUITableViewCellStyleValue1"?: self = .value1
    case "IBUITableViewCellStyleValue2"?: self = .value2
    case "IBUITableViewCellStyleSubtitle"?: self = .subtitle
    default: self = .default
    }
  }
}
