internal import TrestlePlatform

/// A frame of 32-bit pixels in memory of its own: `0xAARRGGBB` in the machine's byte order, the rows without padding.
final class PixelStore {
  let width: Int
  let height: Int
  let pixels: UnsafeMutablePointer<UInt32>

  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    pixels = .allocate(capacity: self.width * self.height)
    pixels.initialize(repeating: 0, count: self.width * self.height)
  }

  deinit { pixels.deallocate() }

  var bounds: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * width }

  func hasSize(of other: PixelStore) -> Bool { width == other.width && height == other.height }

  /// Copies an area of a store of the same size.
  func copy(_ area: PixelArea, from other: PixelStore) {
    let part = area.clipped(width: width, height: height)
    guard !part.isEmpty, hasSize(of: other) else { return }
    for y in part.y..<part.y + part.height { (row(y) + part.x).update(from: other.row(y) + part.x, count: part.width) }
  }

  /// Makes every pixel of an area different from those of a store of the same size.
  func invert(_ area: PixelArea, of other: PixelStore) {
    let part = area.clipped(width: width, height: height)
    guard !part.isEmpty, hasSize(of: other) else { return }
    for y in part.y..<part.y + part.height {
      let (source, target) = (other.row(y) + part.x, row(y) + part.x)
      for x in 0..<part.width { target[x] = ~source[x] }
    }
  }

  /// Moves pixels within the store; the source and the target must be inside it.
  func move(_ shift: PixelShift) {
    let target = shift.target
    let rows = shift.dy > 0 ? Array((0..<target.height).reversed()) : Array(0..<target.height)
    for index in rows {
      let y = target.y + index
      (row(y) + target.x).update(from: row(y - shift.dy) + target.x - shift.dx, count: target.width)
    }
  }
}
