import Foundation

/// A state of the stores that a context reads, whatever is saved meanwhile.
nonisolated open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The state at the next reading.
  public static let current = NSQueryGenerationToken([:])
  /// Connections whose transactions see the state, by the identifiers of stores.
  final let stores: [String: SQLiteStore]

  init(_ stores: [String: SQLiteStore]) { self.stores = stores }

  deinit { for store in stores.values { store.close() } }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
  /// Lets the context read the state that a token has; the current one for ``NSQueryGenerationToken/current``, and each newest one for nil.
  ///
  /// Saving, merging changes and `reset()` change to the newest state. Stores that are not in SQLite always show the newest one.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    guard let generation else {
      self.generation = nil
      return
    }
    self.generation = generation === NSQueryGenerationToken.current ? try coordinator?.makeGeneration() : generation
  }

  /// The state that the context reads, or nil for the newest one.
  public var queryGenerationToken: NSQueryGenerationToken? { generation }

  /// Changes to the newest state, if the context reads a certain one.
  final func advanceGeneration() {
    if generation != nil { generation = try? coordinator?.makeGeneration() }
  }
}

extension NSPersistentStoreCoordinator {
  /// Opens a connection to each store of SQLite, with a transaction that has begun to read.
  func makeGeneration() throws -> NSQueryGenerationToken {
    try lock.withLock {
      var stores: [String: SQLiteStore] = [:]
      for store in persistentStores {
        if let rows = store.rows as? SQLiteStore { stores[rows.identifier] = try rows.snapshot() }
      }
      return NSQueryGenerationToken(stores)
    }
  }
}
