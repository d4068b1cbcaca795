/// Checks the declared size of a file before memory is allocated: small images are always accepted, larger ones only if the file is long
/// enough. A forged file never uses more than 64 MiB.
struct PixelBudget {
  /// The maximum number of pixels that the compression can encode in a byte.
  let pixelsPerByte: Int
  let byteCount: Int

  /// At thirteen bytes per pixel, for the coefficients of a progressive JPEG, the decoder's pixels and the result: 52 MiB.
  static let freePixels = 1 << 22

  func allows(width: Int, height: Int) -> Bool {
    guard Bitmap.isPossible(width: width, height: height) else { return false }
    return allows(pixels: width * height)
  }

  func allows(pixels: Int) -> Bool {
    pixels <= Self.freePixels || pixels / max(1, pixelsPerByte) <= byteCount
  }
}
