import CoreGraphics

extension CIImage {
  /// Returns the image scaled about the origin by a cubic filter. `b` blurs and `c` sharpens, as Mitchell and Netravali define them.
  func cubicScaled(x: Float, y: Float, b: Float, c: Float) -> CIImage {
    let matrix = CGAffineTransform(scaleX: CGFloat(x), y: CGFloat(y))
    guard !extent.isInfinite, !extent.isNull, matrix.isInvertible, x > 0, y > 0 else { return placed(by: matrix) }
    let source = self.area
    guard !source.isEmpty else { return placed(by: matrix) }
    let kernel = CubicKernel(b: b, c: c)
    return CIImage(extent: extent.applying(matrix).integral) { [self] area, space in
      let columns = (area.minX..<area.maxX).map { kernel.taps(at: $0, scale: x, from: source.minX, to: source.maxX) }
      let rows = (area.minY..<area.maxY).map { kernel.taps(at: $0, scale: y, from: source.minY, to: source.maxY) }
      guard let left = columns.map(\.first).min(), let right = columns.map(\.end).max(), let low = rows.map(\.first).min(),
        let high = rows.map(\.end).max()
      else { return PixelTile(area) }
      let tile = tile(PixelArea(minX: left, minY: low, width: right - left, height: high - low), space)
      let across = PixelTile(PixelArea(minX: area.minX, minY: low, width: area.width, height: high - low)) { x, y in
        columns[x - area.minX].sum { tile[$0, y] }
      }
      return PixelTile(area) { x, y in
        let pixel = rows[y - area.minY].sum { across[x, $0] }
        // The negative lobes of the filter may exceed the colors of an opaque image.
        let alpha = max(0, min(1, pixel.w))
        return Pixel(pointwiseMax(pixel.color, .zero), alpha)
      }
    }
  }
}

/// A cubic filter of two pixels on each side.
struct CubicKernel: Sendable {
  let b: Float
  let c: Float

  /// The weight at a distance in pixels.
  func weight(_ distance: Float) -> Float {
    let x = abs(distance)
    if x < 1 {
      let cubic: Float = (12 - 9 * b - 6 * c) * x * x * x
      let square: Float = (-18 + 12 * b + 6 * c) * x * x
      return (cubic + square + 6 - 2 * b) / 6
    }
    if x < 2 {
      let cubic: Float = (-b - 6 * c) * x * x * x
      let square: Float = (6 * b + 30 * c) * x * x
      let line: Float = (-12 * b - 48 * c) * x
      return (cubic + square + line + 8 * b + 24 * c) / 6
    }
    return 0
  }

  /// The source pixels of a pixel of the result along one axis, with their weights, whose sum is 1. Pixels outside repeat the edge.
  func taps(at index: Int, scale: Float, from low: Int, to high: Int) -> CubicTaps {
    // A reduced image is averaged over the source pixels of each pixel.
    let width = max(1, 1 / scale)
    let center = (Float(index) + 0.5) / scale - 0.5
    let (start, end) = (Int((center - 2 * width).rounded(.up)), Int((center + 2 * width).rounded(.down)))
    let first = max(low, min(high - 1, start))
    let last = max(first, min(high - 1, end))
    var weights = [Float](repeating: 0, count: last - first + 1)
    var total: Float = 0
    for source in start...max(start, end) {
      let weight = weight((Float(source) - center) / width)
      weights[max(first, min(last, source)) - first] += weight
      total += weight
    }
    if total == 0 { (weights[0], total) = (1, 1) }
    return CubicTaps(first: first, weights: weights.map { $0 / total })
  }
}

/// Consecutive pixels along one axis, with their weights.
struct CubicTaps: Sendable {
  let first: Int
  let weights: [Float]
  var end: Int { first + weights.count }

  func sum(_ pixel: (Int) -> Pixel) -> Pixel {
    var sum = Pixel.zero
    for (index, weight) in weights.enumerated() { sum += pixel(first + index) * weight }
    return sum
  }
}
