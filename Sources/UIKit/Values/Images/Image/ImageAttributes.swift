import Foundation

/// The properties of a `UIImage` besides its pixels. Changed copies of an image share the pixels.
package struct ImageAttributes {
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  /// nil if the image is stretched as a whole.
  package var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var baselineOffset: CGFloat?
  var flipsForRightToLeft = false
  var frames: [UIImage]?
  var duration: TimeInterval = 0
  var configuration: UIImage.Configuration?
  var asset: UIImageAsset?
}
