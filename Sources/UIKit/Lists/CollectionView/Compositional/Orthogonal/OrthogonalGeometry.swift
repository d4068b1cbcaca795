import CoreGraphics
internal import TrestleListModel

/// The frame and content of an orthogonal section. The frame is in the layout's direction.
struct OrthogonalGeometry {
  var frame: CGRect
  /// The axis along which the section scrolls.
  var axis: CompositionAxis
  var stops: OrthogonalStops
  var isFast: Bool
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The z-index by which the section's cells are ordered among their siblings.
  var rank: Int

  var contentLength: CGFloat { max(stops.content, stops.window) }
}
