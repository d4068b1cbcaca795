import Foundation

/// A picture as apps speak of it: pixels with a scale and an orientation, and how it is to be drawn.
open class UIImage: NSObject, @unchecked Sendable {
  let pixels: CGImage?
  /// Pixels to the point.
  public let scale: CGFloat
  public let imageOrientation: Orientation

  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    pixels = cgImage
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    super.init()
  }
}

extension UIImage {
  public var cgImage: CGImage? { pixels }

  var patternColor: CGColor {
    guard let pixels else { return .clear }
    return CGColor(pattern: PatternTile(image: pixels, scale: scale), alpha: 1)
  }
}
