import Foundation
import Testing
import TrestleExpectations
import UIKit

/// Whether the English dictionary is installed.
let hasEnglishDictionary = UITextChecker.availableLanguages.contains("en_US")
let withoutDictionary: Comment = "Without the packages libhunspell-1.7-0 and hunspell-en-us, spelling is not tested."

@Suite(.serialized, .enabled(if: hasEnglishDictionary, withoutDictionary)) struct TextCheckerTests {
  private func misspelled(_ text: String, _ checker: UITextChecker = UITextChecker()) -> [String] {
    var found: [String] = []
    var start = 0
    let whole = NSRange(location: 0, length: text.utf16.count)
    while start < whole.length {
      let range = checker.rangeOfMisspelledWord(in: text, range: whole, startingAt: start, wrap: false, language: "en_US")
      guard range.location != NSNotFound else { break }
      found.append((text as NSString).substring(with: range))
      start = NSMaxRange(range)
    }
    return found
  }

  @Test("Misspelled words are found; addresses, words in capitals and words with digits are not checked")
  func words() {
    expect(
      misspelled("The quik brown fox doesn’t recieve mail@exmple.com or https://exmple.com; NASA's teh HTTPX v2x.") == [
        "quik", "recieve", "teh",
      ])
    expect(misspelled("") == [] && misspelled("All words are known") == [])
  }

  @Test("A search begins at its offset, stays in its range and wraps around on request")
  func wrapping() {
    let checker = UITextChecker()
    let text = "quik words teh"
    func find(_ range: NSRange, from start: Int, wraps: Bool) -> NSRange {
      checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wraps, language: "en-US")
    }
    let whole = NSRange(location: 0, length: 14)
    expect(find(whole, from: 4, wraps: false), equals: NSRange(location: 11, length: 3))
    expect(find(whole, from: 12, wraps: false).location, equals: NSNotFound)
    expect(find(whole, from: 12, wraps: true), equals: NSRange(location: 0, length: 4))
    expect(find(NSRange(location: 0, length: 10), from: 4, wraps: false).location, equals: NSNotFound)
    expect(find(NSRange(location: 10, length: 99), from: 0, wraps: false).location, equals: NSNotFound)
  }

  @Test("Guesses begin with the likely word, completions are words of the dictionary in order")
  func guesses() {
    let checker = UITextChecker()
    let guesses = checker.guesses(forWordRange: NSRange(location: 2, length: 7), in: "I recieve", language: "en_US")
    expect(guesses?.first, equals: "receive")
    let words = checker.completions(forPartialWordRange: NSRange(location: 0, length: 7), in: "underst", language: "en_US") ?? []
    expect(words.contains("understandably") && words == words.sorted() && words.allSatisfy { $0.hasPrefix("underst") })
  }

  @Test("A learned word is correct until it is unlearned, also for the next run; an ignored one is for its checker")
  func learned() throws {
    let checker = UITextChecker()
    defer { UITextChecker.unlearnWord("trestlish") }
    expect(misspelled("trestlish"), equals: ["trestlish"])
    checker.ignoreWord("trestlish")
    expect(misspelled("trestlish", checker) == [] && misspelled("trestlish") == ["trestlish"])
    UITextChecker.learnWord("trestlish")
    expect(misspelled("trestlish") == [] && UITextChecker.hasLearnedWord("trestlish"))
    let folder = try #require(ProcessInfo.processInfo.environment["XDG_DATA_HOME"])
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix("LearnedWords.txt") }
    let file = URL(fileURLWithPath: folder).appendingPathComponent(try #require(files.first))
    try expect(String(contentsOf: file, encoding: .utf8), equals: "trestlish\n")
    UITextChecker.unlearnWord("trestlish")
    expect(misspelled("trestlish"), equals: ["trestlish"])
    try expect(String(contentsOf: file, encoding: .utf8), equals: "")
  }

  @Test("A language without a dictionary has no misspelled words and no guesses")
  func otherLanguage() {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "quik", range: NSRange(location: 0, length: 4), startingAt: 0, wrap: false, language: "tlh")
    expect(range.location, equals: NSNotFound)
    expect(checker.guesses(forWordRange: NSRange(location: 0, length: 4), in: "quik", language: "tlh") == nil)
  }
}
