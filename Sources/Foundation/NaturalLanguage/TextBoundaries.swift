import Foundation
import UIKitObjects

/// The boundaries of the units of a text.
enum TextBoundaries {
  static func ranges(of unit: NLTokenUnit, in text: String, language: NLLanguage?) -> [Range<String.Index>] {
    guard !text.isEmpty else { return [] }
    switch unit {
    case .document: return [text.startIndex..<text.endIndex]
    case .paragraph: return paragraphs(of: text)
    case .word, .sentence: break
    }
    let all = TextPieces.find(unit == .word ? .word : .sentence, in: text, language: language?.rawValue ?? "en")
    return all.filter { piece in text[piece].unicodeScalars.contains { !$0.properties.isWhitespace } }
  }

  private static func paragraphs(of text: String) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { $0.isNewline }.map { text.index(after: $0) } ?? text.endIndex
      if text[start..<end].contains(where: { !$0.isNewline }) { result.append(start..<end) }
      start = end
    }
    return result
  }
}
