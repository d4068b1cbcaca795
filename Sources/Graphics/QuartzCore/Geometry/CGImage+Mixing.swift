import CoreGraphics

extension CGImage {
  /// Returns the image at fraction `t` between two images of the same size and format, or between an image and nothing; nil if they differ
  /// in size.
  static func mix(_ from: CGImage, _ to: CGImage?, _ t: Double) -> CGImage? {
    let share = UInt32((min(max(t, 0), 1) * 256).rounded())
    if share == 0 { return from }
    if share == 256, let to { return to }
    let first = from.bitmap
    let second = to?.bitmap
    guard first.format != .a8, second?.format != .a8 else { return nil }
    if let second, second.width != first.width || second.height != first.height { return nil }
    let isOpaque = first.format == .rgb24 && second?.format == .rgb24
    guard let result = Bitmap(width: first.width, height: first.height, format: isOpaque ? .rgb24 : .argb32) else { return nil }
    let firstFill: UInt32 = first.format == .rgb24 ? 0xff00_0000 : 0
    let secondFill: UInt32 = second?.format == .rgb24 ? 0xff00_0000 : 0
    for y in 0..<first.height {
      let a = first.words(y)
      let b = second?.words(y)
      let out = result.words(y)
      for x in 0..<first.width { out[x] = mix(a[x] | firstFill, (b?[x] ?? 0) | secondFill, share) }
    }
    result.markDirty()
    return CGImage(bitmap: result)
  }

  /// Mixes premultiplied channels, two at a time.
  private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let low = ((a & 0x00ff_00ff) * (256 - share) + (b & 0x00ff_00ff) * share + 0x0080_0080) >> 8 & 0x00ff_00ff
    let high = ((a >> 8 & 0x00ff_00ff) * (256 - share) + (b >> 8 & 0x00ff_00ff) * share + 0x0080_0080) & 0xff00_ff00
    return low | high
  }
}
