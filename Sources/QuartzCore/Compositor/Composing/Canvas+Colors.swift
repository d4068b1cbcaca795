extension Canvas {
  /// Multiplies every pixel's parts by the colour's.
  func tint(_ rect: PixelRect, _ color: PixelColor) {
    let cut = rect.intersection(bounds)
    let factors = (color.argb >> 24, (color.argb >> 16) & 255, (color.argb >> 8) & 255, color.argb & 255)
    for y in cut.minY..<max(cut.maxY, cut.minY) {
      let row = address(x: cut.minX, y: y).assumingMemoryBound(to: UInt32.self)
      for x in 0..<cut.width where row[x] != 0 {
        let pixel = row[x]
        row[x] =
          multiply(pixel >> 24, factors.0) << 24 | multiply((pixel >> 16) & 255, factors.1) << 16
          | multiply((pixel >> 8) & 255, factors.2) << 8 | multiply(pixel & 255, factors.3)
      }
    }
  }
}
