import Foundation

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly = 0
  case objectIDs = 1
  case count = 2
  case transactionsOnly = 3
  case changesOnly = 4
  case transactionsAndChanges = 5
}

/// Reads or deletes a part of the persistent history.
nonisolated open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  private enum Limit {
    case token(NSPersistentHistoryToken?)
    case date(Date)
    case all
  }

  private let limit: Limit
  private let isDeletion: Bool
  /// The type of result. The default is transactions with their changes.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// The token after which the request begins.
  open var token: NSPersistentHistoryToken? {
    if case .token(let token) = limit { return token }
    return nil
  }
  /// The fetch request whose predicate selects transactions.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  private init(_ limit: Limit, isDeletion: Bool) { (self.limit, self.isDeletion) = (limit, isDeletion) }

  /// Returns a request for the history after a token, or from the beginning if it is nil.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { request(.token(token), isDeletion: false) }
  open class func fetchHistory(after date: Date) -> Self { request(.date(date), isDeletion: false) }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    request(.token(transaction?.token), isDeletion: false)
  }
  /// Returns a request for the transactions that the predicate of a fetch request selects.
  open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self {
    let result = request(.all, isDeletion: false)
    result.fetchRequest = fetchRequest
    return result
  }
  /// Returns a request that deletes the history up to a token.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { request(.token(token), isDeletion: true) }
  open class func deleteHistory(before date: Date) -> Self { request(.date(date), isDeletion: true) }
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    request(.token(transaction?.token), isDeletion: true)
  }

  private class func request(_ limit: Limit, isDeletion: Bool) -> Self {
    unsafeDowncast(NSPersistentHistoryChangeRequest(limit, isDeletion: isDeletion), to: Self.self)
  }

  final func perform(_ store: NSPersistentStore, _ history: StoreHistory) throws -> [NSPersistentHistoryTransaction] {
    let (condition, value): (String, SQLiteValue)
    switch (limit, isDeletion) {
    case (.token(let token), false):
      (condition, value) = ("t.Z_PK > ?", .integer(token?.numbers[store.identifier ?? ""] ?? 0))
    case (.token(let token), true):
      // Without a token the whole history is deleted, as on iOS.
      (condition, value) = ("t.Z_PK < ?", .integer(token.map { $0.numbers[store.identifier ?? ""] ?? 0 } ?? .max))
    case (.date(let date), _):
      (condition, value) = ("t.ZTIMESTAMP \(isDeletion ? "<" : ">") ?", .double(date.timeIntervalSinceReferenceDate))
    case (.all, _): (condition, value) = ("t.Z_PK > ?", .integer(0))
    }
    if isDeletion {
      try history.delete(condition, value)
      return []
    }
    let withChanges = ![.transactionsOnly, .statusOnly].contains(resultType)
    let found = try history.transactions(condition, value, store: store, withChanges: withChanges)
    return found.filter { fetchRequest?.predicate?.evaluate(with: $0) ?? true }
  }

  final func result(_ transactions: [NSPersistentHistoryTransaction]) -> NSPersistentHistoryResult {
    let changes = transactions.flatMap { $0.changes ?? [] }
    let value: Any =
      if isDeletion { true } else {
        switch resultType {
        case .statusOnly: true
        case .objectIDs: changes.map(\.changedObjectID)
        case .count: changes.count
        case .transactionsOnly, .transactionsAndChanges: transactions
        case .changesOnly: changes
        }
      }
    return NSPersistentHistoryResult(value, isDeletion ? .statusOnly : resultType)
  }
}

nonisolated open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The result according to ``resultType``: transactions, changes, identifiers or a number.
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ type: NSPersistentHistoryResultType) { (self.result, resultType) = (result, type) }
}

extension NSPersistentStoreCoordinator {
  /// Returns the token after the last transaction of the stores; nil if none of them has a history.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? {
    lock.withLock {
      let chosen = stores.map { $0.compactMap { $0 as? NSPersistentStore } } ?? persistentStores
      var numbers: [String: Int64] = [:]
      for store in chosen { if let history = (store.rows as? SQLiteStore)?.history { numbers[store.identifier ?? ""] = history.last } }
      return numbers.isEmpty ? nil : NSPersistentHistoryToken(numbers)
    }
  }

  func perform(_ request: NSPersistentHistoryChangeRequest) throws -> NSPersistentHistoryResult {
    try lock.withLock {
      var transactions: [NSPersistentHistoryTransaction] = []
      var hasHistory = false
      for store in request.affectedStores ?? persistentStores {
        guard let history = (store.rows as? SQLiteStore)?.history else { continue }
        hasHistory = true
        transactions += try request.perform(store, history)
      }
      guard hasHistory else {
        throw StoreError.make(134_091, "No store keeps a history. It needs the option NSPersistentHistoryTrackingKey.")
      }
      return request.result(transactions)
    }
  }
}
