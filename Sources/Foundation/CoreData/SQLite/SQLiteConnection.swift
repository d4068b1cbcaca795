import Foundation

/// An open database and its prepared statements. The store that owns it uses it under its lock.
final class SQLiteConnection {
  let library: SQLiteLibrary
  let url: URL
  private(set) var handle: OpaquePointer?
  private var statements: [String: SQLiteStatement] = [:]

  /// The maximum number of cached statements. The predicates of a search field result in a new statement for each structure, not for each
  /// text.
  private static let mostStatements = 200
  /// The timeout in milliseconds for another process that writes.
  private static let patience: Int32 = 10_000

  enum Mode {
    case readWrite, readOnly
    /// The file is in a folder that is not writable, so that no process changes it.
    case immutable
    /// As for `immutable`, but a log next to the file contains changes: a copy of both is read.
    case copy
  }

  /// The folder of the copy, which is deleted with the connection.
  private var copies: URL?

  init(_ url: URL, _ mode: Mode, library: SQLiteLibrary? = .shared) throws {
    guard let library else {
      throw StoreError.make(StoreError.cannotOpen, "The store needs SQLite, which is not installed (libsqlite3-0).")
    }
    (self.library, self.url) = (library, url)
    let (readOnly, readWrite, create, address, noMutex): (Int32, Int32, Int32, Int32, Int32) = (1, 2, 4, 0x40, 0x8000)
    let code: Int32
    switch mode {
    case .readWrite: code = library.open(url.path, &handle, readWrite | create | noMutex, nil)
    case .readOnly: code = library.open(url.path, &handle, readOnly | noMutex, nil)
    case .immutable:
      let path = url.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? url.path
      code = library.open("file:\(path)?immutable=1", &handle, readOnly | address | noMutex, nil)
    case .copy: code = library.open(try copy().path, &handle, readWrite | noMutex, nil)
    }
    noteOpen()
    guard code == 0 else {
      let failure = error(code, "Cannot open the store")
      close()
      throw failure
    }
    _ = library.busyTimeout(handle, Self.patience)
  }

  private func copy() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("store-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    copies = folder
    let copy = folder.appendingPathComponent("store.sqlite")
    for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: url.path + suffix, toPath: copy.path + suffix) }
    return copy
  }

  deinit { close() }

  func close() {
    statements = [:]
    guard let handle else { return }
    _ = library.close(handle)
    self.handle = nil
    if let copies { try? FileManager.default.removeItem(at: copies) }
    Self.lock.withLock { Self.openFiles[url.resolvingSymlinksInPath().path, default: 1] -= 1 }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var openFiles: [String: Int] = [:]

  /// Returns whether this process has a file open. Then it must not be opened outside of SQLite: closing it would release SQLite's locks.
  static func isOpen(_ url: URL) -> Bool { lock.withLock { openFiles[url.resolvingSymlinksInPath().path] ?? 0 > 0 } }

  private func noteOpen() { Self.lock.withLock { Self.openFiles[url.resolvingSymlinksInPath().path, default: 0] += 1 } }

  /// Maps the file into memory, which halves the time of passes over an index. The pages belong to the system's cache, not to the process.
  func mapFile() { _ = library.execute(handle, "PRAGMA mmap_size = 2000000000", nil, nil, nil) }

  /// Moves the content of the log into the file, unless others use it. Returns whether it was moved.
  func moveLog() -> Bool {
    _ = library.busyTimeout(handle, 0)
    defer { _ = library.busyTimeout(handle, Self.patience) }
    return (try? first("PRAGMA wal_checkpoint(TRUNCATE)")?.integer) == 0
  }

  // MARK: Statements

  func execute(_ sql: String) throws {
    let code = library.execute(handle, sql, nil, nil, nil)
    guard code == 0 else { throw error(code) }
  }

  /// Executes a statement with values, and passes its rows to a closure.
  func rows(_ sql: String, _ values: [SQLiteValue] = [], _ body: (SQLiteStatement) throws -> Void = { _ in }) throws {
    // A statement that its own closure executes again is prepared twice.
    let statement = try take(sql)
    defer { keep(statement, sql) }
    try statement.bind(values)
    while try statement.step() { try body(statement) }
  }

  /// Returns a statement for exclusive use; the caller passes it to ``keep(_:_:)`` afterward.
  func take(_ sql: String) throws -> SQLiteStatement { try statements.removeValue(forKey: sql) ?? SQLiteStatement(sql, self) }

  func keep(_ statement: SQLiteStatement, _ sql: String) {
    statement.reset()
    if statements.count >= Self.mostStatements { statements.removeAll() }
    statements[sql] = statement
  }

  func first(_ sql: String, _ values: [SQLiteValue] = []) throws -> SQLiteValue? {
    var result: SQLiteValue?
    try rows(sql, values) { if result == nil { result = $0.value(0) } }
    return result
  }

  /// The number of rows that the last statement changed.
  var changes: Int { Int(library.changes(handle)) }

  /// Runs a closure in a transaction that excludes other writers from its start. If the closure throws, all changes are rolled back.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // SQLite may have rolled back already, because the disk is full.
      try? execute("ROLLBACK")
      throw error
    }
  }

  // MARK: Errors

  /// Returns the Cocoa error for an SQLite result, with SQLite's code and message.
  func error(_ code: Int32, _ what: String? = nil) -> NSError {
    let extended = handle.map { library.extendedCode($0) } ?? code
    let words = handle.flatMap { library.message($0) }.map { String(cString: $0) } ?? "error \(code)"
    let cocoa =
      switch code & 0xff {
      case 5, 6: StoreError.timeout
      case 8: StoreError.noPermission
      case 11, 26: StoreError.damaged
      case 13: StoreError.diskFull
      case 14: StoreError.cannotOpen
      case 19: NSManagedObjectConstraintMergeError
      default: StoreError.database
      }
    return NSError(
      domain: NSCocoaErrorDomain, code: cocoa,
      userInfo: [
        NSLocalizedDescriptionKey: [what, "\(url.lastPathComponent): \(words)."].compactMap(\.self).joined(separator: ". "),
        NSFilePathErrorKey: url.path, NSSQLiteErrorDomain: Int(extended),
      ])
  }
}
