import Testing
import TrestleExpectations
import UIKit

private let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

@MainActor
struct UILocalizedIndexedCollationTests {

  @Test(
    "IX-09 The titles are the letters of the language, then Latin letters, then #",
    arguments: [
      ("en", "\(latin) #"),
      ("de", "\(latin) #"),
      ("cs", "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž #"),
      ("ru", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я \(latin) #"),
      ("el", "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω \(latin) #"),
      ("ja", "あ か さ た な は ま や ら わ \(latin) #"),
      ("ko", "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ \(latin) #"),
      ("he", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת \(latin) #"),
      ("ar", "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي \(latin) #"),
      ("th", "ก ข ฃ ค ฅ ฆ ง จ ฉ ช ซ ฌ ญ ฎ ฏ ฐ ฑ ฒ ณ ด ต ถ ท ธ น บ ป ผ ฝ พ ฟ ภ ม ย ร ฤ ล ฦ ว ศ ษ ส ห ฬ อ ฮ \(latin) #"),
      ("zh-Hans", "\(latin) #"),
    ])
  func titles(language: String, expected: String) {
    let collation = UILocalizedIndexedCollation(locale: Locale(identifier: language))
    expect(collation.sectionTitles, equals: expected.split(separator: " ").map(String.init))
    expect(collation.sectionIndexTitles, equals: collation.sectionTitles)
  }

  @Test(
    "IX-09 A word is filed under the letter of its language",
    arguments: [
      ("en", "Éclair", "E"), ("en", "apple", "A"), ("en", "Zürich", "Z"), ("en", "42", "#"), ("en", "Привет", "#"), ("en", "日本", "#"),
      ("en", "", "#"), ("sv", "Ärlig", "Ä"), ("de", "Ärger", "A"), ("cs", "Chleba", "CH"), ("cs", "Hrad", "H"), ("es", "Ñandú", "Ñ"),
      ("ru", "Ёлка", "Е"), ("ru", "Apple", "A"), ("ja", "がっこう", "か"), ("ja", "サクラ", "さ"), ("ja", "りんご", "ら"), ("ko", "나무", "ㄴ"),
      ("ko", "서울", "ㅅ"), ("zh-Hans", "北京", "B"), ("zh-Hans", "上海", "S"), ("zh-Hans", "Beijing", "B"), ("zh-Hant", "一", "1劃"),
      ("zh-Hant", "人", "2劃"), ("ar", "بيت", "ب"), ("he", "שלום", "ש"), ("th", "กรุงเทพ", "ก"), ("el", "άλφα", "Α"),
    ])
  func section(language: String, word: String, expected: String) {
    let collation = UILocalizedIndexedCollation(locale: Locale(identifier: language))
    expect(collation.sectionTitles[collation.section(for: word, collationStringSelector: \.self)], equals: expected)
  }

  @Test("IX-09 Objects are sorted by the language's order, and alike ones stay in theirs")
  func sorting() {
    struct Word {
      var text: String
      var number: Int
      func localized() -> String { text }
    }
    let words = ["Zebra", "Äpfel", "apfel", "Apfel", "Öl", "Ofen", "apfel"].enumerated().map { Word(text: $1, number: $0) }
    let german = UILocalizedIndexedCollation(locale: Locale(identifier: "de"))
    expect(
      german.sortedArray(from: words, collationStringSelector: \.text).map(\.text) == [
        "apfel", "apfel", "Apfel", "Äpfel", "Ofen", "Öl", "Zebra",
      ])
    expect(german.sortedArray(from: words, collationStringSelector: Word.localized).map(\.number), equals: [2, 6, 3, 1, 5, 4, 0])
    let swedish = UILocalizedIndexedCollation(locale: Locale(identifier: "sv"))
    expect(swedish.sortedArray(from: words, collationStringSelector: \.text).map(\.text).suffix(3), equals: ["Zebra", "Äpfel", "Öl"])
  }

  @Test("IX-09 current() follows the user's language, and an index entry leads to its own section")
  func current() {
    let language = UILocalizedIndexedCollation.locale
    defer { UILocalizedIndexedCollation.locale = language }
    UILocalizedIndexedCollation.locale = { Locale(identifier: "el") }
    expect(UILocalizedIndexedCollation.current().sectionTitles.first, equals: "Α")
    UILocalizedIndexedCollation.locale = { Locale(identifier: "en") }
    let collation = UILocalizedIndexedCollation.current()
    expect(collation.sectionTitles.first, equals: "A")
    expect(collation === UILocalizedIndexedCollation.current())
    expect((0..<27).map(collation.section(forSectionIndexTitle:)), equals: Array(0..<27))
    expect(collation.section(forSectionIndexTitle: 40), equals: 26)
  }

  @Test("IX-09 Objects are sorted into sections by the string that they return for a selector")
  func selectors() {
    let collation = UILocalizedIndexedCollation(locale: Locale(identifier: "en"))
    let selector = Selector("localizedTitle", NamedThing.localizedTitle)
    let things = ["Zebra", "apple", "Mango"].map(NamedThing.init)
    expect(things.map { collation.section(for: $0, collationStringSelector: selector) }, equals: [25, 0, 12])
    let sorted = collation.sortedArray(from: things, collationStringSelector: selector) as? [NamedThing]
    expect(sorted?.map(\.title), equals: ["apple", "Mango", "Zebra"])
    expect(collation.section(for: "Kiwi", collationStringSelector: "description"), equals: 10)
  }
}

private final class NamedThing: NSObject {
  let title: String
  init(_ title: String) { self.title = title }
  func localizedTitle() -> String { title }
}
