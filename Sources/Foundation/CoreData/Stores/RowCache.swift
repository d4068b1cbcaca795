import Foundation

/// The rows that a coordinator has read, once for all of its contexts. It has a bound, so that scrolling through a large table takes no more
/// memory than a small one; a row that was dropped is read again.
struct RowCache {
  private static let most = 20_000
  private var rows: [String: StoredRow] = [:]
  /// The rows of the time before the cache was half full, which are dropped first.
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
