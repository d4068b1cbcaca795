import Foundation

/// The sorted primary keys of a query's rows, in the state of the store when the list is created. The first keys are read in pages, so that
/// the first screen of a table of millions of rows is available immediately. Another connection, which reads the same state, reads all keys
/// in the background, with four or eight bytes each; keys that it has read need no page.
final class SortedKeys: @unchecked Sendable {
  let count: Int
  let space: Int
  private static let page = 256
  /// The maximum number of cached pages until all keys are read.
  private static let mostPages = 64
  /// The number of keys after which the background reader publishes them.
  private static let part = 16_384
  /// The maximum number of attempts to start two connections in the same state. Others may save between the two starts.
  private static let mostAttempts = 5

  private let sql: String
  private let values: [SQLiteValue]
  private let lock = NSCondition()
  private var reader: SQLiteConnection?
  private var scanner: SQLiteConnection?
  private var pages: [Int: [Int64]] = [:]
  private var keys = CompactKeys()
  private var isStarted = false
  private var isEnded = false

  /// Returns nil if statements alone do not find and sort the rows.
  ///
  /// - Parameter known: The number of rows, if it is known for the state of the file.
  init?(_ query: StoreQuery, _ store: SQLiteStore, count known: Int? = nil) throws {
    guard let entity = store.layout.entity(query.entity) else { return nil }
    var select = SQLSelect(entity, store.layout)
    guard select.filter(query), select.sort(query.sort) else { return nil }
    let (reader, scanner, state) = try Self.connections(store)
    if let known = known ?? store.known(query, in: state) {
      count = known
    } else {
      var counting = SQLSelect(entity, store.layout)
      _ = counting.filter(query)
      count = try Int(reader.first(counting.text("COUNT(*)"), counting.values)?.integer ?? 0)
      store.note(count, query, in: state)
    }
    (space, sql, values) = (entity.space, select.text("t0.Z_PK"), select.values)
    (self.reader, self.scanner) = (reader, scanner)
  }

  /// Returns two connections that read one state of the store, and the state. The second one and the state are nil if others save
  /// continuously.
  private static func connections(_ store: SQLiteStore) throws -> (SQLiteConnection, SQLiteConnection?, Int64?) {
    for attempt in 1...mostAttempts {
      let state = store.state
      let (first, second) = (try store.snapshot().connection, try store.snapshot().connection)
      // The store's own connection does not save in the meantime, because the coordinator is locked.
      let isSame = store.state == state
      first.mapFile()
      second.mapFile()
      if isSame { return (first, second, state) }
      second.close()
      if attempt == mostAttempts { return (first, nil, nil) }
      first.close()
    }
    return (try store.snapshot().connection, nil, nil)
  }

  deinit {
    reader?.close()
    scanner?.close()
  }

  /// Starts reading all keys.
  private func start() {
    guard !isStarted else { return }
    isStarted = true
    guard let scanner else {
      isEnded = true
      return
    }
    self.scanner = nil
    // From now on only this block uses the connection.
    nonisolated(unsafe) let connection = scanner
    let (sql, values) = (sql, values)
    DispatchQueue.global(qos: .utility).async { [weak self] in
      var found: [Int64] = []
      found.reserveCapacity(Self.part)
      do {
        try connection.rows(sql, values) { row in
          found.append(row.integer(0))
          guard found.count >= Self.part else { return }
          guard let self else { throw CancellationError() }
          self.publish(found, isLast: false)
          found.removeAll(keepingCapacity: true)
        }
        self?.publish(found, isLast: true)
      } catch {
        // Missing keys are read in pages, which report the same error as missing rows.
        self?.publish([], isLast: false, isEnd: true)
      }
      connection.close()
    }
  }

  private func publish(_ found: [Int64], isLast: Bool, isEnd: Bool = false) {
    lock.lock()
    if keys.isEmpty { keys.reserveCapacity(count) }
    keys.append(found)
    // Closed outside of the lock, because unmapping a large file takes tens of milliseconds.
    let done = isLast ? reader : nil
    if isLast { (reader, pages) = (nil, [:]) }
    isEnded = isLast || isEnd
    lock.broadcast()
    lock.unlock()
    done?.close()
  }

  /// Returns the key at an index, or 0 if it cannot be read.
  subscript(index: Int) -> Int64 {
    lock.lock()
    defer { lock.unlock() }
    if index < keys.count { return keys[index] }
    let number = index / Self.page
    // The current page is read first, then all other keys.
    defer { start() }
    if let page = pages[number] { return page.indices.contains(index % Self.page) ? page[index % Self.page] : 0 }
    var page: [Int64] = []
    try? reader?.rows(sql + " LIMIT ? OFFSET ?", values + [.integer(Int64(Self.page)), .integer(Int64(number * Self.page))]) {
      page.append($0.integer(0))
    }
    if pages.count >= Self.mostPages { pages = [:] }
    pages[number] = page
    return page.indices.contains(index % Self.page) ? page[index % Self.page] : 0
  }

  /// Returns all keys after they were read.
  func all() -> [Int64] {
    lock.lock()
    defer { lock.unlock() }
    start()
    while !isEnded { lock.wait() }
    guard reader != nil else { return keys.all }
    var result: [Int64] = []
    result.reserveCapacity(count)
    try? reader?.rows(sql, values) { result.append($0.integer(0)) }
    return result
  }
}
