import CoreGraphics
internal import TrestleCPixman

/// A block of pixels accessible by pixman, cairo and plain loops: the frame, flattened subtrees, masks, scratch buffers.
package final class PixelBuffer {
  package enum Format: Sendable {
    /// 32 bits, premultiplied, in the machine's byte order.
    case color
    /// 8 bits of coverage.
    case coverage
  }

  package let width: Int
  package let height: Int
  package let rowBytes: Int
  package let format: Format
  /// Whether the alpha of the pixels is ignored.
  let isOpaque: Bool
  package let data: UnsafeMutableRawPointer
  private let owner: AnyObject?
  /// The `pixman_image_t` for the same memory.
  let image: OpaquePointer

  /// A buffer of its own. Its pixels are not cleared.
  package init(width: Int, height: Int, format: Format) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    self.format = format
    isOpaque = false
    switch format {
    case .color: rowBytes = self.width * 4
    case .coverage: rowBytes = (self.width + 3) & ~3
    }
    data = PixelBuffer.allocate(rowBytes * self.height)
    owner = nil
    image = PixelBuffer.makeImage(self.width, self.height, rowBytes, format == .color ? PIXMAN_a8r8g8b8 : PIXMAN_a8, data)
  }

  /// Wraps pixels that `owner` keeps alive.
  package init(data: UnsafeMutableRawPointer, width: Int, height: Int, rowBytes: Int, isOpaque: Bool, owner: AnyObject) {
    self.width = width
    self.height = height
    self.rowBytes = rowBytes
    self.format = .color
    self.isOpaque = isOpaque
    self.data = data
    self.owner = owner
    image = PixelBuffer.makeImage(width, height, rowBytes, isOpaque ? PIXMAN_x8r8g8b8 : PIXMAN_a8r8g8b8, data)
  }

  deinit {
    pixman_image_unref(image)
    guard owner == nil else { return }
    if byteCount >= LargeMemory.leastSize { LargeMemory.free(data, byteCount) } else { data.deallocate() }
  }

  private static func allocate(_ byteCount: Int) -> UnsafeMutableRawPointer {
    guard byteCount >= LargeMemory.leastSize else { return .allocate(byteCount: byteCount, alignment: 64) }
    guard let large = LargeMemory.allocate(byteCount) else { preconditionFailure("out of memory for \(byteCount) bytes of pixels") }
    return large
  }

  private static func makeImage(
    _ width: Int, _ height: Int, _ rowBytes: Int, _ format: pixman_format_code_t, _ data: UnsafeMutableRawPointer
  ) -> OpaquePointer {
    guard
      let image = pixman_image_create_bits_no_clear(
        format, Int32(width), Int32(height), data.assumingMemoryBound(to: UInt32.self), Int32(rowBytes))
    else { preconditionFailure("out of memory for \(width)×\(height) pixels") }
    return image
  }

  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  package var byteCount: Int { rowBytes * height }

  package func clear() {
    memset(data, 0, byteCount)
  }

  package func clear(_ rect: PixelRect) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let bytes = format == .color ? 4 : 1
    let start = (data + rect.minY * rowBytes + rect.minX * bytes).assumingMemoryBound(to: UInt8.self)
    trestle_set_rows(start, rowBytes, 0, rect.width * bytes, rect.height)
  }
}
