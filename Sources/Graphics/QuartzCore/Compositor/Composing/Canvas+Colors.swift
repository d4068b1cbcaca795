internal import TrestleCPixman

extension Canvas {
  /// Multiplies every pixel's components by the color's.
  func tint(_ rect: PixelRect, _ color: PixelColor) {
    let cut = rect.intersection(bounds)
    for y in cut.minY..<max(cut.maxY, cut.minY) {
      trestle_tint_pixels(address(x: cut.minX, y: y).assumingMemoryBound(to: UInt32.self), cut.width, color.argb)
    }
  }
}
