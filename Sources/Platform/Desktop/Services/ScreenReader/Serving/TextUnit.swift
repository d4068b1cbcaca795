import Foundation

/// The parts of a text by which screen readers move.
package enum TextUnit: Sendable {
  case character, word, sentence, line, paragraph

  /// The units of `GetStringAtOffset`.
  package init?(granularity: Int) {
    switch granularity {
    case 0: self = .character
    case 1: self = .word
    case 2: self = .sentence
    case 3: self = .line
    case 4: self = .paragraph
    default: return nil
    }
  }

  /// The units of the older functions, which distinguish beginnings and ends.
  package init?(boundary: Int) {
    switch boundary {
    case 0: self = .character
    case 1, 2: self = .word
    case 3, 4: self = .sentence
    case 5, 6: self = .line
    default: return nil
    }
  }

  /// Returns the unit around an offset in scalars; it includes the separators before the next one.
  package func range(in text: String, at offset: Int) -> Range<Int> {
    let scalars = text.unicodeScalars
    let count = scalars.count
    guard count > 0 else { return 0..<0 }
    let place = scalars.index(scalars.startIndex, offsetBy: min(max(0, offset), count - 1))
    let (start, end) = bounds(in: text, at: place)
    let first = scalars.distance(from: scalars.startIndex, to: start)
    return first..<(first + scalars.distance(from: start, to: end))
  }

  private func bounds(in text: String, at place: String.Index) -> (String.Index, String.Index) {
    switch self {
    case .character:
      let range = text.rangeOfComposedCharacterSequence(at: place)
      return (range.lowerBound, range.upperBound)
    case .line, .paragraph:
      let range = text.lineRange(for: place..<place)
      return (range.lowerBound, range.upperBound)
    case .word, .sentence:
      let line = text.lineRange(for: place..<place)
      var start = line.lowerBound
      while let next = nextStart(in: text, after: start, before: line.upperBound), next <= place { start = next }
      return (start, nextStart(in: text, after: start, before: line.upperBound) ?? line.upperBound)
    }
  }

  /// Returns the beginning of the next word or sentence, after the separators that precede it.
  private func nextStart(in text: String, after start: String.Index, before end: String.Index) -> String.Index? {
    var isInside = true
    var index = start
    while index < end {
      let character = text[index]
      let isPart = self == .word ? Self.isWord(character) : !Self.endsSentence(character) && (isInside || !character.isWhitespace)
      if isPart, !isInside { return index }
      isInside = isPart
      index = text.index(after: index)
    }
    return nil
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’"
  }

  private static func endsSentence(_ character: Character) -> Bool { ".!?…。！？؟".contains(character) }
}
