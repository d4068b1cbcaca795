import Foundation

/// Checks spelling by the dictionaries of Hunspell (libhunspell-1.7-0 and packages such as hunspell-en-us), which are opened on first use.
///
/// Without them no word is misspelled, and only learned words are suggested.
open class UITextChecker: NSObject {
  private static let lock = NSLock()
  /// The dictionaries by their names; nil for one that cannot be read.
  nonisolated(unsafe) private static var dictionaries: [String: SpellingDictionary?] = [:]

  /// Passes the dictionary of a language, which is loaded on first use; returns nil if there is none.
  private static func withDictionary<Result>(_ language: String, _ body: (SpellingDictionary) -> Result) -> Result? {
    guard let name = SpellingDictionary.name(for: language) else { return nil }
    return lock.withLock {
      let dictionary: SpellingDictionary? = dictionaries[name] ?? SpellingDictionary(name)
      dictionaries[name] = .some(dictionary)
      return dictionary.map(body)
    }
  }

  /// Returns whether the dictionary of a language is in memory; nil if there is none. Does not wait for another thread that loads it.
  static func isLoaded(_ language: String) -> Bool? {
    guard let name = SpellingDictionary.name(for: language) else { return nil }
    guard lock.try() else { return false }
    defer { lock.unlock() }
    guard let known = dictionaries[name] else { return false }
    return known == nil ? nil : true
  }

  /// Loads the dictionary of a language.
  static func load(_ language: String) { _ = withDictionary(language) { _ in } }

  /// The languages with a dictionary, such as `en_US`; none without Hunspell.
  open class var availableLanguages: [String] { SpellingDictionary.languages }

  /// Addresses, and words with the apostrophes inside them.
  private static let words = try! NSRegularExpression(
    pattern: #"[a-zA-Z]+://\S+|\S+@\S+|\p{L}[\p{L}\p{M}’']*[\p{L}\p{M}]|\p{L}"#)

  /// Returns the ranges of misspelled words, at most `limit`, which `isWanted` has to accept. Addresses, words in capitals and words with
  /// digits are not checked.
  static func misspelled(
    in string: String, range: NSRange, language: String, ignoring ignored: Set<String> = [], limit: Int = .max,
    isWanted: (NSRange) -> Bool = { _ in true }
  ) -> [NSRange] {
    let text = string as NSString
    let correct = LearnedWords.all.union(ignored)
    return withDictionary(language) { dictionary in
      func isMisspelled(_ place: NSRange) -> Bool {
        let word = text.substring(with: place)
        if word.contains("@") || word.contains("://") || word == word.uppercased() || correct.contains(word) { return false }
        let neighbours = [place.location - 1, NSMaxRange(place)].filter { $0 >= 0 && $0 < text.length }
        if neighbours.contains(where: { (48...57).contains(text.character(at: $0)) }) { return false }
        return !dictionary.isCorrect(word)
      }
      var found: [NSRange] = []
      for match in words.matches(in: string, range: range) where isWanted(match.range) && isMisspelled(match.range) {
        found.append(match.range)
        if found.count >= limit { break }
      }
      return found
    } ?? []
  }

  /// Returns the range of the next misspelled word from an offset, or from the beginning of the range if the search wraps around. The
  /// location is `NSNotFound` if there is none. Addresses, words in capitals and words with digits are not checked.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard range.location != NSNotFound, NSMaxRange(range) <= stringToCheck.utf16.count else { return none }
    func first(_ isWanted: (NSRange) -> Bool) -> NSRange? {
      Self.misspelled(
        in: stringToCheck, range: range, language: language, ignoring: Set(ignoredWords ?? []), limit: 1, isWanted: isWanted
      ).first
    }
    return first { $0.location >= startingOffset } ?? (wrapFlag ? first { $0.location < startingOffset } : nil) ?? none
  }

  /// Returns replacements for a misspelled word, the most likely first; nil without a dictionary of the language.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let word = Self.part(range, of: string) else { return nil }
    return Self.withDictionary(language) { $0.guesses(for: word) }
  }

  /// Returns completions of a partial word: those that were learned, then those of the dictionary.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let part = Self.part(range, of: string) else { return nil }
    let own = LearnedWords.all.filter { $0.lowercased().hasPrefix(part.lowercased()) }.sorted()
    let known = part.isEmpty ? [] : Self.withDictionary(language) { $0.completions(of: part) } ?? []
    let found = own + known.filter { !own.contains($0) }
    return found.isEmpty ? nil : found
  }

  private static func part(_ range: NSRange, of string: String) -> String? {
    guard range.location != NSNotFound, NSMaxRange(range) <= string.utf16.count else { return nil }
    return (string as NSString).substring(with: range)
  }

  /// Ignores a word in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// The words that this checker treats as correct; `nil` for none.
  open var ignoredWords: [String]?
  /// Accepts a word in all checkers of the app, and the next time it runs.
  open class func learnWord(_ word: String) { LearnedWords.set(word, isLearned: true) }
  /// Returns whether the user taught this word to the app.
  open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.all.contains(word) }
  /// Removes an accepted word.
  open class func unlearnWord(_ word: String) { LearnedWords.set(word, isLearned: false) }
}
