import Foundation

/// A prepared statement. It is used by one caller at a time: ``SQLiteConnection`` resets it after each use.
final class SQLiteStatement {
  private let library: SQLiteLibrary
  private let handle: OpaquePointer
  private unowned let connection: SQLiteConnection

  init(_ sql: String, _ connection: SQLiteConnection) throws {
    (library, self.connection) = (connection.library, connection)
    var made: OpaquePointer?
    // The flag makes SQLite allocate long-lived statements outside of its lookaside memory.
    let keepsLong: UInt32 = 1
    let code = library.prepare(connection.handle, sql, -1, keepsLong, &made, nil)
    guard code == 0, let made else { throw connection.error(code, "Cannot prepare “\(sql)”") }
    handle = made
  }

  deinit { _ = library.finalize(handle) }

  func bind(_ values: [SQLiteValue]) throws {
    for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
  }

  /// Binds a value to a parameter; the first parameter is 1.
  func bind(_ value: SQLiteValue, at index: Int) throws {
    let code = bind(value, Int32(index))
    guard code == 0 else { throw connection.error(code) }
  }

  /// Tells SQLite to copy the bytes, which are valid only during the call.
  private static let copies = -1

  private func bind(_ value: SQLiteValue, _ index: Int32) -> Int32 {
    switch value {
    case .null: return library.bindNull(handle, index)
    case .integer(let number): return library.bindInteger(handle, index, number)
    case .double(let number): return library.bindDouble(handle, index, number)
    case .text(var text):
      // A text that contains a null character is bound completely, with its length.
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          guard let start = characters.baseAddress else { return library.bindText(handle, index, "", 0, Self.copies) }
          return library.bindText(handle, index, start, Int32(characters.count), Self.copies)
        }
      }
    case .blob(let data):
      return data.withUnsafeBytes { bytes in
        // Without an address SQLite would bind null.
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return library.bindBlob(handle, index, "", 0, Self.copies) }
        return library.bindBlob(handle, index, start, Int32(bytes.count), Self.copies)
      }
    }
  }

  /// Advances to the next row. Returns false after the last one.
  func step() throws -> Bool {
    switch library.step(handle) {
    case 100: return true
    case 101: return false
    case let code: throw connection.error(code)
    }
  }

  func reset() {
    _ = library.reset(handle)
    _ = library.clear(handle)
  }

  /// Executes a statement without rows. All values are bound again before the next execution.
  func run() throws {
    defer { _ = library.reset(handle) }
    while try step() {}
  }

  func integer(_ column: Int) -> Int64 { library.columnInteger(handle, Int32(column)) }

  func value(_ column: Int) -> SQLiteValue {
    let column = Int32(column)
    switch library.columnType(handle, column) {
    case 1: return .integer(library.columnInteger(handle, column))
    case 2: return .double(library.columnDouble(handle, column))
    case 3:
      guard let start = library.columnText(handle, column) else { return .text("") }
      let bytes = UnsafeBufferPointer(start: start, count: Int(library.columnBytes(handle, column)))
      return .text(String(decoding: bytes, as: UTF8.self))
    case 4:
      guard let start = library.columnBlob(handle, column) else { return .blob(Data()) }
      return .blob(Data(bytes: start, count: Int(library.columnBytes(handle, column))))
    default: return .null
    }
  }
}
