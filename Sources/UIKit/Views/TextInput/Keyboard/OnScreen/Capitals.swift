/// Finds the beginnings of sentences, for automatic capitals.
enum Capitals {
  /// Returns whether the text after `text` begins a sentence.
  static func beginsSentence(_ text: Substring) -> Bool {
    var rest = text
    var hasSpace = false
    while let last = rest.last, last.isWhitespace {
      if last.isNewline { return true }
      hasSpace = true
      rest.removeLast()
    }
    guard let last = rest.last else { return true }
    var closing = last
    // A quotation mark or bracket may follow the full stop.
    while "\"”’)»'".contains(closing), !rest.isEmpty {
      rest.removeLast()
      guard let before = rest.last else { return false }
      closing = before
    }
    return hasSpace && ".!?…。".contains(closing)
  }
}
