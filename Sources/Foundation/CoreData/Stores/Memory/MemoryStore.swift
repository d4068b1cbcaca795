import Foundation

/// A store in memory, which can be read from a file and written to it completely.
final class MemoryStore: ObjectStore {
  struct Entry {
    var entity: String
    var values: [String: Any]
    var version = 1
  }

  private(set) var identifier: String
  private var list: [String: Any] = [:]
  var metadata: [String: Any] {
    get { list.merging([NSStoreUUIDKey: identifier, NSStoreTypeKey: type]) { _, new in new } }
    set { list = newValue }
  }
  private let type: String
  private let url: URL?
  private let isReadOnly: Bool
  private let entities: [String: NSEntityDescription]
  private var rows: [String: Entry] = [:]
  /// The keys in the order in which the objects were first saved.
  private var order: [String] = []
  private var last: Int64 = 0

  /// Reads the file, if it exists. Throws if it was not written by this module, or has an entity that the model lacks.
  init(type: String, url: URL?, isReadOnly: Bool, entities: [NSEntityDescription]) throws {
    (self.type, self.url, self.isReadOnly) = (type, url, isReadOnly)
    identifier = UUID().uuidString
    self.entities = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    guard let url, FileManager.default.fileExists(atPath: url.path) else { return }
    let file = try WholeFile(url)
    identifier = file.identifier ?? identifier
    let keys = Dictionary(
      file.rows.map { ($0.id, key(number: $0.number, entity: $0.entity)) }, uniquingKeysWith: { first, _ in first })
    for row in file.rows {
      guard let entity = self.entities[row.entity] else {
        throw StoreError.make(
          NSPersistentStoreIncompatibleVersionHashError,
          "The model has no entity \(row.entity), which the store “\(url.lastPathComponent)” has.")
      }
      guard let key = keys[row.id] else { continue }
      var values = row.values
      for name in entity.relationshipsByName.keys {
        if let old = values[name] as? [String] { values[name] = old.compactMap { keys[$0] } }
      }
      rows[key] = Entry(entity: row.entity, values: values, version: 1)
      order.append(key)
      last = max(last, row.number)
    }
  }

  private func key(number: Int64, entity: String) -> String {
    let table = entities[entity].map { StoreLayout.root(of: $0).name ?? "" } ?? entity
    return ObjectKey.make(ObjectKey.space(store: identifier, table: table), number)
  }

  func close() {}

  func entity(of key: String) -> NSEntityDescription? { rows[key].flatMap { entities[$0.entity] } }

  func key(entity: NSEntityDescription, reference: String) -> String? {
    guard reference.first == "p", let number = Int64(reference.dropFirst()) else { return nil }
    return key(number: number, entity: entity.name ?? "")
  }

  func row(_ key: String) -> StoredRow? {
    guard let row = rows[key], let entity = entities[row.entity] else { return nil }
    return StoredRow(entity: entity, values: row.values.filter { !($0.value is UnreadValue) }, version: row.version)
  }

  func related(_ key: String, _ relation: NSRelationshipDescription) -> [String] { rows[key]?.values[relation.name] as? [String] ?? [] }

  func answer(_ query: StoreQuery) -> StoreAnswer {
    let names = names(of: query)
    return StoreAnswer(
      keys: order.filter { key in rows[key].map { names.contains($0.entity) } ?? false }, isFiltered: query.predicate == nil,
      isSorted: false, isLimited: false)
  }

  func count(_ query: StoreQuery) -> Int? {
    guard query.predicate == nil, query.limit == 0, query.offset == 0 else { return nil }
    let names = names(of: query)
    return rows.values.count { names.contains($0.entity) }
  }

  private func names(of query: StoreQuery) -> Set<String> {
    guard query.includesSubentities else { return [query.entity.name ?? ""] }
    return Set(entities.values.filter { $0.isKindOf(entity: query.entity) }.compactMap(\.name))
  }

  // MARK: Changes

  func transaction<Result>(_ body: (any StoreTransaction) throws -> Result) throws -> Result {
    guard !isReadOnly else { throw StoreError.make(StoreError.noPermission, "The store is read-only.") }
    let before = (rows, order)
    do {
      let result = try body(Changes(self))
      if order.count != rows.count { order.removeAll { rows[$0] == nil } }
      if let url { try write(url) }
      return result
    } catch {
      (rows, order) = before
      throw error
    }
  }

  private func write(_ url: URL) throws {
    var file = WholeFile()
    file.identifier = identifier
    for key in order {
      guard let row = rows[key], let number = ObjectKey.parts(key)?.primary else { continue }
      var values = row.values
      for name in entities[row.entity]?.relationshipsByName.keys.map({ $0 }) ?? [] {
        if let keys = values[name] as? [String] { values[name] = keys.map(WholeFile.name) }
      }
      file.rows.append(WholeFile.Row(id: WholeFile.name(key), number: number, entity: row.entity, values: values))
    }
    try file.write(url)
  }

  private final class Changes: StoreTransaction {
    private let store: MemoryStore
    init(_ store: MemoryStore) { self.store = store }

    func makeKey(_ entity: NSEntityDescription) -> String {
      store.last += 1
      return store.key(number: store.last, entity: entity.name ?? "")
    }

    func version(_ key: String) -> Int? { store.rows[key]?.version }
    func row(_ key: String) -> StoredRow? { store.row(key) }

    func other(_ key: String, _ entity: NSEntityDescription, _ names: [String], _ row: [String: Any]) -> String? {
      let root = StoreLayout.root(of: entity)
      guard names.allSatisfy({ row[$0] != nil }) else { return nil }
      return store.rows.keys.first { other in
        guard other != key, let found = store.rows[other], store.entities[found.entity]?.isKindOf(entity: root) == true else {
          return false
        }
        return names.allSatisfy { Row.areEqual(found.values[$0], row[$0]) }
      }
    }

    func set(_ row: [String: Any], _ before: [String: Any]?, entity: NSEntityDescription, key: String) -> Int {
      if store.rows[key] == nil { store.order.append(key) }
      let old = store.rows[key]
      var values = row
      // Values that could not be read, or were not requested, are kept.
      for (name, value) in old?.values ?? [:] where values[name] == nil {
        if value is UnreadValue || (before?[name] == nil && entity.relationshipsByName[name]?.isToMany == true) { values[name] = value }
      }
      let version = (old?.version ?? 0) + 1
      store.rows[key] = Entry(entity: entity.name ?? "", values: values, version: version)
      return version
    }

    func delete(_ key: String, _ entity: NSEntityDescription) { store.rows[key] = nil }
  }
}
