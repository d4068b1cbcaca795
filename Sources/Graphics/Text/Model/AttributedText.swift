/// Text with attributes, in UTF-16 because UIKit counts in UTF-16 units.
package struct AttributedText: Sendable {
  package struct Run: Sendable {
    /// The end of the run; it begins at the end of the previous one.
    package var end: Int
    package var attributes: TextAttributes

    package init(end: Int, attributes: TextAttributes) {
      self.end = end
      self.attributes = attributes
    }
  }

  package private(set) var utf16: [UInt16]
  /// Never empty, even for empty text.
  package private(set) var runs: [Run]

  package var count: Int { utf16.count }

  package init(_ string: String, _ attributes: TextAttributes) {
    utf16 = AttributedText.units(of: string)
    runs = [Run(end: utf16.count, attributes: attributes)]
  }

  /// Creates text with runs. The last run is extended to the end of the text.
  package init(utf16: [UInt16], runs: [Run]) {
    precondition(!runs.isEmpty)
    self.utf16 = utf16
    self.runs = runs
    self.runs[runs.count - 1].end = utf16.count
  }

  package static func units(of string: String) -> [UInt16] {
    let fast = string.utf8.withContiguousStorageIfAvailable { bytes -> [UInt16]? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      return [UInt16](unsafeUninitializedCapacity: bytes.count) { buffer, count in
        for index in 0..<bytes.count { buffer[index] = UInt16(bytes[index]) }
        count = bytes.count
      }
    }
    if let fast, let fast { return fast }
    return Array(string.utf16)
  }

  /// Returns the index of the run at a character, by binary search.
  package func runIndex(at index: Int) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
