import Foundation

/// The states of a program as a file: a marker, a checksum, and one value.
enum StateArchive {
  private static let mark = Data("TrestleState 1\n".utf8)

  static func data(_ value: StateValue) -> Data {
    var payload = Data()
    value.write(to: &payload)
    var data = mark
    withUnsafeBytes(of: sum(payload).littleEndian) { data.append(contentsOf: $0) }
    data.append(payload)
    return data
  }

  /// Returns the value of an archive; throws for a damaged or foreign one.
  static func value(_ data: Data) throws -> StateValue {
    let head = mark.count + 8
    guard data.count > head, data.prefix(mark.count) == mark else { throw StateReader.Damage() }
    let data = Data(data)
    var expected: UInt64 = 0
    for index in 0..<8 { expected |= UInt64(data[mark.count + index]) << UInt64(8 * index) }
    let payload = data.suffix(from: head)
    guard sum(payload) == expected else { throw StateReader.Damage() }
    var reader = StateReader(Data(payload))
    return try reader.readAll()
  }

  /// Returns the 64-bit FNV hash.
  private static func sum(_ bytes: Data) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
