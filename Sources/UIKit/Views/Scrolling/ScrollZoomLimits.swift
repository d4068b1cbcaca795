import CoreGraphics

/// The zoom limits, and the present scale.
struct ScrollZoomLimits {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var scale: CGFloat = 1
  /// The zoomed view, if constraints determine its frame: they use its scaled size.
  weak var constrainedView: UIView?

  /// Whether a scale is being set: changes of the offset in callbacks do not change the zoom.
  var isApplying = false

  var isZoomable: Bool { maximum > minimum }

  func clamp(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimum), max(minimum, maximum))
  }
}
