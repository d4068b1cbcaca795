import Foundation

extension UIImage {
  /// The transformation from the stored pixels to the upright image.
  public enum Orientation: Int, Sendable {
    /// The pixels are upright.
    case up
    /// The pixels are turned by 180°.
    case down
    /// The pixels are turned by 90° counterclockwise.
    case left
    /// The pixels are turned by 90° clockwise.
    case right
    /// The pixels are mirrored from side to side.
    case upMirrored
    /// The pixels are mirrored and turned by 180°.
    case downMirrored
    /// The pixels are mirrored and turned by 90° counterclockwise.
    case leftMirrored
    /// The pixels are mirrored and turned by 90° clockwise.
    case rightMirrored
  }

  /// The image with its pixels stored upright.
  package var upright: UIImage {
    guard imageOrientation != .up, case .pixels(let image) = content else { return self }
    let swaps = imageOrientation.swapsSides
    let (width, height) = swaps ? (image.height, image.width) : (image.width, image.height)
    guard let bitmap = Bitmap(width: width, height: height, format: image.isOpaque ? .rgb24 : .argb32),
      let context = CGContext(bitmap: bitmap, scale: 1)
    else { return self }
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    let toUser = imageOrientation.transform(of: image, to: CGRect(origin: .zero, size: size))
    context.interpolationQuality = .none
    context.draw(image, pixelsToUser: toUser)
    var changed = attributes
    changed.orientation = .up
    return UIImage(.pixels(CGImage(bitmap: bitmap)), changed)
  }

  /// Returns the image mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.flippedHorizontally }
  }
}

extension UIImage.Orientation {
  /// Creates an orientation from the EXIF tag; unknown values count as upright.
  init(exif: Int) {
    switch exif {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }

  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: return true
    case .up, .down, .upMirrored, .downMirrored: return false
    }
  }

  var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: return .upMirrored
    case .upMirrored: return .up
    case .down: return .downMirrored
    case .downMirrored: return .down
    case .left: return .leftMirrored
    case .leftMirrored: return .left
    case .right: return .rightMirrored
    case .rightMirrored: return .right
    }
  }

  /// Returns the transform from stored pixels to a rectangle in which they are upright, y down.
  func transform(of image: CGImage, to rect: CGRect) -> CGAffineTransform {
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let turn: CGAffineTransform
    switch self {
    case .up: turn = .identity
    case .down: turn = CGAffineTransform(-1, 0, 0, -1, width, height)
    case .left: turn = CGAffineTransform(0, -1, 1, 0, 0, width)
    case .right: turn = CGAffineTransform(0, 1, -1, 0, height, 0)
    case .upMirrored: turn = CGAffineTransform(-1, 0, 0, 1, width, 0)
    case .downMirrored: turn = CGAffineTransform(1, 0, 0, -1, 0, height)
    case .leftMirrored: turn = CGAffineTransform(0, 1, 1, 0, 0, 0)
    case .rightMirrored: turn = CGAffineTransform(0, -1, -1, 0, height, width)
    }
    let (seenWidth, seenHeight) = swapsSides ? (height, width) : (width, height)
    return turn.concatenating(
      CGAffineTransform(
        a: rect.width / seenWidth, b: 0, c: 0, d: rect.height / seenHeight, tx: rect.minX, ty: rect.minY))
  }
}
