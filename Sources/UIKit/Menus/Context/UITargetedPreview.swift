import CoreGraphics
import Foundation

/// A view that is lifted off the screen for a menu or a drag, with the place it comes from or goes back to.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view that is shown or pictured.
  public final let view: UIView
  /// The visible part and the background of the view.
  public final let parameters: UIPreviewParameters
  /// The place the preview starts from or ends at.
  public final let target: UIPreviewTarget
  /// The size of the visible part in points.
  open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

  /// Creates a preview that starts from or ends at another place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview of a view where it is; it has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview
    if container == nil { UIKitError.raise("UITargetedPreview's view is not in a view hierarchy; use init(view:parameters:target:)") }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: container ?? view, center: view.center))
  }

  /// Creates a preview at the view's own place, which must be in a window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The same preview for another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

extension UITargetedPreview {
  /// What of the view shows, in its coordinates.
  package final var visibleRect: CGRect { parameters.visiblePath?.bounds ?? view.bounds }

  /// Where the preview belongs in the window.
  package final var frameInWindow: CGRect {
    let container = target.container
    let visible = visibleRect
    let middle = CGPoint(
      x: target.center.x + visible.midX - view.bounds.midX, y: target.center.y + visible.midY - view.bounds.midY)
    let frame = CGRect(x: middle.x - visible.width / 2, y: middle.y - visible.height / 2, width: visible.width, height: visible.height)
    return container.convert(frame, to: container.window)
  }
}
