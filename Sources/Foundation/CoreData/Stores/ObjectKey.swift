import Foundation

/// The keys of rows: the number of a space, `p` and the primary key, such as `3p12`. A space is a table of a store; its number is the same
/// for all coordinators of a process that use the store. A key of an object that was never saved is `n` and a number.
///
/// Keys of up to 15 characters need no memory of their own.
enum ObjectKey {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var spaces: [String: Int] = [:]

  static func space(store identifier: String, table: String) -> Int {
    lock.withLock {
      let name = identifier + "/" + table
      if let known = spaces[name] { return known }
      spaces[name] = spaces.count + 1
      return spaces.count
    }
  }

  static func make(_ space: Int, _ primary: Int64) -> String { "\(space)p\(primary)" }

  nonisolated(unsafe) private static var lastTemporary = 0

  /// Returns a key for an object that was not saved, which no other object of the process has.
  static func makeTemporary() -> String {
    lock.withLock {
      lastTemporary += 1
      return "n\(lastTemporary)"
    }
  }

  /// Returns nil for the key of an object that was never saved.
  static func parts(_ key: String) -> (space: Int, primary: Int64)? {
    guard let middle = key.utf8.firstIndex(of: UInt8(ascii: "p")), let space = Int(key[..<middle]),
      let primary = Int64(key[key.utf8.index(after: middle)...])
    else { return nil }
    return (space, primary)
  }
}
