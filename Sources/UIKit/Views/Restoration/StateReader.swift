import Foundation

/// Reads values from bytes that may be damaged: reading stops at the first inconsistency.
struct StateReader {
  /// The bytes are not an archive, or are incomplete.
  struct Damage: Error {}

  private let bytes: [UInt8]
  private var position = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
  }

  /// Reads the single value that all the bytes encode.
  mutating func readAll() throws -> StateValue {
    let value = try read(depth: 0)
    guard position == bytes.count else { throw Damage() }
    return value
  }

  private mutating func read(depth: Int) throws -> StateValue {
    guard depth < StateValue.deepest else { throw Damage() }
    switch try byte() {
    case 0: return .nothing
    case 1: return .bool(try byte() != 0)
    case 2: return .integer(Int64(bitPattern: try number()))
    case 3: return .number(Double(bitPattern: try number()))
    case 4: return .text(try text())
    case 5: return .data(Data(try content()))
    case 6: return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: try number())))
    case 7: return .url(try text())
    case 8:
      guard let uuid = UUID(uuidString: try text()) else { throw Damage() }
      return .uuid(uuid)
    case 9:
      let count = try count(ofAtLeast: 8)
      var indexes: [Int] = []
      for _ in 0..<count { indexes.append(Int(Int64(bitPattern: try number()))) }
      return .indexPath(indexes)
    case 10:
      let count = try count(ofAtLeast: 1)
      var values: [StateValue] = []
      for _ in 0..<count { values.append(try read(depth: depth + 1)) }
      return .list(values)
    case 11: return .table(try entries(depth))
    case 12:
      let count = try count(ofAtLeast: 9)
      var path: [String] = []
      for _ in 0..<count { path.append(try taggedText()) }
      return .controller(path)
    case 13:
      let name = try text()
      return .object(name, try entries(depth))
    default: throw Damage()
    }
  }

  private mutating func entries(_ depth: Int) throws -> [String: StateValue] {
    var entries: [String: StateValue] = [:]
    for _ in 0..<(try count(ofAtLeast: 10)) {
      let key = try taggedText()
      entries[key] = try read(depth: depth + 1)
    }
    return entries
  }

  private mutating func taggedText() throws -> String {
    guard try byte() == 4 else { throw Damage() }
    return try text()
  }

  private mutating func byte() throws -> UInt8 {
    guard position < bytes.count else { throw Damage() }
    position += 1
    return bytes[position - 1]
  }

  private mutating func number() throws -> UInt64 {
    guard bytes.count - position >= 8 else { throw Damage() }
    var value: UInt64 = 0
    for index in 0..<8 { value |= UInt64(bytes[position + index]) << UInt64(8 * index) }
    position += 8
    return value
  }

  /// Reads a count of elements of at least `size` bytes each, limited by the number of remaining bytes.
  private mutating func count(ofAtLeast size: Int) throws -> Int {
    let count = try number()
    guard count <= UInt64((bytes.count - position) / size) else { throw Damage() }
    return Int(count)
  }

  private mutating func content() throws -> ArraySlice<UInt8> {
    let count = try count(ofAtLeast: 1)
    position += count
    return bytes[position - count..<position]
  }

  private mutating func text() throws -> String {
    guard let text = String(validating: try content(), as: UTF8.self) else { throw Damage() }
    return text
  }
}
