import CoreGraphics

extension CIImage {
  /// Draws part of the image into a bitmap.
  func bitmap(_ area: PixelArea, _ space: WorkingSpace) -> Bitmap? {
    guard Bitmap.isPossible(width: area.width, height: area.height),
      let bitmap = Bitmap(width: area.width, height: area.height)
    else { return nil }
    let target = SendableBitmap(bitmap: bitmap)
    // Bands are drawn at the same time; each computes the margins that its filters need.
    let bands = max(1, min(ProcessInfo.processInfo.activeProcessorCount, area.height / 128))
    let rows = (area.height + bands - 1) / bands
    DispatchQueue.concurrentPerform(iterations: bands) { band in
      let first = band * rows
      let count = min(rows, area.height - first)
      guard count > 0 else { return }
      let part = PixelArea(minX: area.minX, minY: area.minY + first, width: area.width, height: count)
      target.write(tile(part, space), space, of: area)
    }
    bitmap.markDirty()
    return bitmap
  }
}

/// A bitmap into which threads write different rows.
private struct SendableBitmap: @unchecked Sendable {
  let bitmap: Bitmap

  func write(_ tile: PixelTile, _ space: WorkingSpace, of area: PixelArea) {
    var index = 0
    for y in tile.area.minY..<tile.area.maxY {
      let row = bitmap.words(area.maxY - 1 - y)
      for x in 0..<tile.area.width {
        row[x] = space.word(tile.pixels[index])
        index += 1
      }
    }
  }
}

extension WorkingSpace {
  /// Returns a premultiplied ARGB word of sRGB.
  func word(_ pixel: Pixel) -> UInt32 {
    let alpha = max(0, min(1, pixel.w))
    guard alpha > 0, !alpha.isNaN else { return 0 }
    let straight = pixel.color / alpha
    let bytes = (toSRGB(straight).limited * alpha * 255).rounded(.toNearestOrAwayFromZero)
    func byte(_ value: Float) -> UInt32 { value >= 0 ? UInt32(min(value, 255)) : 0 }
    let a = byte((alpha * 255).rounded(.toNearestOrAwayFromZero))
    return a << 24 | min(a, byte(bytes.x)) << 16 | min(a, byte(bytes.y)) << 8 | min(a, byte(bytes.z))
  }

  /// Returns the pixel of a premultiplied ARGB word of sRGB.
  func pixel(_ word: UInt32) -> Pixel {
    let a = word >> 24
    if a == 255 {
      guard self == .linear else { return Pixel(Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255), 255) / 255 }
      return Pixel(
        ToneCurve.bytes[Int(word >> 16 & 255)], ToneCurve.bytes[Int(word >> 8 & 255)], ToneCurve.bytes[Int(word & 255)], 1)
    }
    guard a > 0 else { return .zero }
    let alpha = Float(a) / 255
    let color = Color3(Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255)) / 255 / alpha
    return Pixel(fromSRGB(color.limited), alpha: alpha)
  }
}
