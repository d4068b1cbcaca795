import Testing
import TrestleExpectations
import TrestleDesktop

struct TextUnitTests {
  private func part(_ unit: TextUnit, of text: String, at offset: Int) -> String {
    let range = unit.range(in: text, at: offset)
    return AccessibleText(content: text).part(from: range.lowerBound, to: range.upperBound)
  }

  @Test("A word includes the blanks after it")
  func words() {
    let text = "One two.  Three"
    expect(part(.word, of: text, at: 1), equals: "One ")
    expect(part(.word, of: text, at: 5), equals: "two.  ")
    expect(part(.word, of: text, at: 100), equals: "Three")
  }

  @Test("A sentence ends with its mark and the blanks after it")
  func sentences() {
    let text = "It rains... Really? Yes"
    expect(part(.sentence, of: text, at: 3), equals: "It rains... ")
    expect(part(.sentence, of: text, at: 13), equals: "Really? ")
    expect(part(.sentence, of: text, at: 21), equals: "Yes")
  }

  @Test("A character is all that is drawn as one", arguments: ["e\u{301}", "🇩🇪", "👩‍👩‍👧"])
  func characters(character: String) { expect(part(.character, of: "a" + character + "b", at: 2), equals: character) }

  @Test("Lines end with their breaks")
  func lines() { expect(part(.line, of: "one\ntwo\nthree", at: 4), equals: "two\n") }

  @Test("No text has no units", arguments: [TextUnit.character, .word, .sentence, .line, .paragraph])
  func empty(unit: TextUnit) { expect(unit.range(in: "", at: 3), equals: 0..<0) }

  @Test("Offsets in UTF-16 and in scalars are converted both ways", arguments: ["e\u{301}🇩🇪م", "abc", "", "👩‍👩‍👧x"])
  @MainActor func offsets(text: String) {
    for scalars in 0...text.unicodeScalars.count {
      let units = ElementText.units(in: text, before: scalars)
      expect(ElementText.scalars(in: text, before: units), equals: scalars)
    }
    expect(ElementText.units(in: text, before: text.unicodeScalars.count), equals: text.utf16.count)
  }
}
