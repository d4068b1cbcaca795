import CoreImage
import Testing

/// Reads single pixels of filter results.
struct FilterPixels {
  let bytes: [UInt8]
  let width: Int
  let height: Int

  /// The pixels of the extent, or of a rectangle. With `isManaged`, filters compute in linear colors.
  init(_ image: CIImage?, in rect: CGRect? = nil, isManaged: Bool = true) throws {
    let image = try #require(image)
    let box = rect ?? image.extent
    let context = CIContext(options: isManaged ? nil : [.workingColorSpace: NSNull()])
    let picture = try #require(context.createCGImage(image, from: box))
    (width, height) = (picture.width, picture.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let target = try #require(
      CGContext(
        data: &bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    target.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
    target.flush()
    self.bytes = bytes
  }

  /// Red, green, blue and alpha; y is counted from the bottom.
  subscript(x: Int, y: Int) -> [Int] {
    let start = ((height - 1 - y) * width + x) * 4
    return bytes[start..<start + 4].map { Int($0) }
  }

  /// Returns an image of opaque pixels, row by row from the top.
  static func image(_ rows: [[(Int, Int, Int)]]) -> CIImage {
    var data = Data()
    for row in rows { for pixel in row { data.append(contentsOf: [UInt8(pixel.0), UInt8(pixel.1), UInt8(pixel.2), 255]) } }
    return CIImage(
      bitmapData: data, bytesPerRow: rows[0].count * 4, size: CGSize(width: rows[0].count, height: rows.count), format: .RGBA8,
      colorSpace: CGColorSpaceCreateDeviceRGB())
  }

  /// Returns a square of one color.
  static func plain(_ red: Int, _ green: Int, _ blue: Int, side: Int = 8) -> CIImage {
    image(Array(repeating: Array(repeating: (red, green, blue), count: side), count: side))
  }

  static func isNear(_ found: [Int], _ wanted: [Int], _ tolerance: Int = 1) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
