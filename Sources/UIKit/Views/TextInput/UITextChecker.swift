import Foundation

/// Checks spelling. No dictionaries are available on Linux: no word is misspelled, and only learned words are suggested.
open class UITextChecker: NSObject {
  nonisolated(unsafe) private static var learned: Set<String> = []

  /// The languages with a dictionary: none on Linux.
  open class var availableLanguages: [String] { [] }

  /// Returns the range of the next misspelled word: none on Linux.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns replacements for a misspelled word: none on Linux.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns completions of a partial word: those that were learned.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let text = string as NSString
    guard range.location != NSNotFound, NSMaxRange(range) <= text.length else { return nil }
    let part = text.substring(with: range).lowercased()
    let found = Self.learned.filter { $0.lowercased().hasPrefix(part) }.sorted()
    return found.isEmpty ? nil : found
  }

  /// Ignores a word in this checker.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// The words that this checker treats as correct; `nil` for none.
  open var ignoredWords: [String]?
  /// Accepts a word for the lifetime of the process.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns whether the user taught this word to all checkers.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes an accepted word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
}
