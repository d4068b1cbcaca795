import CoreGraphics

/// Pixels as premultiplied ARGB words, from the top left.
struct PixelGrid {
  let width: Int
  let height: Int
  var words: [UInt32]

  init?(_ image: CGImage) {
    width = image.width
    height = image.height
    guard Bitmap.isPossible(width: width, height: height) else { return nil }
    words = []
    words.reserveCapacity(width * height)
    for y in 0..<height { for x in 0..<width { words.append(image.word(x: x, y: y)) } }
  }

  init?(width: Int, height: Int, fill: UInt32 = 0) {
    guard Bitmap.isPossible(width: width, height: height) else { return nil }
    self.width = width
    self.height = height
    words = Array(repeating: fill, count: width * height)
  }

  func makeImage() -> CGImage? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    for y in 0..<height {
      let row = bitmap.words(y)
      for x in 0..<width { row[x] = words[y * width + x] }
    }
    return CGImage(bitmap: bitmap)
  }

  /// Changes the colour of each pixel; colours are 0…1 and not premultiplied.
  func mapColors(_ change: (SIMD3<Float>, _ x: Int, _ y: Int) -> SIMD3<Float>) -> PixelGrid {
    var result = self
    for y in 0..<height {
      for x in 0..<width {
        let word = words[y * width + x]
        let alpha = Float(word >> 24) / 255
        guard alpha > 0 else { continue }
        let color = SIMD3<Float>(Float(word >> 16 & 255), Float(word >> 8 & 255), Float(word & 255)) / 255 / alpha
        let changed =
          change(color.clamped(lowerBound: .zero, upperBound: .one), x, y)
          .clamped(lowerBound: .zero, upperBound: .one) * alpha * 255
        let bytes = changed.rounded(.toNearestOrAwayFromZero)
        result.words[y * width + x] = word & 0xFF00_0000 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
      }
    }
    return result
  }

  /// Blurs by the same running means as the shadows of Core Graphics, one channel after the other. The edges are repeated if `clamps`.
  func blurred(sigma: CGFloat, clamps: Bool) -> (grid: PixelGrid, margin: Int)? {
    let kernel = BlurKernel(sigma: sigma)
    let margin = kernel.reach
    guard var result = PixelGrid(width: width + 2 * margin, height: height + 2 * margin),
      let channel = Bitmap(width: result.width, height: result.height, format: .a8)
    else { return nil }
    for shift in [UInt32(24), 16, 8, 0] {
      for y in 0..<result.height {
        let row = channel.bytes(y)
        for x in 0..<result.width {
          let (sourceX, sourceY) = (x - margin, y - margin)
          let isInside = (0..<width).contains(sourceX) && (0..<height).contains(sourceY)
          let index = min(max(sourceY, 0), height - 1) * width + min(max(sourceX, 0), width - 1)
          row[x] = isInside || clamps ? UInt8(words[index] >> shift & 255) : 0
        }
      }
      channel.markDirty()
      kernel.blur(channel)
      for y in 0..<result.height {
        let row = channel.bytes(y)
        for x in 0..<result.width { result.words[y * result.width + x] |= UInt32(row[x]) << shift }
      }
    }
    // Rounding may leave a colour brighter than its alpha allows.
    for index in result.words.indices {
      let word = result.words[index]
      let alpha = word >> 24
      result.words[index] = alpha << 24 | min(alpha, word >> 16 & 255) << 16 | min(alpha, word >> 8 & 255) << 8 | min(alpha, word & 255)
    }
    return (result, margin)
  }
}
