import CoreGraphics

extension PixelBuffer {
  /// Returns a copy of the pixels as an image.
  func makeImage() -> CGImage {
    guard let bitmap = Bitmap(width: width, height: height) else { preconditionFailure("no bitmap of \(width)×\(height)") }
    for y in 0..<height { memcpy(bitmap.row(y), data + y * rowBytes, width * 4) }
    bitmap.markDirty()
    return CGImage(bitmap: bitmap)
  }
}
