import Foundation

/// Uses SQLite directly, as the baseline for the cost that Core Data adds.
final class RawDatabase {
  typealias Handle = OpaquePointer

  // Opened once, and never closed.
  nonisolated(unsafe) private static let library = dlopen("libsqlite3.so.0", RTLD_NOW)
  private static func function<Signature>(_ name: String) -> Signature {
    guard let library, let address = dlsym(library, "sqlite3_" + name) else { fatalError("SQLite lacks \(name).") }
    return unsafeBitCast(address, to: Signature.self)
  }

  private let open: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>) -> Int32 = function("open")
  private let close: @convention(c) (Handle?) -> Int32 = function("close")
  private let execute: @convention(c) (Handle?, UnsafePointer<CChar>, Int, Int, Int) -> Int32 = function("exec")
  private let prepare: @convention(c) (Handle?, UnsafePointer<CChar>, Int32, UnsafeMutablePointer<Handle?>, Int) -> Int32 = function(
    "prepare_v2")
  private let bindInteger: @convention(c) (Handle?, Int32, Int64) -> Int32 = function("bind_int64")
  private let bindDouble: @convention(c) (Handle?, Int32, Double) -> Int32 = function("bind_double")
  private let bindText: @convention(c) (Handle?, Int32, UnsafePointer<CChar>, Int32, Int) -> Int32 = function("bind_text")
  private let columnInteger: @convention(c) (Handle?, Int32) -> Int64 = function("column_int64")
  private let columnText: @convention(c) (Handle?, Int32) -> UnsafePointer<UInt8>? = function("column_text")
  private let stepOnce: @convention(c) (Handle?) -> Int32 = function("step")
  private let reset: @convention(c) (Handle?) -> Int32 = function("reset")
  private let finalize: @convention(c) (Handle?) -> Int32 = function("finalize")
  private var handle: Handle?

  init(_ url: URL) {
    guard open(url.path, &handle) == 0 else { fatalError("Cannot open \(url.path).") }
    run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
  }

  deinit { _ = close(handle) }

  func run(_ sql: String) {
    guard execute(handle, sql, 0, 0, 0) == 0 else { fatalError(sql) }
  }

  /// Runs a statement, and returns the number of its first column in the last row.
  func number(_ sql: String) -> Int64 {
    var (statement, result): (Handle?, Int64) = (nil, 0)
    guard prepare(handle, sql, -1, &statement, 0) == 0 else { fatalError(sql) }
    while stepOnce(statement) == 100 {
      result = columnInteger(statement, 0)
      _ = columnText(statement, 1)
    }
    _ = finalize(statement)
    return result
  }

  /// Inserts the rows of books by one statement, in the order of their numbers.
  func fill(_ count: Int) {
    run(
      """
      PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000;
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      INSERT INTO ZBOOK (Z_PK, Z_ENT, Z_OPT, ZPAGES, ZADDED, ZTITLE)
      SELECT i, 1, 1, i % 1000, ((i * 2654435761) & 4294967295) / 8.0, 'Book number ' || i FROM n;
      PRAGMA wal_checkpoint(TRUNCATE)
      """)
  }

  /// Inserts rows of books by one prepared statement in one transaction.
  func insert(_ count: Int, from first: Int) {
    var statement: Handle?
    let sql = "INSERT INTO ZBOOK (Z_PK, Z_ENT, Z_OPT, ZPAGES, ZADDED, ZTITLE) VALUES (?, 1, 1, ?, ?, ?)"
    guard prepare(handle, sql, -1, &statement, 0) == 0 else { fatalError(sql) }
    run("BEGIN IMMEDIATE")
    for number in first..<(first + count) {
      _ = bindInteger(statement, 1, Int64(number))
      _ = bindInteger(statement, 2, Int64(number % 1_000))
      _ = bindDouble(statement, 3, Library.added(number))
      _ = bindText(statement, 4, Library.title(number), -1, -1)
      _ = stepOnce(statement)
      _ = reset(statement)
    }
    _ = finalize(statement)
    run("COMMIT")
  }
}
