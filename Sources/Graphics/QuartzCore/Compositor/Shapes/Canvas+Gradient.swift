extension Canvas {
  /// Blends a gradient over the pixels of `rect`; the layer's origin is at (`x`, `y`).
  func blend(_ rect: PixelRect, _ shading: GradientShading, x: Int, y: Int) {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return }
    if shading.isOpaque {
      for line in cut.minY..<cut.maxY {
        let row = address(x: cut.minX, y: line).assumingMemoryBound(to: UInt32.self)
        shading.write(row, x: cut.minX - x, y: line - y, count: cut.width)
      }
      return
    }
    let strip = PixelBuffer(width: cut.width, height: min(cut.height, 16), format: .color)
    var line = cut.minY
    while line < cut.maxY {
      let count = min(strip.height, cut.maxY - line)
      for index in 0..<count {
        let row = (strip.data + index * strip.rowBytes).assumingMemoryBound(to: UInt32.self)
        shading.write(row, x: cut.minX - x, y: line + index - y, count: cut.width)
      }
      blend(PixelRect(x: cut.minX, y: line, width: cut.width, height: count), from: strip, 0, 0)
      line += count
    }
  }
}
