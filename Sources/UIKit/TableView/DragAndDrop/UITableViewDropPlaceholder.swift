/// A row that stands for a dropped item until its content has come.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the cell looks as the item lands on it; nil for all of it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
