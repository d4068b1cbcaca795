/// The pixels of part of an image, row by row from the bottom.
struct PixelTile {
  let area: PixelArea
  var pixels: [Pixel]

  init(_ area: PixelArea, repeating pixel: Pixel = .zero) {
    self.area = area
    pixels = Array(repeating: pixel, count: area.count)
  }

  /// Computes each pixel from its position.
  init(_ area: PixelArea, _ pixel: (_ x: Int, _ y: Int) -> Pixel) {
    self.area = area
    pixels = []
    pixels.reserveCapacity(area.count)
    for y in area.minY..<area.maxY { for x in area.minX..<area.maxX { pixels.append(pixel(x, y)) } }
  }

  /// The pixel at a position in the area.
  subscript(x: Int, y: Int) -> Pixel {
    get { pixels[(y - area.minY) * area.width + x - area.minX] }
    set { pixels[(y - area.minY) * area.width + x - area.minX] = newValue }
  }

  /// Returns the pixel at a position; transparent outside.
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    guard x >= area.minX, y >= area.minY, x < area.maxX, y < area.maxY else { return .zero }
    return self[x, y]
  }

  /// Returns the color at a point between the centers of pixels; outside is transparent.
  func sample(_ point: SIMD2<Float>) -> Pixel {
    let place = point - 0.5
    let base = place.rounded(.down)
    guard abs(base.x) < 1e9, abs(base.y) < 1e9 else { return .zero }
    let part = place - base
    let (x, y) = (Int(base.x), Int(base.y))
    guard x >= area.minX - 1, y >= area.minY - 1, x < area.maxX, y < area.maxY else { return .zero }
    let low = mix(pixel(x, y), pixel(x + 1, y), part.x)
    return mix(low, mix(pixel(x, y + 1), pixel(x + 1, y + 1), part.x), part.y)
  }

  /// Returns a part of the pixels; missing ones are transparent.
  func cut(to part: PixelArea) -> PixelTile {
    if part == area { return self }
    var result = PixelTile(part)
    let common = area.intersection(part)
    guard !common.isEmpty else { return result }
    for y in common.minY..<common.maxY {
      let from = (y - area.minY) * area.width + common.minX - area.minX
      let to = (y - part.minY) * part.width + common.minX - part.minX
      for x in 0..<common.width { result.pixels[to + x] = pixels[from + x] }
    }
    return result
  }
}
