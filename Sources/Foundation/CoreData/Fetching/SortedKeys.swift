import Foundation

/// The primary keys of a query's rows in their order, in the state that the store has when the list is made.
///
/// The first keys are read by pages, so that a screen of a table of millions of rows is there at once. Another connection reads all of them
/// meanwhile, eight bytes each.
final class SortedKeys: @unchecked Sendable {
  let count: Int
  let space: Int
  private static let page = 256
  /// The number of pages to keep until all keys are read.
  private static let mostPages = 64
  /// Keys are published in parts of this size.
  private static let part = 16_384

  private let sql: String
  private let values: [SQLiteValue]
  private let url: URL
  private let lock = NSCondition()
  private var reader: SQLiteConnection?
  private var pages: [Int: [Int64]] = [:]
  private var keys: [Int64] = []
  private var isComplete = false
  private var isEnded = false

  /// Returns nil if statements alone do not find and sort the rows.
  init?(_ query: StoreQuery, _ store: SQLiteStore) throws {
    guard let entity = store.layout.entity(query.entity) else { return nil }
    var select = SQLSelect(entity, store.layout)
    guard select.filter(query), select.sort(query.sort) else { return nil }
    let reader = try store.snapshot().connection
    reader.mapFile()
    var counting = SQLSelect(entity, store.layout)
    _ = counting.filter(query)
    count = Int(try reader.first(counting.text("COUNT(*)"), counting.values)?.integer ?? 0)
    (space, sql, values, url, self.reader) = (entity.space, select.text("t0.Z_PK"), select.values, reader.url, reader)
  }

  deinit { reader?.close() }

  /// Begins to read all keys.
  func start() {
    DispatchQueue.global(qos: .utility).async { [weak self] in self?.readAll() }
  }

  private func readAll() {
    let most = count
    var found: [Int64] = []
    var isWhole = false
    if let scanner = try? SQLiteConnection(url, .readOnly) {
      SQLiteFunctions.add(to: scanner)
      scanner.mapFile()
      struct Ended: Error {}
      do {
        found.reserveCapacity(Self.part)
        try scanner.rows(sql, values) { row in
          found.append(row.integer(0))
          if found.count >= Self.part, !publish(&found) { throw Ended() }
        }
        isWhole = publish(&found)
      } catch {}
      scanner.close()
    }
    lock.lock()
    // The store may have changed before this connection saw it.
    isComplete = isWhole && keys.count == most
    isEnded = true
    if isComplete {
      reader?.close()
      (reader, pages) = (nil, [:])
    } else {
      keys = []
    }
    lock.broadcast()
    lock.unlock()
  }

  /// Returns false if there are more keys than were counted.
  private func publish(_ found: inout [Int64]) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if keys.isEmpty { keys.reserveCapacity(count) }
    keys += found
    found.removeAll(keepingCapacity: true)
    return keys.count <= count
  }

  /// Returns the key at a place, or 0 if it cannot be read.
  subscript(index: Int) -> Int64 {
    lock.lock()
    defer { lock.unlock() }
    if isComplete { return keys[index] }
    // Until the end it is not known whether both connections see the same state.
    let number = index / Self.page
    if let page = pages[number] { return page.indices.contains(index % Self.page) ? page[index % Self.page] : 0 }
    var page: [Int64] = []
    try? reader?.rows(sql + " LIMIT ? OFFSET ?", values + [.integer(Int64(Self.page)), .integer(Int64(number * Self.page))]) {
      page.append($0.integer(0))
    }
    if pages.count >= Self.mostPages { pages = [:] }
    pages[number] = page
    return page.indices.contains(index % Self.page) ? page[index % Self.page] : 0
  }

  /// Returns all keys, when they were read.
  func all() -> [Int64] {
    lock.lock()
    while !isEnded { lock.wait() }
    if isComplete {
      defer { lock.unlock() }
      return keys
    }
    var result: [Int64] = []
    result.reserveCapacity(count)
    try? reader?.rows(sql, values) { result.append($0.integer(0)) }
    lock.unlock()
    return result
  }
}
