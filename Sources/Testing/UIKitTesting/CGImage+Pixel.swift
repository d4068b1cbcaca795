import CoreGraphics

extension CGImage {
  /// Returns the color of a pixel, counted from the top left, with the alpha divided out; transparent black outside the image.
  public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    guard x >= 0, y >= 0, x < width, y < height else { return (0, 0, 0, 0) }
    let row = data.advanced(by: y * stride)
    if isMask { return (0, 0, 0, row.load(fromByteOffset: x, as: UInt8.self)) }
    let word = row.load(fromByteOffset: x * 4, as: UInt32.self)
    let alpha = isOpaque ? 255 : word >> 24
    guard alpha > 0 else { return (0, 0, 0, 0) }
    func plain(_ shift: UInt32) -> UInt8 { UInt8(min(255, ((word >> shift & 255) * 255 + alpha / 2) / alpha)) }
    return (plain(16), plain(8), plain(0), UInt8(alpha))
  }

  /// Returns whether another image has the same size and the same pixels. `==` compares object identity, as on iOS.
  public func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height, bitsPerPixel == other.bitsPerPixel, isOpaque == other.isOpaque else { return false }
    return (0..<height).allSatisfy { row in memcmp(data + row * stride, other.data + row * other.stride, width * bitsPerPixel / 8) == 0 }
  }
}
