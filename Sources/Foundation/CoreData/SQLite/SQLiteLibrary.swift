import Foundation

/// The system's SQLite, opened on first use: a program without SQLite stores does not need the library.
struct SQLiteLibrary: @unchecked Sendable {
  /// The library; nil if it is not installed.
  static let shared = SQLiteLibrary(path: "libsqlite3.so.0")

  typealias Handle = OpaquePointer
  typealias Release = @convention(c) (UnsafeMutableRawPointer?) -> Void
  typealias Function = @convention(c) (Handle?, Int32, UnsafeMutablePointer<Handle?>?) -> Void
  typealias Collation =
    @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?) -> Int32

  let open: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>, Int32, UnsafePointer<CChar>?) -> Int32
  let close: @convention(c) (Handle?) -> Int32
  let execute: @convention(c) (Handle?, UnsafePointer<CChar>, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
  let prepare: @convention(c) (Handle?, UnsafePointer<CChar>, Int32, UInt32, UnsafeMutablePointer<Handle?>, UnsafeRawPointer?) -> Int32
  let step: @convention(c) (Handle?) -> Int32
  let reset: @convention(c) (Handle?) -> Int32
  let clear: @convention(c) (Handle?) -> Int32
  let finalize: @convention(c) (Handle?) -> Int32
  let bindNull: @convention(c) (Handle?, Int32) -> Int32
  let bindInteger: @convention(c) (Handle?, Int32, Int64) -> Int32
  let bindDouble: @convention(c) (Handle?, Int32, Double) -> Int32
  let bindText: @convention(c) (Handle?, Int32, UnsafePointer<CChar>, Int32, Int) -> Int32
  let bindBlob: @convention(c) (Handle?, Int32, UnsafeRawPointer?, Int32, Int) -> Int32
  let columnType: @convention(c) (Handle?, Int32) -> Int32
  let columnInteger: @convention(c) (Handle?, Int32) -> Int64
  let columnDouble: @convention(c) (Handle?, Int32) -> Double
  let columnText: @convention(c) (Handle?, Int32) -> UnsafePointer<UInt8>?
  let columnBlob: @convention(c) (Handle?, Int32) -> UnsafeRawPointer?
  let columnBytes: @convention(c) (Handle?, Int32) -> Int32
  let message: @convention(c) (Handle?) -> UnsafePointer<CChar>?
  let extendedCode: @convention(c) (Handle?) -> Int32
  let changes: @convention(c) (Handle?) -> Int32
  let busyTimeout: @convention(c) (Handle?, Int32) -> Int32
  let createFunction:
    @convention(c) (
      Handle?, UnsafePointer<CChar>, Int32, Int32, UnsafeMutableRawPointer?, Function?, UnsafeRawPointer?, UnsafeRawPointer?, Release?
    ) -> Int32
  let createCollation: @convention(c) (Handle?, UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer?, Collation?, Release?) -> Int32
  let valueType: @convention(c) (Handle?) -> Int32
  let valueInteger: @convention(c) (Handle?) -> Int64
  let valueDouble: @convention(c) (Handle?) -> Double
  let valueText: @convention(c) (Handle?) -> UnsafePointer<UInt8>?
  let valueBytes: @convention(c) (Handle?) -> Int32
  let resultInteger: @convention(c) (Handle?, Int32) -> Void
  let resultDouble: @convention(c) (Handle?, Double) -> Void

  /// - Parameter path: The file name of the library, as `dlopen` takes it. Returns nil if it is not there or lacks a function.
  init?(path: String) {
    guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else { return nil }
    var isComplete = true
    func symbol<Signature>(_ name: String) -> Signature {
      guard let address = dlsym(library, "sqlite3_" + name) ?? dlsym(library, "sqlite3_libversion") else {
        preconditionFailure("The library \(path) is not SQLite.")
      }
      if dlsym(library, "sqlite3_" + name) == nil { isComplete = false }
      return unsafeBitCast(address, to: Signature.self)
    }
    guard dlsym(library, "sqlite3_libversion") != nil else { return nil }
    open = symbol("open_v2")
    close = symbol("close_v2")
    execute = symbol("exec")
    prepare = symbol("prepare_v3")
    step = symbol("step")
    reset = symbol("reset")
    clear = symbol("clear_bindings")
    finalize = symbol("finalize")
    bindNull = symbol("bind_null")
    bindInteger = symbol("bind_int64")
    bindDouble = symbol("bind_double")
    bindText = symbol("bind_text")
    bindBlob = symbol("bind_blob")
    columnType = symbol("column_type")
    columnInteger = symbol("column_int64")
    columnDouble = symbol("column_double")
    columnText = symbol("column_text")
    columnBlob = symbol("column_blob")
    columnBytes = symbol("column_bytes")
    message = symbol("errmsg")
    extendedCode = symbol("extended_errcode")
    changes = symbol("changes")
    busyTimeout = symbol("busy_timeout")
    createFunction = symbol("create_function_v2")
    createCollation = symbol("create_collation_v2")
    valueType = symbol("value_type")
    valueInteger = symbol("value_int64")
    valueDouble = symbol("value_double")
    valueText = symbol("value_text")
    valueBytes = symbol("value_bytes")
    resultInteger = symbol("result_int")
    resultDouble = symbol("result_double")
    guard isComplete else { return nil }
  }
}
