import CoreGraphics

/// A view that is lifted for a drag, with the place it comes from.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The same preview for another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
