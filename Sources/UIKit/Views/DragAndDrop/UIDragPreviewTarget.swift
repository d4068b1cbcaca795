/// The position in a container view that the image of a dragged item comes from or moves to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
