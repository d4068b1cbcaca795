import Foundation

/// The numbers of objects of entities, including subentities, in one state of a file. They are updated by the saves of this connection,
/// because counting in SQLite reads each page of an index.
struct ObjectCounts {
  private var state: Int64?
  private(set) var numbers: [String: Int] = [:]

  func number(_ entity: NSEntityDescription, in state: Int64?) -> Int? {
    state != nil && state == self.state ? numbers[entity.name ?? ""] : nil
  }

  mutating func note(_ number: Int, _ entity: NSEntityDescription, in state: Int64?) {
    if state != self.state { (self.state, numbers) = (state, [:]) }
    numbers[entity.name ?? ""] = number
  }

  /// Applies the changes of a save.
  ///
  /// - Parameters:
  ///   - added: The numbers of new objects less deleted ones, or nil if they are not known.
  ///   - state: The state during the saving.
  mutating func add(_ added: [(NSEntityDescription, Int)]?, in state: Int64?) {
    guard let added, state == self.state else { return numbers = [:] }
    for (entity, number) in added { for entity in sequence(first: entity, next: \.superentity) { numbers[entity.name ?? ""]? += number } }
  }
}

extension SQLiteStore {
  /// The number of objects above which counting takes longer than a frame.
  private static let many = 500_000

  /// Returns the number of objects that a query finds, if it covers a whole entity that was counted in this state.
  func known(_ query: StoreQuery, in state: Int64?) -> Int? { query.isWhole ? counts.number(query.entity, in: state) : nil }

  func note(_ count: Int, _ query: StoreQuery, in state: Int64?) {
    if query.isWhole { counts.note(count, query.entity, in: state) }
  }

  /// Writes the numbers of objects for the next launch. They are valid if the file has not changed for a moment.
  func keepCounts() {
    for layout in layout.entities where counts.numbers[layout.name] ?? 0 >= LargeResults.least {
      let query = StoreQuery(entity: layout.entity)
      // The state is read first: a number that is known afterward was valid in that state.
      guard let cache = SectionCache(nil, query, keyPath: nil, self), let count = known(query, in: state) else { continue }
      cache.write([SectionCache.Section(name: "", count: count)], self)
    }
  }

  /// Writes the numbers of many objects before the file is closed, because closing may change the file.
  func settleCounts() {
    guard counts.numbers.values.contains(where: { $0 >= Self.many }), !isReadOnly, connection.handle != nil else { return }
    let log = (try? FileManager.default.attributesOfItem(atPath: connection.url.path + "-wal")[.size] as? Int) ?? 0
    guard log > 0 || keeping != nil, connection.moveLog() else { return }
    Thread.sleep(forTimeInterval: Self.settling + 0.01)
    keepCounts()
  }
}
