import Foundation

/// A type of information about tokens.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a scheme of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Word, punctuation or space.
  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  /// The part of speech; not available on Linux.
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  /// Names of persons, places and organizations; not available on Linux.
  public static let nameType = NLTagScheme(rawValue: "NameType")
  /// Names or the part of speech; not available on Linux.
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  /// The base form of a word; not available on Linux.
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  /// Determines the language of each part, as a tag such as `en`.
  public static let language = NLTagScheme(rawValue: "Language")
  /// Determines the script of each part, as a tag such as `Latn`.
  public static let script = NLTagScheme(rawValue: "Script")
  /// The sentiment of a paragraph, from -1 to 1; not available on Linux.
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// Information about a token.
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a tag of its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Part of a word.
  public static let word = NLTag(rawValue: "Word")
  public static let punctuation = NLTag(rawValue: "Punctuation")
  /// Space of any kind.
  public static let whitespace = NLTag(rawValue: "Whitespace")
  /// Neither a word nor punctuation nor space.
  public static let other = NLTag(rawValue: "Other")
  /// The name of a thing, being or idea.
  public static let noun = NLTag(rawValue: "Noun")
  /// A word for an action or state.
  public static let verb = NLTag(rawValue: "Verb")
  /// A word that describes a noun.
  public static let adjective = NLTag(rawValue: "Adjective")
  /// A word that describes a verb or an adjective.
  public static let adverb = NLTag(rawValue: "Adverb")
  /// A word that replaces a noun, such as "she".
  public static let pronoun = NLTag(rawValue: "Pronoun")
  /// A word such as "the" or "this" before a noun.
  public static let determiner = NLTag(rawValue: "Determiner")
  /// A short word of grammar, such as "to" before a verb.
  public static let particle = NLTag(rawValue: "Particle")
  /// A word such as "in" that relates a noun to others.
  public static let preposition = NLTag(rawValue: "Preposition")
  /// A word or digits for a number.
  public static let number = NLTag(rawValue: "Number")
  /// A word such as "and" that connects others.
  public static let conjunction = NLTag(rawValue: "Conjunction")
  /// An exclamation such as "oh".
  public static let interjection = NLTag(rawValue: "Interjection")
  /// A word that counts nouns, as in Chinese.
  public static let classifier = NLTag(rawValue: "Classifier")
  /// Several words with a meaning of their own.
  public static let idiom = NLTag(rawValue: "Idiom")
  /// A word whose part of speech is none of the others.
  public static let otherWord = NLTag(rawValue: "OtherWord")
  /// Punctuation at the end of a sentence.
  public static let sentenceTerminator = NLTag(rawValue: "SentenceTerminator")
  /// The quotation mark before a quotation.
  public static let openQuote = NLTag(rawValue: "OpenQuote")
  /// The quotation mark after a quotation.
  public static let closeQuote = NLTag(rawValue: "CloseQuote")
  /// The parenthesis before an insertion.
  public static let openParenthesis = NLTag(rawValue: "OpenParenthesis")
  /// The parenthesis after an insertion.
  public static let closeParenthesis = NLTag(rawValue: "CloseParenthesis")
  /// A character that joins two words, such as a hyphen.
  public static let wordJoiner = NLTag(rawValue: "WordJoiner")
  /// A dash between words.
  public static let dash = NLTag(rawValue: "Dash")
  /// Punctuation that has no tag of its own.
  public static let otherPunctuation = NLTag(rawValue: "OtherPunctuation")
  /// Space at the end of a paragraph.
  public static let paragraphBreak = NLTag(rawValue: "ParagraphBreak")
  /// Space that is not the end of a paragraph.
  public static let otherWhitespace = NLTag(rawValue: "OtherWhitespace")
  /// The name of a person.
  public static let personalName = NLTag(rawValue: "PersonalName")
  public static let placeName = NLTag(rawValue: "PlaceName")
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}

/// Whether a tagger's data could be loaded.
public enum NLTaggerAssetsResult: Int, Sendable {
  /// The data is there.
  case available
  /// The data is not available.
  case notAvailable
  /// The data of the language could not be loaded.
  case error
}

/// Determines properties of the tokens of a text. Parts of speech, names, lemmas and sentiments need models that Linux lacks: their tags
/// are nil, as on a device that has not loaded the models, and `availableTagSchemes` does not contain them.
public final class NLTagger: NSObject {
  /// The tokens that are left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words are not reported.
    public static let omitWords = Options(rawValue: 1)
    /// Punctuation is not reported.
    public static let omitPunctuation = Options(rawValue: 2)
    /// Space is not reported.
    public static let omitWhitespace = Options(rawValue: 4)
    /// Tokens that are neither words, punctuation nor space are not reported.
    public static let omitOther = Options(rawValue: 8)
    /// Joins names of several words to one token. No names are found on Linux.
    public static let joinNames = Options(rawValue: 16)
    /// Short forms with an apostrophe are one token, which they always are on Linux.
    public static let joinContractions = Options(rawValue: 32)
  }

  /// The kinds of information.
  public let tagSchemes: [NLTagScheme]
  /// The text of the tagger.
  public var string: String? {
    didSet {
      words = nil
      languages = []
    }
  }
  private var words: [Range<String.Index>]?
  private var languages: [(range: Range<String.Index>, language: NLLanguage)] = []

  /// Creates a tagger that can use the given schemes.
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

  /// Returns the kinds of information about a language on this machine.
  public class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType, .language, .script] : [.language, .script]
  }

  /// Reports `notAvailable` asynchronously on the main queue, for tags that need a model.
  public class func requestAssets(
    for language: NLLanguage, tagScheme: NLTagScheme, completionHandler: @escaping (NLTaggerAssetsResult, (any Error)?) -> Void
  ) {
    let result: NLTaggerAssetsResult =
      availableTagSchemes(for: .word, language: language).contains(tagScheme) ? .available : .notAvailable
    nonisolated(unsafe) let handler = completionHandler
    DispatchQueue.main.async { handler(result, nil) }
  }

  /// The likeliest language of the text.
  public var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

  /// Sets the language of a part.
  public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { languages.append((range, language)) }

  /// Returns all tokens of a unit: for words also the characters between them, with consecutive spaces as one token.
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

  /// Returns the token that contains an index.
  public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    tokens(unit).first { $0.contains(index) } ?? index..<index
  }

  /// Returns the tag of the token that contains an index, with the token.
  public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
    let range = tokenRange(at: index, unit: unit)
    return (tag(range, unit, scheme), range)
  }

  /// Returns the tag with its probability, which is 1 for tags found by rules.
  public func tagHypotheses(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
  ) -> ([String: Double], Range<String.Index>) {
    let (tag, range) = tag(at: index, unit: unit, scheme: scheme)
    return (tag.map { maximumCount > 0 ? [$0.rawValue: 1] : [:] } ?? [:], range)
  }

  /// Calls a closure with each token in a range, until it returns false.
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

/// Word vectors. There are none on Linux, as for a language that a device does not support.
public final class NLEmbedding: NSObject {
  private override init() {}
  /// Returns the vectors of words in a language. Always nil on Linux.
  public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Returns the vectors of sentences in a language. Always nil on Linux.
  public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
}
