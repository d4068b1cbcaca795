/// A temporary row that is shown while the content of a dropped item is loading.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Returns the preview of the cell on which the item is dropped; nil shows the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
