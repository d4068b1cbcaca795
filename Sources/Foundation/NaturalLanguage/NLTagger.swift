import Foundation

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The type of token: a word, punctuation or white space.
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  /// The part of speech; not available on Linux.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// Names of persons, places and organizations; not available on Linux.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// Names or the part of speech; not available on Linux.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  /// The base form of a word; not available on Linux.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// The language of each token, as a tag such as `en`.
  public static let language = NLTagScheme(rawValue: "Language")
  /// The script of each token, as a tag such as `Latn`.
  public static let script = NLTagScheme(rawValue: "Script")
  /// The sentiment of a paragraph, from -1 to 1; not available on Linux.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = NLTag(rawValue: "Word")
  public static let punctuation = NLTag(rawValue: "Punctuation")
  public static let whitespace = NLTag(rawValue: "Whitespace")
  /// A token of another type.
  public static let other = NLTag(rawValue: "Other")
  public static let noun = NLTag(rawValue: "Noun")
  public static let verb = NLTag(rawValue: "Verb")
  public static let adjective = NLTag(rawValue: "Adjective")
  public static let adverb = NLTag(rawValue: "Adverb")
  /// A word that replaces a noun, such as "she".
  public static let pronoun = NLTag(rawValue: "Pronoun")
  public static let determiner = NLTag(rawValue: "Determiner")
  /// A grammatical particle, such as "to" before a verb.
  public static let particle = NLTag(rawValue: "Particle")
  /// A word such as "in" that relates a noun to other words.
  public static let preposition = NLTag(rawValue: "Preposition")
  public static let number = NLTag(rawValue: "Number")
  public static let conjunction = NLTag(rawValue: "Conjunction")
  /// An exclamation such as "oh".
  public static let interjection = NLTag(rawValue: "Interjection")
  /// A classifier for counting nouns, as in Chinese.
  public static let classifier = NLTag(rawValue: "Classifier")
  public static let idiom = NLTag(rawValue: "Idiom")
  public static let otherWord = NLTag(rawValue: "OtherWord")
  /// Punctuation at the end of a sentence.
  public static let sentenceTerminator = NLTag(rawValue: "SentenceTerminator")
  public static let openQuote = NLTag(rawValue: "OpenQuote")
  public static let closeQuote = NLTag(rawValue: "CloseQuote")
  public static let openParenthesis = NLTag(rawValue: "OpenParenthesis")
  public static let closeParenthesis = NLTag(rawValue: "CloseParenthesis")
  /// A character that joins two words, such as a hyphen.
  public static let wordJoiner = NLTag(rawValue: "WordJoiner")
  /// A dash between words.
  public static let dash = NLTag(rawValue: "Dash")
  public static let otherPunctuation = NLTag(rawValue: "OtherPunctuation")
  /// Space at the end of a paragraph.
  public static let paragraphBreak = NLTag(rawValue: "ParagraphBreak")
  /// Space that is not the end of a paragraph.
  public static let otherWhitespace = NLTag(rawValue: "OtherWhitespace")
  public static let personalName = NLTag(rawValue: "PersonalName")
  public static let placeName = NLTag(rawValue: "PlaceName")
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}

public enum NLTaggerAssetsResult: Int, Sendable {
  case available
  case notAvailable
  case error
}

