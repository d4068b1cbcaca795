import Foundation

/// Says whether a file may be believed about its size before memory is spent on it: small pictures always, larger ones only when the
/// file is long enough to hold so much. A file that lies never costs more than 64 MiB.
struct PixelBudget {
  /// The most pixels that its compression gets out of a byte.
  let pixelsPerByte: Int
  let byteCount: Int

  /// At thirteen bytes a pixel, as a progressive JPEG needs for its coefficients, the decoder's pixels and ours: 52 MiB.
  static let freePixels = 1 << 22

  func allows(width: Int, height: Int) -> Bool {
    guard Bitmap.isPossible(width: width, height: height) else { return false }
    return allows(pixels: width * height)
  }

  func allows(pixels: Int) -> Bool {
    pixels <= Self.freePixels || pixels / max(1, pixelsPerByte) <= byteCount
  }
}
