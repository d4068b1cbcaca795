import CoreGraphics

/// Shared memory into which the helper draws a page. Used on the queue of the connection.
final class WebPixels {
  private let memory: UnsafeMutableRawPointer
  private let length: Int
  private let width: Int
  private let height: Int
  private let stride: Int

  /// Maps a file into memory, and closes its descriptor.
  init?(file: Int32, width: Int, height: Int, stride: Int) {
    defer { close(file) }
    length = stride * height
    guard Bitmap.isPossible(width: width, height: height), stride >= width * 4, lseek(file, 0, SEEK_END) >= length,
      let memory = mmap(nil, length, PROT_READ, MAP_SHARED, file, 0), memory != MAP_FAILED
    else { return nil }
    self.memory = memory
    self.width = width
    self.height = height
    self.stride = stride
  }

  deinit { munmap(memory, length) }

  /// Returns a copy of the pixels. The helper does not change them until it is notified that they were read.
  func image() -> CGImage? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    if bitmap.stride == stride {
      bitmap.data.copyMemory(from: memory, byteCount: length)
    } else {
      for row in 0..<height { bitmap.row(row).copyMemory(from: memory + row * stride, byteCount: width * 4) }
    }
    return CGImage(bitmap: bitmap)
  }
}
