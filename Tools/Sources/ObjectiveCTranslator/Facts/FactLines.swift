import Foundation

/// The lines of the file of facts, which are sorted by key: a kind, a space and a name, and after a tab the value.
///
/// A search reads about 15 lines, so that nothing needs to be parsed before it.
struct FactLines: Sendable {
  static let version = 1
  private let data: Data
  /// The end of the first line, which says the version and how many bytes follow.
  private let start: Int

  static let empty = FactLines(data: Data(), start: 0)

  private init(data: Data, start: Int) { (self.data, self.start) = (data, start) }

  init(_ data: Data, name: String) throws(TranslatorData.Damage) {
    let end = data.firstIndex(of: 10) ?? data.endIndex
    let words = String(decoding: data[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[0] == "objective-c-facts", words[1] == "\(Self.version)", words[2] == "\(data.count - end - 1)",
      data.last == 10
    else { throw TranslatorData.Damage(message: "\(name) of the Objective-C translator is damaged; get it again from the repository") }
    self.init(data: data, start: end + 1)
  }

  /// Returns the values of a key, in their order.
  func values(of key: String) -> [Substring] {
    let wanted = Array("\(key)\t".utf8)
    return data.withUnsafeBytes { bytes in
      var low = start
      var high = bytes.count
      // Invariant: low and high are beginnings of lines; the first line that is not below the key is in low...high.
      while low < high {
        var middle = low + (high - low) / 2
        while middle > low, bytes[middle - 1] != 10 { middle -= 1 }
        if Self.isLine(at: middle, of: bytes, below: wanted) {
          while bytes[middle] != 10 { middle += 1 }
          low = middle + 1
        } else {
          high = middle
        }
      }
      var result: [Substring] = []
      while low + wanted.count < bytes.count, bytes[low..<low + wanted.count].elementsEqual(wanted) {
        let end = bytes[low...].firstIndex(of: 10) ?? bytes.count
        result.append(Substring(decoding: bytes[low + wanted.count..<end], as: UTF8.self))
        low = end + 1
      }
      return result
    }
  }

  private static func isLine(at start: Int, of bytes: UnsafeRawBufferPointer, below wanted: [UInt8]) -> Bool {
    for (offset, byte) in wanted.enumerated() {
      let other = start + offset < bytes.count ? bytes[start + offset] : 10
      if other != byte { return other < byte }
    }
    return false
  }
}
