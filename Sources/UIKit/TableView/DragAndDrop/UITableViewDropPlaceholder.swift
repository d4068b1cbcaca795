/// A temporary row that is shown while the content of a dropped item is loading.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The look of the cell as the item lands on it; nil for all of it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
