import Foundation

/// A value of a binary property list, including the references of keyed archives, which Foundation on Linux does not expose.
package indirect enum ListValue {
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case data(Data)
  case text(String)
  case reference(Int)
  case array([ListValue])
  case dictionary([String: ListValue])

  /// Reads a binary property list; returns nil if it is damaged.
  package static func read(_ data: Data) -> ListValue? {
    guard data.count > 40, data.prefix(6) == Data("bplist".utf8) else { return nil }
    var reader = ListReader([UInt8](data))
    return reader.root()
  }
}

private struct ListReader {
  private let bytes: [UInt8]
  private var offsets: [Int] = []
  private var width = 1
  private var depth = 0
  /// The remaining number of objects to read: a damaged list may contain itself.
  private var budget = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func root() -> ListValue? {
    let trailer = bytes.count - 32
    let (offsetWidth, count) = (Int(bytes[trailer + 6]), number(trailer + 8, 8) ?? 0)
    width = Int(bytes[trailer + 7])
    guard let top = number(trailer + 16, 8), let table = number(trailer + 24, 8), (1...8).contains(offsetWidth), (1...8).contains(width),
      count > 0, count <= bytes.count, table >= 8, table + count * offsetWidth <= trailer
    else { return nil }
    for index in 0..<count {
      guard let offset = number(table + index * offsetWidth, offsetWidth), offset < trailer else { return nil }
      offsets.append(offset)
    }
    budget = count * 16
    return object(top)
  }

  private func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, count > 0, count <= 8, offset + count <= bytes.count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<offset + count] { value = value << 8 | UInt64(byte) }
    return Int(truncatingIfNeeded: value)
  }

  private mutating func object(_ index: Int) -> ListValue? {
    guard offsets.indices.contains(index), depth < 64, budget > 0 else { return nil }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    let offset = offsets[index]
    let (kind, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    var (count, start) = (low, offset + 1)
    if low == 15, [4, 5, 6, 10, 12, 13].contains(kind) {
      guard start < bytes.count else { return nil }
      let size = 1 << Int(bytes[start] & 15)
      guard let long = number(start + 1, size), long >= 0, long <= bytes.count else { return nil }
      (count, start) = (long, start + 1 + size)
    }
    switch kind {
    case 0: return low == 8 || low == 9 ? .bool(low == 9) : .text("$null")
    case 1:
      guard let value = number(start + max(0, (1 << low) - 8), min(1 << low, 8)) else { return nil }
      return .integer(value)
    case 2:
      guard let value = number(start, 1 << low) else { return nil }
      return .real(
        low == 2 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: value))) : Double(bitPattern: UInt64(bitPattern: Int64(value))))
    case 3: return number(start, 8).map { .real(Double(bitPattern: UInt64(bitPattern: Int64($0)))) }
    case 4: return start + count <= bytes.count ? .data(Data(bytes[start..<start + count])) : nil
    case 5: return start + count <= bytes.count ? .text(String(decoding: bytes[start..<start + count], as: UTF8.self)) : nil
    case 6:
      guard start + count * 2 <= bytes.count else { return nil }
      let units = (0..<count).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }
      return .text(String(decoding: units, as: UTF16.self))
    case 8: return number(start, low + 1).map { .reference($0) }
    case 10:
      var values: [ListValue] = []
      for place in 0..<count {
        guard let item = number(start + place * width, width), let value = object(item) else { return nil }
        values.append(value)
      }
      return .array(values)
    case 13:
      var values: [String: ListValue] = [:]
      for place in 0..<count {
        guard let key = number(start + place * width, width), case .text(let name)? = object(key),
          let item = number(start + (count + place) * width, width), let value = object(item)
        else { return nil }
        values[name] = value
      }
      return .dictionary(values)
    default: return nil
    }
  }
}
