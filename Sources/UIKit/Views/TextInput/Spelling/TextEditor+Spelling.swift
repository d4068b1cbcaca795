import Foundation

/// The marks below misspelled words, and the replacements in the edit menu.
@MainActor enum SpellingMarks {
  /// Whether misspelled words are marked. Only windows allow it, so that images of headless runs do not depend on the machine's
  /// dictionaries.
  @InterfaceState static var isAllowed = false
  /// The texts that wait for a dictionary, by language.
  @InterfaceState private static var waiting: [String: [() -> Void]] = [:]

  /// Returns whether the dictionary of a language is ready. Otherwise it is loaded by another thread, and `later` is called if there is one.
  static func isReady(_ language: String, later: @escaping () -> Void) -> Bool {
    switch UITextChecker.isLoaded(language) {
    case nil: return false
    case true?: return true
    case false?:
      waiting[language, default: []].append(later)
      guard waiting[language]?.count == 1 else { return false }
      DispatchQueue.global(qos: .utility).async {
        UITextChecker.load(language)
        DispatchQueue.main.async {
          MainActor.assumeIsolated { for body in waiting.removeValue(forKey: language) ?? [] { body() } }
        }
      }
      return false
    }
  }
}

extension TextEditor {
  private var spellingLanguage: String { host.textInputMode?.primaryLanguage ?? "en-US" }

  /// Whether misspelled words are marked now.
  private var marksSpelling: Bool {
    guard SpellingMarks.isAllowed, host.isFirstResponder, host.isTextEditable, host.isTextReadable else { return false }
    switch host.entry.spellCheckingType {
    case .yes: return true
    case .no: return false
    case .default:
      let other: [UIKeyboardType] = [.URL, .emailAddress, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .twitter]
      let isProse = host.textContentType?.isProse ?? true
      return isProse && host.entry.autocorrectionType != .no && !other.contains(host.entry.keyboardType)
    }
  }

  /// Returns the misspelled words of a part of the text that are marked. A word at whose end the user types is not among them.
  func markedWords(in range: Range<Int>) -> [Range<Int>] {
    let typed = openChange != nil && selection.isCaret ? selection.head : nil
    return misspelledWords(in: range).filter { $0.upperBound != typed }
  }

  private func misspelledWords(in range: Range<Int>) -> [Range<Int>] {
    let language = spellingLanguage
    guard marksSpelling, SpellingMarks.isReady(language, later: { [weak self] in self?.host.selectionNeedsDisplay() }) else { return [] }
    // Words at the ends are checked as a whole.
    let longestWord = 64
    var (start, end) = (min(range.lowerBound, text.count), min(range.upperBound, text.count))
    let (first, last) = (max(0, start - longestWord), min(text.count, end + longestWord))
    while start > first, !isSpace(text.units[start - 1]) { start -= 1 }
    while end < last, !isSpace(text.units[end]) { end += 1 }
    guard start < end else { return [] }
    let part = text.string(in: start..<end)
    return UITextChecker.misspelled(in: part, range: NSRange(location: 0, length: end - start), language: language).map {
      start + $0.location..<start + NSMaxRange($0)
    }
  }

  private func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 || TextEditor.endsLine(unit) }

  /// The misspelled word that is selected, or contains the caret.
  private var misspelledSelection: Range<Int>? {
    let range = selection.range
    return misspelledWords(in: range).first { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  func markedWord(at offset: Int) -> Range<Int>? { markedWords(in: offset..<offset).first { $0.contains(offset) } }

  /// The actions that replace the misspelled word at the selection.
  var replacements: [UIMenuElement] {
    let longestList = 4
    guard let range = misspelledSelection else { return [] }
    let word = text.string(in: range)
    let guesses = UITextChecker().guesses(
      forWordRange: NSRange(location: 0, length: range.count), in: word, language: spellingLanguage)
    return (guesses ?? []).prefix(longestList).map { guess in
      UIAction(title: guess) { [weak self] _ in
        guard let self, range.upperBound <= self.text.count, self.text.string(in: range) == word else { return }
        self.change(range, to: guess, kind: .replacing)
      }
    }
  }
}

extension TextEditorHost {
  /// Returns the lines below the marked words between two heights, whose place is that of the dots.
  func spellingMarks(from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    guard SpellingMarks.isAllowed else { return [] }
    let offsets = shownOffsets
    return editor.markedWords(in: offsets.lowerBound..<offsets.upperBound).flatMap { underlines($0, from: top, to: bottom) }
  }
}
