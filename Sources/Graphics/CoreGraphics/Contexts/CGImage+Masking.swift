import Foundation

extension CGImage {
  /// Returns the image masked by `mask`: by the coverage of a mask, or by the brightness of an image without alpha. The mask is stretched
  /// to the image's size. Nil for an image that is itself a mask.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard !isMask, let coverage = mask.coverageForClipping, let result = Bitmap(width: width, height: height),
      let context = CGContext(bitmap: result, scale: 1)
    else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    context.setBlendMode(.copy)
    context.drawUpright(self, in: bounds)
    context.setBlendMode(.destinationIn)
    context.drawUpright(CGImage(bitmap: coverage.asAlpha), in: bounds)
    return CGImage(bitmap: result, colorSpace: colorSpace)
  }

  /// The coverage of this image as a mask: its alpha, or without one its brightness.
  var coverageForClipping: Bitmap? {
    switch bitmap.format {
    case .a8:
      return bitmap
    case .argb32, .rgb24:
      guard let coverage = Bitmap(width: width, height: height, format: .a8) else { return nil }
      for y in 0..<height {
        let from = bitmap.words(y)
        let to = coverage.bytes(y)
        for x in 0..<width {
          let word = from[x]
          to[x] = bitmap.format == .argb32 ? UInt8(word >> 24) : PixelLayout.brightness(word)
        }
      }
      coverage.markDirty()
      return coverage
    }
  }

  /// Returns the image's shape in one color, for template images.
  package func tinted(_ color: CGColor) -> CGImage? {
    guard let result = Bitmap(width: width, height: height), let context = CGContext(bitmap: result, scale: 1) else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    context.setFillColor(color)
    context.drawUpright(self, in: bounds)
    if !isMask {
      context.setBlendMode(.sourceIn)
      context.fill(bounds)
    }
    return CGImage(bitmap: result)
  }
}

extension Bitmap {
  /// The coverage as black words with that alpha, for use as a source.
  var asAlpha: Bitmap {
    guard format == .a8, let words = Bitmap(width: width, height: height) else { return self }
    for y in 0..<height {
      let from = bytes(y)
      let to = words.words(y)
      for x in 0..<width { to[x] = UInt32(from[x]) << 24 }
    }
    words.markDirty()
    return words
  }
}
