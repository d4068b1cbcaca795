import Foundation

extension String {
  /// Returns whether the bytes of another text occur in this one.
  ///
  /// `contains(_:)` compares characters by Unicode's rules, which takes much longer for the many names that each source is searched for.
  package func holds(_ word: String) -> Bool {
    var text = self
    var word = word
    return text.withUTF8 { bytes in
      word.withUTF8 { part in
        if part.isEmpty { return true }
        guard let start = bytes.baseAddress, let wanted = part.baseAddress else { return false }
        let end = UnsafeRawPointer(start + bytes.count)
        var position = UnsafeRawPointer(start)
        while let found = memchr(position, Int32(wanted[0]), end - position) {
          if end - UnsafeRawPointer(found) < part.count { return false }
          if memcmp(found, wanted, part.count) == 0 { return true }
          position = UnsafeRawPointer(found) + 1
        }
        return false
      }
    }
  }

  package func holds(anyOf words: [String]) -> Bool { words.contains { holds($0) } }
}
