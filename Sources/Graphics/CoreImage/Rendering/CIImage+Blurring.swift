import CoreGraphics

extension CIImage {
  /// Returns the image blurred by a Gaussian of that standard deviation; its extent grows by three times as much.
  func blurred(sigma: Float) -> CIImage {
    guard sigma > 0.05, sigma.isFinite else { return self }
    let sigma = min(sigma, 500)
    let blur = MeanBlur(sigma: sigma)
    return spread(by: blur.reach) { tile, area in
      var tile = tile
      blur.apply(to: &tile)
      return tile.cut(to: area)
    }
  }

  /// Returns an image that depends on neighbors up to a distance; the extent grows by that if `growing`.
  func spread(by reach: Int, growing: Bool = true, _ change: @escaping (PixelTile, PixelArea) -> PixelTile) -> CIImage {
    let target = extent.isInfinite || !growing ? extent : extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
    return CIImage(extent: target) { [self] area, space in change(tile(area.expanded(by: reach), space), area) }
  }

  /// Returns the image with each pixel computed from its neighbors.
  func neighbors(
    _ reach: Int, growing: Bool = true, _ pixel: @escaping (PixelTile, _ x: Int, _ y: Int) -> Pixel
  ) -> CIImage {
    spread(by: reach, growing: growing) { tile, area in PixelTile(area) { x, y in pixel(tile, x, y) } }
  }
}

/// A blur by running means, or by the Gaussian's own weights if it is small.
struct MeanBlur: Sendable {
  let reach: Int
  /// The weights of the center and its neighbors, for a small Gaussian.
  private let weights: [Float]
  private let radius: Int
  private let edge: Float

  init(sigma: Float) {
    reach = max(1, Int((3 * sigma).rounded(.up)))
    if sigma < 3 {
      let raw = (0...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
      let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
      weights = raw.map { $0 / sum }
      (radius, edge) = (0, 0)
    } else {
      weights = []
      // Three means of length L have the variance (L² − 1) / 4; a fraction of the outermost sample makes it exact.
      let variance = sigma * sigma
      radius = Int((((4 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
      let r = Float(radius)
      edge = max(0, (2 * r + 1) * (r * (r + 1) - variance) / (2 * variance - 6 * (r + 1) * (r + 1)))
    }
  }

  func apply(to tile: inout PixelTile) {
    let (width, height) = (tile.area.width, tile.area.height)
    for y in 0..<height { line(&tile.pixels, from: y * width, step: 1, count: width) }
    for x in 0..<width { line(&tile.pixels, from: x, step: width, count: height) }
  }

  private func line(_ pixels: inout [Pixel], from: Int, step: Int, count: Int) {
    var values = (0..<count).map { pixels[from + $0 * step] }
    if weights.isEmpty {
      for _ in 0..<3 { values = mean(values) }
    } else {
      values = convolved(values)
    }
    for index in 0..<count { pixels[from + index * step] = values[index] }
  }

  private func convolved(_ values: [Pixel]) -> [Pixel] {
    let last = values.count - 1
    return values.indices.map { index in
      var sum = values[index] * weights[0]
      for step in 1..<weights.count {
        if index - step >= 0 { sum += values[index - step] * weights[step] }
        if index + step <= last { sum += values[index + step] * weights[step] }
      }
      return sum
    }
  }

  private func mean(_ values: [Pixel]) -> [Pixel] {
    let count = values.count
    let scale = 1 / (Float(2 * radius + 1) + 2 * edge)
    var result = values
    var sum = Pixel.zero
    for index in 0..<min(radius, count) { sum += values[index] }
    for index in 0..<count {
      if index + radius < count { sum += values[index + radius] }
      let before = index - radius - 1 >= 0 ? values[index - radius - 1] : .zero
      let after = index + radius + 1 < count ? values[index + radius + 1] : .zero
      result[index] = (sum + edge * (before + after)) * scale
      if index - radius >= 0 { sum -= values[index - radius] }
    }
    return result
  }
}
