internal import TrestleCPixman

extension PixelBuffer {
  /// Returns the image at half the size, each pixel the mean of four. A last odd row or column is repeated.
  func halved() -> PixelBuffer {
    let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2, format: .color)
    for y in 0..<half.height {
      let upper = (data + 2 * y * rowBytes).assumingMemoryBound(to: UInt32.self)
      let lower = (data + min(2 * y + 1, height - 1) * rowBytes).assumingMemoryBound(to: UInt32.self)
      let row = (half.data + y * half.rowBytes).assumingMemoryBound(to: UInt32.self)
      trestle_halve_row(row, upper, lower, width)
    }
    return half
  }
}
