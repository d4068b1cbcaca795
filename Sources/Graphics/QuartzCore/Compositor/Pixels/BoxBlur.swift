internal import TrestleCPixman
import Foundation

/// Blurs coverage or color by three box passes in each direction, which approximates a Gaussian and has the same cost for any radius.
///
/// All passes run down columns, many at a time; for the rows pixman rotates the image by 90 degrees and back. A debug build compiles these
/// loops without the optimizer, so the bytes are processed by vectors and by pixman.
@MainActor
enum BoxBlur {
  /// Returns the half widths of the three boxes that together have the deviation `sigma`.
  static func radii(sigma: Double) -> (Int, Int, Int) {
    guard sigma > 0.1 else { return (0, 0, 0) }
    let ideal = (12 * sigma * sigma / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let low = Double(lower)
    let count = Int(((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded())
    func radius(_ pass: Int) -> Int { max(((pass < count ? lower : lower + 2) - 1) / 2, 0) }
    return (radius(0), radius(1), radius(2))
  }

  /// Returns the distance that the blur extends.
  static func reach(sigma: Double) -> Int {
    let (a, b, c) = radii(sigma: sigma)
    return a + b + c
  }

  /// Blurs an image in place. Coverage is zero beyond the edges; colors are repeated from the edge.
  static func blur(_ picture: PixelBuffer, sigma: Double) {
    let radii = radii(sigma: sigma)
    guard radii != (0, 0, 0) else { return }
    let width = picture.width
    let height = picture.height
    let format = picture.format
    let turned = blurColumns(turn(picture, width, height, clockwise: false), width: height, height: width, radii)
    let upright = blurColumns(turn(turned, height, width, clockwise: true), width: width, height: height, radii)
    let rowBytes = width * bytesPerPixel(format)
    for y in 0..<height { memcpy(picture.data + y * picture.rowBytes, upright.data + y * upright.rowBytes, rowBytes) }
  }

  private static func bytesPerPixel(_ format: PixelBuffer.Format) -> Int { format == .color ? 4 : 1 }

  /// Returns a buffer whose rows are padded to whole vectors.
  private static func roomy(width: Int, height: Int, format: PixelBuffer.Format) -> PixelBuffer {
    PixelBuffer(width: (width + 31) & ~31, height: height, format: format)
  }

  /// Returns the first `width` × `height` pixels rotated by 90 degrees.
  private static func turn(_ picture: PixelBuffer, _ width: Int, _ height: Int, clockwise: Bool) -> PixelBuffer {
    let turned = roomy(width: height, height: width, format: picture.format)
    var matrix = pixman_transform_t()
    pixman_transform_init_identity(&matrix)
    matrix.matrix.0 = (0, fixed(clockwise ? 1 : -1), fixed(clockwise ? 0 : Double(width)))
    matrix.matrix.1 = (fixed(clockwise ? -1 : 1), 0, fixed(clockwise ? Double(height) : 0))
    pixman_image_set_transform(picture.image, &matrix)
    pixman_image_set_filter(picture.image, PIXMAN_FILTER_NEAREST, nil, 0)
    pixman_image_composite32(PIXMAN_OP_SRC, picture.image, nil, turned.image, 0, 0, 0, 0, 0, 0, Int32(height), Int32(width))
    pixman_image_set_transform(picture.image, nil)
    return turned
  }

  /// Runs the three passes down the columns. The pixels of `picture` are overwritten.
  private static func blurColumns(_ picture: PixelBuffer, width: Int, height: Int, _ radii: (Int, Int, Int)) -> PixelBuffer {
    let spare = PixelBuffer(width: picture.width, height: picture.height, format: picture.format)
    pass(picture, spare, width, height, radii.0)
    pass(spare, picture, width, height, radii.1)
    pass(picture, spare, width, height, radii.2)
    return spare
  }

  private static func pass(_ from: PixelBuffer, _ to: PixelBuffer, _ width: Int, _ height: Int, _ radius: Int) {
    let window = 2 * radius + 1
    let isColor = from.format == .color
    // A multiplication replaces the division by the window. For coverage 24 fractional bits are exact for sums below 2²⁰; for colors the
    // result is rounded down, so that no component exceeds its alpha.
    let reciprocal = isColor ? 65536 / window : (1 << 24) / window + 1
    trestle_box_columns(
      from.data.assumingMemoryBound(to: UInt8.self), to.data.assumingMemoryBound(to: UInt8.self), from.rowBytes,
      width * bytesPerPixel(from.format), height, radius, isColor ? 1 : 0, UInt32(reciprocal), isColor ? 16 : 24)
  }
}
