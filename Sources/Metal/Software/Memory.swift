/// Bytes of a resource, which several resources can share.
final class Memory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let length: Int
  private let end: () -> Void
  /// The maximum size of a resource.
  static let most = 1 << 30

  /// Zeros; nil if that many bytes are not possible.
  init?(length: Int) {
    guard length > 0, length <= Self.most, let made = calloc(length, 1) else { return nil }
    (base, self.length) = (made, length)
    end = { free(made) }
  }
  init(_ base: UnsafeMutableRawPointer, length: Int, end: @escaping () -> Void) {
    (self.base, self.length, self.end) = (base, length, end)
  }
  deinit { end() }
}
