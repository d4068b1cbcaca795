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

  /// The lines that contain a word.
  package func lines(holding word: String) -> [String] {
    var (text, word) = (self, word)
    return text.withUTF8 { bytes in
      word.withUTF8 { part in
        var lines: [String] = []
        guard let start = bytes.baseAddress, let wanted = part.baseAddress else { return lines }
        var position = 0
        while position + part.count <= bytes.count, let found = memchr(start + position, Int32(wanted[0]), bytes.count - position) {
          position = UnsafeRawPointer(found) - UnsafeRawPointer(start)
          guard position + part.count <= bytes.count, memcmp(found, wanted, part.count) == 0 else {
            position += 1
            continue
          }
          var first = position
          while first > 0, bytes[first - 1] != 10 { first -= 1 }
          let last = memchr(found, 10, bytes.count - position).map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? bytes.count
          lines.append(String(decoding: bytes[first..<last], as: UTF8.self))
          position = last
        }
        return lines
      }
    }
  }
}
