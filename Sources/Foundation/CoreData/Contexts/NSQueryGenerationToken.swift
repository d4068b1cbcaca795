import Foundation

/// A generation of the stores: a state that a context reads regardless of later saves.
nonisolated open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The state at the time of the next read.
  public static let current = NSQueryGenerationToken([:])
  /// The connections whose transactions see the state, by store identifiers.
  final let stores: [String: SQLiteStore]

  init(_ stores: [String: SQLiteStore]) { self.stores = stores }

  deinit { for store in stores.values { store.close() } }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSManagedObjectContext {
  /// Makes the context read the state of a token: the current state for ``NSQueryGenerationToken/current``, and always the newest one for
  /// nil. Saving, merging changes and `reset()` change to the newest state. Stores without SQLite always show the newest state.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    guard let generation else {
      self.generation = nil
      return
    }
    self.generation = generation === NSQueryGenerationToken.current ? try coordinator?.makeGeneration() : generation
  }

  /// The generation that the context reads, or nil for the newest one.
  public var queryGenerationToken: NSQueryGenerationToken? { generation }

  /// Changes to the newest state, if the context reads a generation.
  final func advanceGeneration() {
    if generation != nil { generation = try? coordinator?.makeGeneration() }
  }
}

extension NSPersistentStoreCoordinator {
  /// Opens a connection to each SQLite store, with a read transaction.
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
