/// How a view looks while it is dragged.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
