import Foundation

/// A message to or from the helper: words that end with a zero byte. The first word is a verb, the second is the number of a view.
struct WebPacket: Sendable {
  private(set) var bytes: Data
  /// The ranges of the words. The last word may contain zero bytes; `rest(from:)` reads it.
  private let words: [Range<Int>]

  init(_ bytes: Data) {
    self.bytes = bytes
    var words: [Range<Int>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0) ?? bytes.endIndex
      words.append(start..<end)
      start = end + 1
    }
    self.words = words
  }

  static func bytes(_ words: [String], rest: Data?) -> Data {
    var bytes = Data()
    for word in words {
      bytes.append(contentsOf: word.utf8.lazy.map { $0 == 0 ? 0x20 : $0 })
      bytes.append(0)
    }
    if let rest { bytes.append(rest) }
    return bytes
  }

  var verb: String { self[0] }
  var view: Int { number(1) }
  var count: Int { words.count }

  subscript(_ index: Int) -> String { index < words.count ? String(decoding: bytes[words[index]], as: UTF8.self) : "" }
  func number(_ index: Int) -> Int { Int(self[index]) ?? 0 }
  func isTrue(_ index: Int) -> Bool { number(index) != 0 }
  func url(_ index: Int) -> URL? { index < words.count ? URL(string: self[index]) : nil }
  func rest(from index: Int) -> Data { index < words.count ? Data(bytes[words[index].lowerBound...]) : Data() }

  /// Returns the words from an index as pairs of names and values.
  func pairs(from index: Int) -> [(String, String)] {
    stride(from: index, to: words.count - 1, by: 2).map { (self[$0], self[$0 + 1]) }
  }

  /// Returns the words from an index as groups of a fixed size.
  func groups(of size: Int, from index: Int) -> [[String]] {
    stride(from: index, through: words.count - size, by: size).map { first in (1..<size).map { self[first + $0] } }
  }
}
