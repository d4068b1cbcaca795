import CoreGraphics
internal import ListModel

/// The place and the content of a section that scrolls across its layout. The frame is in the layout's own direction.
struct OrthogonalGeometry {
  var frame: CGRect
  /// The axis along which the section scrolls.
  var axis: CompositionAxis
  var stops: OrthogonalStops
  var isFast: Bool
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  /// The index by which the section's cells are put among their siblings.
  var rank: Int

  var contentLength: CGFloat { max(stops.content, stops.window) }
}
