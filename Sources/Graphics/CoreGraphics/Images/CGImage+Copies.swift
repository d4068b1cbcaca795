import Foundation

extension CGImage {
  /// Returns the image with its pixels reinterpreted in another color space; nil if that has another number of components.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard !isMask, space.numberOfComponents == colorSpace?.numberOfComponents else { return nil }
    return CGImage(bitmap: bitmap, colorSpace: space, shouldInterpolate: shouldInterpolate)
  }

  /// Returns the image without the pixels whose components, from 0 to 255, are all within pairs of limits. Nil for a mask, for an image
  /// with transparency, or with too few limits.
  public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
    guard !isMask, let result = Bitmap(width: width, height: height) else { return nil }
    let isGray = colorSpace?.model == .monochrome
    let limits = Array(UnsafeBufferPointer(start: components, count: isGray ? 2 : 6))
    for y in 0..<height {
      let row = result.words(y)
      for x in 0..<width {
        let word = word(x: x, y: y)
        if word >> 24 < 255 { return nil }
        let parts = [word >> 16, word >> 8, word].map { (shifted: UInt32) -> CGFloat in CGFloat(shifted & 255) }
        let isHidden = (0..<limits.count / 2).allSatisfy { (part: Int) -> Bool in
          limits[part * 2] <= parts[part] && parts[part] <= limits[part * 2 + 1]
        }
        row[x] = isHidden ? 0 : word
      }
    }
    result.markDirty()
    return CGImage(bitmap: result, colorSpace: colorSpace, shouldInterpolate: shouldInterpolate)
  }

  /// The conversion of colors outside of the color space.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The limits that components are spread over, or nil for 0 to 1.
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var byteOrderInfo: CGImageByteOrderInfo { isMask ? .orderDefault : .order32Little }
}
