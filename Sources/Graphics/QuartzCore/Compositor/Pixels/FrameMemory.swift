internal import TrestleCPixman
import Foundation

/// Memory for pixels, zeroed when it is made, which other processes may map too.
final class FrameMemory {
  let bytes: UnsafeMutableRawPointer
  let byteCount: Int
  /// The System V segment, for an X server to map; nil for memory of this process alone.
  let segment: Int32?

  /// Shared memory if that is wanted and possible. Pages that nothing touches take no room.
  init(byteCount: Int, isShared: Bool) {
    self.byteCount = byteCount
    var segment: Int32 = -1
    if isShared, let shared = trestle_shared_memory(byteCount, &segment) {
      bytes = shared
      self.segment = segment
    } else {
      let isLarge = byteCount >= LargeMemory.leastSize
      guard let zeroed = isLarge ? LargeMemory.allocate(byteCount) : calloc(byteCount, 1) else {
        preconditionFailure("out of memory for \(byteCount) bytes of pixels")
      }
      bytes = zeroed
      self.segment = nil
    }
  }

  deinit {
    if segment != nil {
      trestle_unmap_shared_memory(bytes)
    } else if byteCount >= LargeMemory.leastSize {
      LargeMemory.free(bytes, byteCount)
    } else {
      free(bytes)
    }
  }
}
