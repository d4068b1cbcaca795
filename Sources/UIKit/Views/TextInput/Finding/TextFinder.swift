import Foundation

/// Finds a string in a text.
enum TextFinder {
  /// The maximum number of results.
  static let limit = 10_000

  static func ranges(of query: String, in text: String, method: UITextSearchMatchMethod, options: NSString.CompareOptions) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let whole = text as NSString
    var found: [NSRange] = []
    var start = 0
    while start < whole.length, found.count < limit {
      let range = whole.range(of: query, options: options, range: NSRange(location: start, length: whole.length - start))
      guard range.location != NSNotFound, range.length > 0 else { break }
      let begins = range.location == 0 || !isPartOfWord(whole.character(at: range.location - 1))
      let ends = NSMaxRange(range) == whole.length || !isPartOfWord(whole.character(at: NSMaxRange(range)))
      if method == .contains || begins && (method == .startsWith || ends) { found.append(range) }
      start = NSMaxRange(range)
    }
    return found
  }

  private static func isPartOfWord(_ unit: unichar) -> Bool {
    guard let scalar = Unicode.Scalar(unit) else { return true }
    return CharacterSet.alphanumerics.contains(scalar)
  }
}
