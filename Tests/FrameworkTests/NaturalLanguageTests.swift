import NaturalLanguage
import Testing
import TrestleExpectations

/// Tokens, languages and tags of texts.
struct NaturalLanguageTests {
  private func words(_ text: String, _ unit: NLTokenUnit = .word) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test("Words are found without punctuation, and sentences with it") func tokens() {
    expect(words("It's 3.14, isn't it? 😀"), equals: ["It's", "3.14", "isn't", "it", "😀"])
    expect(words("Hello there. How are you?", .sentence), equals: ["Hello there. ", "How are you?"])
    expect(words("One\n\nTwo", .paragraph).count, equals: 2)
    expect(words("").isEmpty)
    expect(words("私は学生です").count, above: 1)
  }

  @Test("A closure is called with each token and its content until it returns false") func enumeration() {
    let text = "Room 12 now"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var seen: [(String, Bool)] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
      seen.append((String(text[range]), attributes.contains(.numeric)))
      return seen.count < 2
    }
    expect(seen.map(\.0) == ["Room", "12"] && seen.map(\.1) == [false, true])
    expect(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 2))], equals: "Room")
  }

  @Test(
    "The language of a sentence is recognized",
    arguments: [
      ("The quick brown fox jumps over the lazy dog.", NLLanguage.english), ("Das ist ein schöner Tag für uns alle.", .german),
      ("Je ne sais pas où est la bibliothèque.", .french), ("¿Dónde está la biblioteca, por favor?", .spanish),
      ("Non so perché questa casa è molto bella.", .italian), ("Não sei onde está a minha mãe.", .portuguese),
      ("Привет, как дела?", .russian), ("Що це таке і як його їсти?", .ukrainian), ("これは日本語の文章です。", .japanese),
      ("这是一个简单的句子。", .simplifiedChinese), ("這是一個簡單的句子，對嗎？", .traditionalChinese), ("안녕하세요 세계", .korean),
      ("مرحبا بالعالم", .arabic), ("Γειά σου Κόσμε", .greek), ("สวัสดีชาวโลก", .thai),
    ]) func languages(text: String, language: NLLanguage)
  {
    expect(NLLanguageRecognizer.dominantLanguage(for: text), equals: language)
  }

  @Test("Hypotheses sum to at most one, keep to constraints, and are empty without text") func hypotheses() {
    let recognizer = NLLanguageRecognizer()
    expect(recognizer.dominantLanguage == nil && recognizer.languageHypotheses(withMaximum: 3).isEmpty)
    recognizer.processString("Guten Morgen, das ist gut")
    let all = recognizer.languageHypotheses(withMaximum: 3)
    expect(all.count == 3 && all.values.reduce(0, +) <= 1.0001)
    recognizer.languageConstraints = [.french, .english]
    expect(recognizer.dominantLanguage.map { [.french, .english].contains($0) }, equals: true)
  }

  @Test("A tagger distinguishes words from punctuation, and has no tags that need a model") func tags() async {
    let text = "Hello, world"
    let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass, .language])
    tagger.string = text
    let range = text.startIndex..<text.endIndex
    expect(tagger.tags(in: range, unit: .word, scheme: .tokenType).map(\.0), equals: [.word, .punctuation, .whitespace, .word])
    let plain = tagger.tags(in: range, unit: .word, scheme: .lexicalClass, options: [.omitPunctuation, .omitWhitespace])
    expect(plain.map { String(text[$0.1]) } == ["Hello", "world"] && plain.allSatisfy { $0.0 == nil })
    expect(tagger.dominantLanguage, equals: .english)
    expect(!NLTagger.availableTagSchemes(for: .word, language: .english).contains(.lexicalClass))
    let result = await withCheckedContinuation { continuation in
      NLTagger.requestAssets(for: .english, tagScheme: .nameType) { result, _ in continuation.resume(returning: result) }
    }
    expect(result, equals: .notAvailable)
  }
}