/// Determines properties of the tokens of a text. Parts of speech, names, lemmas and sentiments require models that Linux lacks: their tags
/// are nil, as on a device without the models, and `availableTagSchemes` does not contain them.
public final class NLTagger: NSObject {
  /// The omitted tokens.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    /// Joins names of several words into one token. It has no effect, because names are not recognized on Linux.
    public static let joinNames = Options(rawValue: 16)
    /// Contractions are one token. It has no effect: they always are on Linux.
    public static let joinContractions = Options(rawValue: 32)
  }

  public let tagSchemes: [NLTagScheme]
  public var string: String? {
    didSet {
      words = nil
      languages = []
    }
  }
  private var words: [Range<String.Index>]?
  private var languages: [(range: Range<String.Index>, language: NLLanguage)] = []

  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  public class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType, .language, .script] : [.language, .script]
  }

  /// Calls the handler asynchronously with `notAvailable` on the main queue, for schemes that require a model.
  public class func requestAssets(
    for language: NLLanguage, tagScheme: NLTagScheme, completionHandler: @escaping (NLTaggerAssetsResult, (any Error)?) -> Void
  ) {
    let result: NLTaggerAssetsResult =
      availableTagSchemes(for: .word, language: language).contains(tagScheme) ? .available : .notAvailable
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(result, nil) }
  }

  public var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

  public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { languages.append((range, language)) }

  /// Returns all tokens of a unit. For words, the characters between them are also tokens; consecutive spaces are one token.
  private func tokens(_ unit: NLTokenUnit) -> [Range<String.Index>] {
    guard let string else { return [] }
    guard unit == .word else { return TextBoundaries.ranges(of: unit, in: string, language: nil) }
    if let words { return words }
    var result: [Range<String.Index>] = []
    var place = string.startIndex
    func fill(to end: String.Index) {
      while place < end {
        var next = string.index(after: place)
        if string[place].isWhitespace { while next < end, string[next].isWhitespace { next = string.index(after: next) } }
        result.append(place..<next)
        place = next
      }
    }
    for word in TextBoundaries.ranges(of: .word, in: string, language: nil) {
      fill(to: word.lowerBound)
      result.append(word)
      place = word.upperBound
    }
    fill(to: string.endIndex)
    words = result
    return result
  }

  private func tag(_ range: Range<String.Index>, _ unit: NLTokenUnit, _ scheme: NLTagScheme) -> NLTag? {
    guard let string, tagSchemes.contains(scheme) else { return nil }
    switch scheme {
    case .tokenType where unit == .word: return kind(of: string[range])
    case .language:
      let set = languages.last { $0.range.overlaps(range) }?.language
      let paragraph = TextBoundaries.ranges(of: .paragraph, in: string, language: nil).first { $0.overlaps(range) } ?? range
      return (set ?? NLLanguageRecognizer.dominantLanguage(for: String(string[paragraph]))).map { NLTag($0.rawValue) }
    case .script: return string[range].unicodeScalars.lazy.compactMap { LanguageEvidence.script(of: $0) }.first.map { NLTag($0) }
    default: return nil
    }
  }

  private func kind(of token: Substring) -> NLTag {
    guard let first = token.first else { return .other }
    if first.isWhitespace { return .whitespace }
    if first.isLetter || first.isNumber { return .word }
    return first.isPunctuation ? .punctuation : .other
  }

  private func isOmitted(_ range: Range<String.Index>, _ options: Options) -> Bool {
    guard let string else { return true }
    switch kind(of: string[range]) {
    case .word: return options.contains(.omitWords)
    case .punctuation: return options.contains(.omitPunctuation)
    case .whitespace: return options.contains(.omitWhitespace)
    default: return options.contains(.omitOther)
    }
  }

  public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    tokens(unit).first { $0.contains(index) } ?? index..<index
  }

  /// Returns the tag of the token that contains an index, and the range of the token.
  public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
    let range = tokenRange(at: index, unit: unit)
    return (tag(range, unit, scheme), range)
  }

  /// Returns the tag with its probability, which is always 1.
  public func tagHypotheses(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
  ) -> ([String: Double], Range<String.Index>) {
    let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
    return (tag.map { maximumCount > 0 ? [$0.rawValue: 1] : [:] } ?? [:], range)
  }

  public func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for token in tokens(unit) where token.overlaps(range) && !(unit == .word && isOmitted(token, options)) {
      if !block(tag(token, unit, scheme), token) { return }
    }
  }

  public func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    var result: [(NLTag?, Range<String.Index>)] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) {
      result.append(($0, $1))
      return true
    }
    return result
  }
}

/// Word vectors. They are never available on Linux.
public final class NLEmbedding: NSObject {
  private override init() {}
  /// Returns the vectors of words in a language. Always nil on Linux.
  public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns the vectors of sentences in a language. Always nil on Linux.
  public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
}
