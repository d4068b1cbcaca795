import Foundation

/// All that a `UIImage` knows besides its picture. Changed copies of an image share the picture.
struct ImageAttributes {
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  /// Nil: the image is stretched as a whole.
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var baselineOffset: CGFloat?
  var flipsForRightToLeft = false
  var frames: [UIImage]?
  var duration: TimeInterval = 0
  var configuration: UIImage.Configuration?
  var asset: UIImageAsset?
}
