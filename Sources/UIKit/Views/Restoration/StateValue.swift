import Foundation

/// A value in an archive of states: the types of property lists, and some more.
indirect enum StateValue: Equatable, Sendable {
  case nothing
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case data(Data)
  case date(Date)
  case url(String)
  case uuid(UUID)
  case indexPath([Int])
  case list([StateValue])
  case table([String: StateValue])
  /// A controller, by its path of restoration identifiers.
  case controller([String])
  /// An object that encodes itself, by the name of its class.
  case object(String, [String: StateValue])

  static let deepest = 64
}

extension StateValue {
  /// Encodes the value: a tag, then the content; numbers are little-endian, and lengths precede contents.
  func write(to bytes: inout Data) {
    switch self {
    case .nothing: bytes.append(0)
    case .bool(let value): bytes.append(contentsOf: [1, value ? 1 : 0])
    case .integer(let value):
      bytes.append(2)
      Self.append(UInt64(bitPattern: value), to: &bytes)
    case .number(let value):
      bytes.append(3)
      Self.append(value.bitPattern, to: &bytes)
    case .text(let value): Self.append(4, Data(value.utf8), to: &bytes)
    case .data(let value): Self.append(5, value, to: &bytes)
    case .date(let value):
      bytes.append(6)
      Self.append(value.timeIntervalSinceReferenceDate.bitPattern, to: &bytes)
    case .url(let value): Self.append(7, Data(value.utf8), to: &bytes)
    case .uuid(let value): Self.append(8, Data(value.uuidString.utf8), to: &bytes)
    case .indexPath(let indexes):
      bytes.append(9)
      Self.append(UInt64(indexes.count), to: &bytes)
      for index in indexes { Self.append(UInt64(bitPattern: Int64(index)), to: &bytes) }
    case .list(let values):
      bytes.append(10)
      Self.append(UInt64(values.count), to: &bytes)
      for value in values { value.write(to: &bytes) }
    case .table(let entries):
      bytes.append(11)
      Self.append(entries, to: &bytes)
    case .controller(let path):
      bytes.append(12)
      Self.append(UInt64(path.count), to: &bytes)
      for name in path { Self.append(4, Data(name.utf8), to: &bytes) }
    case .object(let name, let entries):
      Self.append(13, Data(name.utf8), to: &bytes)
      Self.append(entries, to: &bytes)
    }
  }

  private static func append(_ number: UInt64, to bytes: inout Data) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  private static func append(_ tag: UInt8, _ content: Data, to bytes: inout Data) {
    bytes.append(tag)
    append(UInt64(content.count), to: &bytes)
    bytes.append(content)
  }

  private static func append(_ entries: [String: StateValue], to bytes: inout Data) {
    append(UInt64(entries.count), to: &bytes)
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      append(4, Data(key.utf8), to: &bytes)
      value.write(to: &bytes)
    }
  }
}
