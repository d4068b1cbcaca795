/// A value in DER encoding, as in keys and signatures.
package struct DER {
  package let tag: UInt8
  package let content: [UInt8]

  /// Reads one value; nil if it is damaged, or other bytes follow.
  package init?(_ bytes: [UInt8]) {
    guard let (value, end) = Self.read(bytes, at: 0), end == bytes.count else { return nil }
    self = value
  }
  private init(tag: UInt8, content: [UInt8]) { (self.tag, self.content) = (tag, content) }

  private static func read(_ bytes: [UInt8], at start: Int) -> (DER, end: Int)? {
    guard start + 1 < bytes.count else { return nil }
    var (length, begin) = (Int(bytes[start + 1]), start + 2)
    if length > 0x7f {
      let count = length & 0x7f
      guard (1...4).contains(count), begin + count <= bytes.count else { return nil }
      length = bytes[begin..<begin + count].reduce(0) { $0 << 8 | Int($1) }
      begin += count
    }
    guard begin + length <= bytes.count else { return nil }
    return (DER(tag: bytes[start], content: Array(bytes[begin..<begin + length])), begin + length)
  }

  /// The nested values; nil if the content does not consist of values.
  package var children: [DER]? {
    var (values, place) = ([DER](), 0)
    while place < content.count {
      guard let (value, end) = Self.read(content, at: place) else { return nil }
      values.append(value)
      place = end
    }
    return values
  }

  package static func value(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    var length: [UInt8] = [UInt8(truncatingIfNeeded: content.count)]
    if content.count > 0x7f {
      length = []
      var rest = content.count
      while rest > 0 {
        length.insert(UInt8(truncatingIfNeeded: rest), at: 0)
        rest >>= 8
      }
      length.insert(0x80 | UInt8(length.count), at: 0)
    }
    return [tag] + length + content
  }
  package static func sequence(_ content: [UInt8]) -> [UInt8] { value(0x30, content) }

  /// Returns the encoding of a nonnegative integer, given as big-endian bytes.
  package static func integer(_ bytes: [UInt8]) -> [UInt8] {
    let trimmed = Array(bytes.drop { $0 == 0 })
    return value(0x02, (trimmed.first ?? 0x80) & 0x80 == 0 ? trimmed : [0] + trimmed)
  }
}
