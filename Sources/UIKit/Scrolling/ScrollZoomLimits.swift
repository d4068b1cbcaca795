import CoreGraphics

/// The scales between which content may be zoomed, and its present one.
struct ScrollZoomLimits {
  var minimum: CGFloat = 1
  var maximum: CGFloat = 1
  var scale: CGFloat = 1
  /// The zoomed view, if constraints place it: they count with its scaled size.
  weak var constrainedView: UIView?

  var isZoomable: Bool { maximum > minimum }

  func clamp(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimum), max(minimum, maximum))
  }
}
