import Foundation

/// Reads a file's bytes in order; returns nil at the end.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
  }

  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Sixteen bits, least significant byte first.
  mutating func word() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(low) | Int(high) << 8
  }

  mutating func skip(_ count: Int) -> Bool { take(count) != nil }

  mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= bytes.count - position else { return nil }
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  /// Reads a length and as many bytes; an empty block ends a sequence of blocks.
  mutating func block() -> ArraySlice<UInt8>? {
    guard let count = byte(), Int(count) <= bytes.count - position else { return nil }
    defer { position += Int(count) }
    return bytes[position..<position + Int(count)]
  }
}
