/// Replaces typed quotes and dashes by typographic ones, if enabled.
extension TextEditor {
  func smart(_ typed: String, at range: Range<Int>) -> (range: Range<Int>, text: String)? {
    guard typed == "\"" || typed == "'" || typed == "-", host.isTextReadable, host.textContentType?.isProse ?? true else { return nil }
    let before = range.lowerBound > 0 ? text.string(in: range.lowerBound - 1..<range.lowerBound) : ""
    if typed == "-" {
      guard host.smartDashesType == .yes, before == "-", range.isEmpty else { return nil }
      return (range.lowerBound - 1..<range.upperBound, "\u{2014}")
    }
    guard host.smartQuotesType == .yes else { return nil }
    let opens = before.isEmpty || before.last.map { $0.isWhitespace || "([{\u{2014}\u{201C}\u{2018}".contains($0) } ?? true
    if typed == "'" { return (range, opens ? "\u{2018}" : "\u{2019}") }
    return (range, opens ? "\u{201C}" : "\u{201D}")
  }
}
