import Metal

/// The colors of an image.
struct PixelPlane {
  let width: Int
  let height: Int
  var pixels: [SIMD4<Float>]
  var edge = MPSImageEdgeMode.zero

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: .zero, count: width * height)
  }
  /// Reads a texture; nil if its format has no colors.
  init?(_ texture: any MTLTexture) {
    guard let source = texture as? SoftwareTexture, let coder = PixelCoder(source.pixelFormat) else { return nil }
    self.init(width: source.width, height: source.height)
    let (base, bytesPerRow) = source.pixels
    for y in 0..<height {
      for x in 0..<width { pixels[y * width + x] = coder.color(at: base + y * bytesPerRow + x * coder.bytesPerPixel) }
    }
  }
  /// Writes a texture within a region.
  func write(to texture: any MTLTexture, clip: MTLRegion) {
    guard let target = texture as? SoftwareTexture, let coder = PixelCoder(target.pixelFormat) else { return }
    let (base, bytesPerRow) = target.pixels
    func range(_ start: Int, _ count: Int, _ most: Int) -> Range<Int> {
      let first = max(0, min(start, most))
      return first..<max(first, min(most, start.addingReportingOverflow(count).overflow ? most : start + count))
    }
    for y in range(clip.origin.y, clip.size.height, min(height, target.height)) {
      for x in range(clip.origin.x, clip.size.width, min(width, target.width)) {
        coder.write(pixels[y * width + x], to: base + y * bytesPerRow + x * coder.bytesPerPixel)
      }
    }
  }
  /// The color at a place; outside that of the nearest pixel, or nothing.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    if x >= 0, y >= 0, x < width, y < height { return pixels[y * width + x] }
    guard edge != .zero, edge != .constant, width > 0, height > 0 else { return .zero }
    return pixels[max(0, min(y, height - 1)) * width + max(0, min(x, width - 1))]
  }
  mutating func fill(_ color: (Int, Int) -> SIMD4<Float>) {
    for y in 0..<height {
      for x in 0..<width { pixels[y * width + x] = color(x, y) }
    }
  }
  func mapped(width: Int, height: Int, _ color: (Int, Int) -> SIMD4<Float>) -> PixelPlane {
    var made = PixelPlane(width: width, height: height)
    made.edge = edge
    made.fill(color)
    return made
  }
  /// Sums neighbors with weights, first along rows and then along columns.
  func weighted(_ across: [Float], _ down: [Float]) -> PixelPlane {
    let (left, top) = (across.count / 2, down.count / 2)
    let rows = mapped(width: width, height: height) { x, y in
      var sum = SIMD4<Float>.zero
      for (index, weight) in across.enumerated() { sum += self[x + index - left, y] * weight }
      return sum
    }
    return rows.mapped(width: width, height: height) { x, y in
      var sum = SIMD4<Float>.zero
      for (index, weight) in down.enumerated() { sum += rows[x, y + index - top] * weight }
      return sum
    }
  }
}
