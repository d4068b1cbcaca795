/// The rows that a coordinator has read, shared by all of its contexts. Its size is limited, so that scrolling through a large table takes
/// no more memory than through a small one; a discarded row is read again.
struct RowCache {
  private static let most = 20_000
  private var rows: [String: StoredRow] = [:]
  /// The rows from before the cache was half full, which are discarded first.
  private var older: [String: StoredRow] = [:]

  subscript(key: String) -> StoredRow? {
    mutating get {
      if let row = rows[key] { return row }
      guard let row = older.removeValue(forKey: key) else { return nil }
      self[key] = row
      return row
    }
    set {
      if newValue == nil { older[key] = nil }
      rows[key] = newValue
      guard rows.count > Self.most / 2 else { return }
      older = rows
      rows = [:]
    }
  }

  mutating func removeAll() { (rows, older) = ([:], [:]) }
}
