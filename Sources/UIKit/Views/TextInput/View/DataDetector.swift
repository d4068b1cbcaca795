import Foundation

/// Finds URLs, e-mail addresses and telephone numbers in a text.
struct DataDetector {
  struct Finding: Equatable {
    var range: Range<Int>
    var url: URL
  }

  /// Longer texts are searched only up to this length.
  private static let longestText = 500_000
  private static let domains = "com|org|net|edu|gov|info|io|dev|app|swift|de|at|ch|fr|it|es|nl|eu|uk|ca|au|jp|us"
  private static let address =
    #"(?:(?:https?|ftp)://|www\.)[^\s<>"]+|[A-Z0-9._%+-]+@[A-Z0-9-]+(?:\.[A-Z0-9-]+)+|\b[A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.(?:"# + domains
    + #")\b(?:/[^\s<>"]*)?"#
  private static let number = #"(?<![\w.])\+?\(?\d[\d() ./-]{4,}\d(?![\w])"#

  /// Returns the findings of `types` in a text, in order.
  static func findings(in text: String, _ types: UIDataDetectorTypes) -> [Finding] {
    var found: [Finding] = []
    if types.contains(.link) { found += matches(of: address, in: text, make: link) }
    if types.contains(.phoneNumber) {
      let numbers = matches(of: number, in: text, make: call)
      found += numbers.filter { number in !found.contains { $0.range.overlaps(number.range) } }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func matches(of pattern: String, in text: String, make: (String) -> (String, URL?)) -> [Finding] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return [] }
    let whole = NSRange(location: 0, length: min(text.utf16.count, longestText))
    return expression.matches(in: text, range: whole).compactMap { match in
      guard let range = Range(match.range, in: text) else { return nil }
      let (kept, url) = make(String(text[range]))
      return url.map { Finding(range: match.range.location..<match.range.location + kept.utf16.count, url: $0) }
    }
  }

  /// Returns a match without punctuation that ends a sentence or closes an outer bracket.
  private static func link(_ match: String) -> (String, URL?) {
    var text = Substring(match)
    while let last = text.last, ".,;:!?'\"”’»".contains(last) || last == ")" && !text.contains("(") || last == "]" && !text.contains("[") {
      text.removeLast()
    }
    let isMailbox = text.contains("@") && !text.contains("://") && !text.lowercased().hasPrefix("www.")
    let address = text.contains("://") ? String(text) : (isMailbox ? "mailto:" : "http://") + String(text)
    return (String(text), URL(string: address))
  }

  private static func call(_ match: String) -> (String, URL?) {
    let digits = match.filter { $0.isASCII && $0.isNumber || $0 == "+" }
    guard (7...15).contains(digits.count) else { return (match, nil) }
    return (match, URL(string: "tel:" + digits))
  }
}
