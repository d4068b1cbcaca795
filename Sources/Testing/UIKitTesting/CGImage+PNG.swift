import UIKit

extension CGImage {
  /// Writes the image as a PNG file; an existing file is replaced.
  public func writePNG(to url: URL) throws {
    guard let data = UIImage(cgImage: self).pngData() else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Returns an opaque image of `pixels`, one 0xAARRGGBB each.
  static func image(of pixels: [UInt32], width: Int, height: Int) -> CGImage? {
    guard let bitmap = Bitmap(width: width, height: height, format: .argb32) else { return nil }
    for y in 0..<height {
      let row = bitmap.data.advanced(by: y * bitmap.stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = pixels[y * width + x] }
    }
    bitmap.markDirty()
    return CGImage(bitmap: bitmap)
  }
}
