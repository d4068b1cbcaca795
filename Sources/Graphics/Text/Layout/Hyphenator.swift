import Foundation
import Synchronization

/// Finds the hyphenation points of words, using the patterns of a dictionary of the machine (`/usr/share/hyphen`, as `hyphen-en-us`
/// installs).
///
/// A pattern is letters with digits between them. Each digit is a value at its position in a word; the largest value at a position counts,
/// and an odd one allows a hyphen. Without a dictionary for the language no word is hyphenated.
package final class Hyphenator: Sendable {
  private let patterns: [[UInt16]: [UInt8]]
  private let longest: Int
  private let fewestBefore: Int
  private let fewestAfter: Int

  /// The largest dictionary that is read, in bytes.
  private static let sizeLimit = 8 << 20
  private static let longestWord = 64

  package init(dictionary text: String) {
    var patterns: [[UInt16]: [UInt8]] = [:]
    var (longest, before, after) = (0, 2, 2)
    for (number, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      let entry = line.trimmingCharacters(in: .whitespaces)
      if number == 0 || entry.isEmpty || entry.hasPrefix("%") || entry.hasPrefix("#") { continue }
      if entry.hasPrefix("LEFTHYPHENMIN") {
        before = Int(entry.dropFirst(13).trimmingCharacters(in: .whitespaces)) ?? before
      } else if entry.hasPrefix("RIGHTHYPHENMIN") {
        after = Int(entry.dropFirst(14).trimmingCharacters(in: .whitespaces)) ?? after
      } else if entry.first?.isUppercase != true, !entry.contains("/") {
        var letters: [UInt16] = []
        var votes: [UInt8] = [0]
        for unit in entry.utf16 {
          if unit >= 0x30, unit <= 0x39 {
            votes[votes.count - 1] = UInt8(unit - 0x30)
          } else {
            letters.append(unit)
            votes.append(0)
          }
        }
        patterns[letters] = votes
        longest = max(longest, letters.count)
      }
    }
    self.patterns = patterns
    self.longest = longest
    fewestBefore = min(max(1, before), Self.longestWord)
    fewestAfter = min(max(1, after), Self.longestWord)
  }

  /// Returns the offsets in a word at which it may be hyphenated, in order.
  package func offsets(in word: ArraySlice<UInt16>) -> [Int] {
    guard word.count >= fewestBefore + fewestAfter, word.count <= Self.longestWord else { return [] }
    let lower = Array(String(decoding: word, as: UTF16.self).lowercased().utf16)
    guard lower.count == word.count else { return [] }
    let dot: UInt16 = 0x2e
    let text = [dot] + lower + [dot]
    var votes = [UInt8](repeating: 0, count: text.count + 1)
    for start in text.indices {
      for end in start + 1..<min(text.count, start + longest) + 1 where end > start {
        guard let found = patterns[Array(text[start..<end])] else { continue }
        for (place, vote) in found.enumerated() { votes[start + place] = max(votes[start + place], vote) }
      }
    }
    return (fewestBefore...word.count - fewestAfter).filter { votes[$0 + 1] & 1 == 1 }
  }

  // MARK: Dictionaries

  private struct State: Sendable {
    var folder = "/usr/share/hyphen"
    var known: [String: Hyphenator?] = [:]
  }

  private static let state = Mutex(State())

  /// Sets the folder from which dictionaries are read.
  package static func setFolder(_ folder: String) { state.withLock { $0 = State(folder: folder) } }

  /// Returns the hyphenator of a language, or of the user's; nil without a dictionary of it.
  static func of(_ language: String?) -> Hyphenator? { hyphenator(language ?? Locale.current.identifier) }

  private static func hyphenator(_ locale: String) -> Hyphenator? {
    state.withLock { state in
      if let known = state.known[locale] { return known }
      let made = load(locale, state.folder)
      state.known[locale] = .some(made)
      return made
    }
  }

  private static func load(_ locale: String, _ folder: String) -> Hyphenator? {
    let name = locale.split(separator: "@").first.map(String.init) ?? locale
    let language = name.split(whereSeparator: { $0 == "_" || $0 == "-" }).first.map(String.init) ?? "en"
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".dic") }.sorted()
    let exact = "hyph_\(name.replacingOccurrences(of: "-", with: "_")).dic"
    let wanted = language.count < 2 ? "en" : language
    guard
      let file = files.first(where: { $0 == exact }) ?? files.first(where: { $0 == "hyph_\(wanted)_US.dic" })
        ?? files.first(where: { $0.hasPrefix("hyph_\(wanted)_") || $0 == "hyph_\(wanted).dic" }),
      let data = FileManager.default.contents(atPath: folder + "/" + file), data.count <= sizeLimit,
      let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
    else { return nil }
    return Hyphenator(dictionary: text)
  }
}
