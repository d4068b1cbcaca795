import Foundation

/// A pipe of which one end is readable after `raise()` until `clear()`.
final class Signal: @unchecked Sendable {
  let descriptor: Int32
  private let end: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    end = ends[1]
  }

  deinit {
    close(descriptor)
    close(end)
  }

  func raise() {
    var byte: UInt8 = 1
    // A full pipe is readable already.
    _ = write(end, &byte, 1)
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 256)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
