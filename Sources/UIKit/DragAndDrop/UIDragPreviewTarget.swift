/// Where the picture of a dragged item comes from or lands: a place in a container view.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
