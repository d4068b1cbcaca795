import Foundation

/// A value of a binary property list, including the references of keyed archives, which Foundation on Linux does not expose.
indirect enum ArchivedValue {
  case null
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case text(String)
  case data(Data)
  case reference(Int)
  case array([ArchivedValue])
  case dictionary([String: ArchivedValue])

  /// Creates a value; nil if the data is not a binary property list, or is damaged.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count > 40, bytes.starts(with: Array("bplist00".utf8)) else { return nil }
    let trailer = bytes.count - 32
    let (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, size > 0, size <= 8, place + size <= bytes.count else { return nil }
      return bytes[place..<(place + size)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard let count = number(trailer + 8, 8), let top = number(trailer + 16, 8), let table = number(trailer + 24, 8), count >= 0,
      count <= bytes.count
    else { return nil }
    func value(_ index: Int, _ depth: Int) -> ArchivedValue? {
      guard depth < 64, index >= 0, index < count, let place = number(table + index * offsetSize, offsetSize), place < trailer else {
        return nil
      }
      let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
      func sized() -> (start: Int, count: Int)? {
        guard low == 15 else { return (place + 1, low) }
        guard place + 1 < trailer else { return nil }
        let size = 1 << Int(bytes[place + 1] & 15)
        guard let count = number(place + 2, size), count >= 0 else { return nil }
        return (place + 2 + size, count)
      }
      switch kind {
      case 0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : .null
      case 1: return number(place + 1, 1 << low).map { .integer($0) }
      case 2:
        guard low == 3, let bits = number(place + 1, 8) else { return nil }
        return .real(Double(bitPattern: UInt64(truncatingIfNeeded: bits)))
      case 4:
        guard let (start, count) = sized(), start + count <= trailer else { return nil }
        return .data(Data(bytes[start..<(start + count)]))
      case 5:
        guard let (start, count) = sized(), start + count <= trailer else { return nil }
        return .text(String(decoding: bytes[start..<(start + count)], as: UTF8.self))
      case 6:
        guard let (start, count) = sized(), count < trailer, start + count * 2 <= trailer else { return nil }
        return .text(
          String(decoding: (0..<count).map { UInt16(bytes[start + $0 * 2]) << 8 | UInt16(bytes[start + $0 * 2 + 1]) }, as: UTF16.self))
      case 8: return number(place + 1, low + 1).map { .reference($0) }
      case 10, 11, 12:
        guard let (start, count) = sized(), count < trailer else { return nil }
        let elements = (0..<count).map { number(start + $0 * referenceSize, referenceSize).flatMap { value($0, depth + 1) } ?? .null }
        return .array(elements)
      case 13:
        guard let (start, count) = sized(), count < trailer else { return nil }
        var result: [String: ArchivedValue] = [:]
        for index in 0..<count {
          guard case .text(let key)? = number(start + index * referenceSize, referenceSize).flatMap({ value($0, depth + 1) }) else {
            continue
          }
          result[key] = number(start + (count + index) * referenceSize, referenceSize).flatMap { value($0, depth + 1) } ?? .null
        }
        return .dictionary(result)
      default: return .null
      }
    }
    guard let root = value(top, 0) else { return nil }
    self = root
  }

  subscript(key: String) -> ArchivedValue? {
    if case .dictionary(let values) = self { return values[key] }
    return nil
  }

  var elements: [ArchivedValue] {
    if case .array(let values) = self { return values }
    return []
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }
}
