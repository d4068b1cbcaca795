import CoreGraphics

/// A view that is lifted for a menu or a drag, with its source or target position.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view that is shown or pictured.
  public final let view: UIView
  /// The visible part and the background of the view.
  public final let parameters: UIPreviewParameters
  /// The source or target position of the preview.
  public final let target: UIPreviewTarget
  /// The size of the visible part in points.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// Creates a preview with another position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its position; it must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview
    if container == nil { UIKitError.raise("UITargetedPreview's view is not in a view hierarchy; use init(view:parameters:target:)") }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container ?? view, center: view.center))
  }

  /// Creates a preview at the view's own position, which must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Returns the preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

extension UITargetedPreview {
  /// The visible rectangle of the view, in its coordinates.
  package final var visibleRect: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  package final var frameInWindow: CGRect {
    let container = target.container
    let visible = visibleRect
    let middle = CGPoint(
      x: target.center.x + visible.midX - view.bounds.midX, y: target.center.y + visible.midY - view.bounds.midY)
    let frame = CGRect(x: middle.x - visible.width / 2, y: middle.y - visible.height / 2, width: visible.width, height: visible.height)
    return container.convert(frame, to: container.window)
  }
}
