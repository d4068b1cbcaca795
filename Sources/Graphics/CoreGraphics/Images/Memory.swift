import Foundation

/// A block of bytes that is freed with its last user, or a caller's that is not.
final class Memory: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  private let isOwned: Bool

  init(borrowing start: UnsafeMutableRawPointer) {
    self.start = start
    isOwned = false
  }

  init?(zeroed count: Int) {
    guard count > 0, count <= Bitmap.mostBytes, let start = calloc(count, 1) else { return nil }
    self.start = start
    isOwned = true
  }

  deinit {
    if isOwned { free(start) }
  }
}
