import Foundation

/// The index letters of a language, and the mapping from a word to its letter.
///
/// The letters and their order come from ICU. A word belongs to the last letter that is not after it. Words in other scripts, digits and
/// punctuation belong to “#”, the last title. A language without Latin letters has the Latin letters after its own.
final class IndexAlphabet {
  let titles: [String]
  private let collator: Collator?
  private let sorter: Collator?
  /// In the language's order: words from `start` up to the next bound belong to `section`.
  private let bounds: [(start: [UInt16], section: Int)]

  private static let rest = "#"
  /// ICU's prefixes of the collation's index labels, and of each script's first letter.
  private static let labelMarker = Unicode.Scalar(0xFDD0 as UInt16)!
  private static let scriptMarker = Unicode.Scalar(0xFDD1 as UInt16)!

  init(locale: Locale) {
    guard let collator = Collator(locale: locale, strength: .letters), let sorter = Collator(locale: locale, strength: .full) else {
      titles = [Self.rest]
      bounds = []
      self.collator = nil
      self.sorter = nil
      return
    }
    let contractions = collator.contractions
    let own = Self.labels(of: locale, contractions: contractions, collator: collator, sorter: sorter)
    let latin = Self.labels(of: Locale(identifier: "en"), contractions: [], collator: collator, sorter: sorter)
    // Pinyin has no words under I, U and V, but Latin words with these letters belong there.
    let isLatin = own.allSatisfy { label in latin.contains { $0.title == label.title } }
    var titles: [String] = []
    for label in isLatin ? latin : own + latin where !titles.contains(label.title) { titles.append(label.title) }
    titles.append(Self.rest)
    var bounds: [(start: [UInt16], section: Int)] = []
    for label in own + latin where !bounds.contains(where: { collator.compare($0.start, label.start) == .orderedSame }) {
      bounds.append((label.start, titles.firstIndex(of: label.title)!))
    }
    let scripts = contractions.filter { $0.unicodeScalars.first == Self.scriptMarker }.map { Array($0.utf16) }
    bounds += scripts.map { ($0, titles.count - 1) }
    self.bounds = bounds.sorted { collator.compare($0.start, $1.start) == .orderedAscending }
    self.titles = titles
    self.collator = collator
    self.sorter = sorter
  }

  /// Returns the index of the title to which a word belongs.
  func section(for word: String) -> Int {
    guard let collator, !word.isEmpty else { return titles.count - 1 }
    let units = Array(word.utf16)
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low + high) / 2
      if collator.compare(bounds[middle].start, units) == .orderedDescending { high = middle } else { low = middle + 1 }
    }
    return low == 0 ? titles.count - 1 : bounds[low - 1].section
  }

  /// Returns whether a word precedes another in the language's order, including accents and case.
  func areInIncreasingOrder(_ first: [UInt16], _ second: [UInt16]) -> Bool {
    if let sorter { return sorter.compare(first, second) == .orderedAscending }
    return first.lexicographicallyPrecedes(second)
  }

  // MARK: Labels

  private struct Label {
    var title: String
    var start: [UInt16]
  }

  /// Returns the labels of a language in its order, without labels that compare equal.
  private static func labels(of locale: Locale, contractions: [String], collator: Collator, sorter: Collator) -> [Label] {
    var labels = contractions.compactMap { label(ofContraction: $0) }
    if labels.isEmpty {
      labels =
        Collator.indexCharacters(of: locale)
        .filter { isOneLetter($0, collator: collator) }
        .map { Label(title: $0, start: Array($0.utf16)) }
    }
    // Letters that differ only in accents form one label. The unaccented one is first and is kept: “Е” before “Ё”.
    labels.sort { sorter.compare($0.start, $1.start) == .orderedAscending }
    var distinct: [Label] = []
    for label in labels {
      if let last = distinct.last, collator.compare(last.start, label.start) == .orderedSame { continue }
      distinct.append(label)
    }
    return distinct
  }

  /// Returns the label of a contraction. Chinese collations mark the start of each pinyin letter, or of each stroke count (as a braille
  /// pattern of that value).
  private static func label(ofContraction contraction: String) -> Label? {
    let scalars = Array(contraction.unicodeScalars)
    guard scalars.count == 2, scalars[0] == labelMarker else { return nil }
    let value = scalars[1].value
    switch scalars[1] {
    case "A"..."Z": return Label(title: String(Character(scalars[1])), start: Array(contraction.utf16))
    case "\u{2801}"..."\u{28FF}": return Label(title: "\(value - 0x2800)劃", start: Array(contraction.utf16))
    default: return nil
    }
  }

  /// Returns whether the characters are one letter of the alphabet, as “ch” is in Czech. Languages that sort them as two letters return
  /// false.
  private static func isOneLetter(_ characters: String, collator: Collator) -> Bool {
    let scalars = characters.unicodeScalars
    guard scalars.count > 1 else { return true }
    let separated = scalars.map(String.init).joined(separator: "\u{034F}")
    return collator.compare(characters, separated) != .orderedSame
  }
}
