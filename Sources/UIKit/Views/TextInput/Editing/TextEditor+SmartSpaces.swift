/// Keeps one space between words when text is cut or pasted, if enabled.
extension TextEditor {
  /// Returns the range to cut, extended so that whole words leave neither two spaces nor a space at the edge of the text.
  func smartlyCut(_ range: Range<Int>) -> Range<Int> {
    guard host.smartInsertDeleteType == .yes, !range.isEmpty,
      !isWordCharacter(before: range.lowerBound) || !isWordCharacter(at: range.lowerBound),
      !isWordCharacter(at: range.upperBound) || !isWordCharacter(before: range.upperBound)
    else { return range }
    let followsSpace = range.lowerBound == 0 || isSpace(at: range.lowerBound - 1)
    if followsSpace, isSpace(at: range.upperBound) { return range.lowerBound..<range.upperBound + 1 }
    let isAtEnd = range.upperBound == text.count || !isWordCharacter(at: range.upperBound)
    return isAtEnd && isSpace(at: range.lowerBound - 1) ? range.lowerBound - 1..<range.upperBound : range
  }

  /// Returns the text to paste, with a space added between words.
  func smartlyPasted(_ string: String, at range: Range<Int>) -> String {
    guard host.smartInsertDeleteType == .yes, host.isTextReadable, let first = string.first, let last = string.last else { return string }
    let before = first.isLetter || first.isNumber ? isWordCharacter(before: range.lowerBound) : false
    let after = last.isLetter || last.isNumber ? isWordCharacter(at: range.upperBound) : false
    return (before ? " " : "") + string + (after ? " " : "")
  }

  private func character(at offset: Int) -> Character? {
    offset >= 0 && offset < text.count ? text.string(in: offset..<offset + 1).first : nil
  }

  private func isWordCharacter(at offset: Int) -> Bool { character(at: offset).map { $0.isLetter || $0.isNumber } ?? false }
  private func isWordCharacter(before offset: Int) -> Bool { isWordCharacter(at: offset - 1) }
  private func isSpace(at offset: Int) -> Bool { character(at: offset) == " " }
}
