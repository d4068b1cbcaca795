extension PixelBuffer {
  /// The same picture at half the size, each pixel the mean of four. A last odd row or column stands for itself.
  func halved() -> PixelBuffer {
    let half = PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2, format: .color)
    for y in 0..<half.height {
      let upper = (data + 2 * y * rowBytes).assumingMemoryBound(to: UInt32.self)
      let lower = (data + min(2 * y + 1, height - 1) * rowBytes).assumingMemoryBound(to: UInt32.self)
      let row = (half.data + y * half.rowBytes).assumingMemoryBound(to: UInt32.self)
      for x in 0..<half.width {
        let left = 2 * x
        let right = min(left + 1, width - 1)
        var even: UInt32 = 0x0002_0002
        var odd: UInt32 = 0x0002_0002
        func add(_ pixel: UInt32) {
          even &+= pixel & 0x00FF_00FF
          odd &+= (pixel >> 8) & 0x00FF_00FF
        }
        add(upper[left])
        add(upper[right])
        add(lower[left])
        add(lower[right])
        row[x] = ((even >> 2) & 0x00FF_00FF) | (((odd >> 2) & 0x00FF_00FF) << 8)
      }
    }
    return half
  }
}
