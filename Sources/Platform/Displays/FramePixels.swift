/// A finished frame lent to a display for the duration of a call: 32-bit premultiplied ARGB in the machine's byte order.
package struct FramePixels {
  package let bytes: UnsafeRawPointer
  package let rowBytes: Int
  package let width: Int
  package let height: Int
  /// The memory of the frame, if other processes can map it.
  package let shared: SharedMemory?

  package init(bytes: UnsafeRawPointer, rowBytes: Int, width: Int, height: Int, shared: SharedMemory? = nil) {
    self.bytes = bytes
    self.rowBytes = rowBytes
    self.width = width
    self.height = height
    self.shared = shared
  }

  /// Copies an area, clipped to both images, to the same position of an image with the same format.
  package func copy(
    _ area: PixelArea, to target: UnsafeMutableRawPointer, rowBytes targetRowBytes: Int, width targetWidth: Int, height targetHeight: Int
  ) {
    let part = area.clipped(width: min(width, targetWidth), height: min(height, targetHeight))
    guard !part.isEmpty else { return }
    let offset = part.x * 4
    if part.width == width, part.width == targetWidth, rowBytes == targetRowBytes {
      target.advanced(by: part.y * rowBytes).copyMemory(from: bytes.advanced(by: part.y * rowBytes), byteCount: part.height * rowBytes)
      return
    }
    for row in part.y..<part.y + part.height {
      target.advanced(by: row * targetRowBytes + offset).copyMemory(
        from: bytes.advanced(by: row * rowBytes + offset), byteCount: part.width * 4)
    }
  }
}
