import CoreGraphics

/// The view that is lifted for a drag, with its original position.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview for another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
