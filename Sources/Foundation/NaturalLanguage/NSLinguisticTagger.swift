import Foundation

public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = NSLinguisticTagScheme("TokenType")
  public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
  public static let nameType = NSLinguisticTagScheme("NameType")
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
  public static let lemma = NSLinguisticTagScheme("Lemma")
  public static let language = NSLinguisticTagScheme("Language")
  public static let script = NSLinguisticTagScheme("Script")
}

/// Information about a token. The tags are those of ``NLTag``.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = NSLinguisticTag("Word")
  public static let punctuation = NSLinguisticTag("Punctuation")
  public static let whitespace = NSLinguisticTag("Whitespace")
  public static let other = NSLinguisticTag("Other")
  public static let noun = NSLinguisticTag("Noun")
  public static let verb = NSLinguisticTag("Verb")
  public static let adjective = NSLinguisticTag("Adjective")
  public static let adverb = NSLinguisticTag("Adverb")
  public static let pronoun = NSLinguisticTag("Pronoun")
  /// A determiner, such as an article.
  public static let determiner = NSLinguisticTag("Determiner")
  public static let particle = NSLinguisticTag("Particle")
  public static let preposition = NSLinguisticTag("Preposition")
  public static let number = NSLinguisticTag("Number")
  public static let conjunction = NSLinguisticTag("Conjunction")
  public static let interjection = NSLinguisticTag("Interjection")
  public static let classifier = NSLinguisticTag("Classifier")
  public static let idiom = NSLinguisticTag("Idiom")
  public static let otherWord = NSLinguisticTag("OtherWord")
  public static let sentenceTerminator = NSLinguisticTag("SentenceTerminator")
  public static let openQuote = NSLinguisticTag("OpenQuote")
  public static let closeQuote = NSLinguisticTag("CloseQuote")
  public static let openParenthesis = NSLinguisticTag("OpenParenthesis")
  public static let closeParenthesis = NSLinguisticTag("CloseParenthesis")
  public static let wordJoiner = NSLinguisticTag("WordJoiner")
  public static let dash = NSLinguisticTag("Dash")
  public static let otherPunctuation = NSLinguisticTag("OtherPunctuation")
  public static let paragraphBreak = NSLinguisticTag("ParagraphBreak")
  public static let otherWhitespace = NSLinguisticTag("OtherWhitespace")
  public static let personalName = NSLinguisticTag("PersonalName")
  public static let placeName = NSLinguisticTag("PlaceName")
  public static let organizationName = NSLinguisticTag("OrganizationName")
}

public enum NSLinguisticTaggerUnit: Int, Sendable {
  case word
  case sentence
  case paragraph
  case document

  var unit: NLTokenUnit {
    switch self {
    case .word: .word
    case .sentence: .sentence
    case .paragraph: .paragraph
    case .document: .document
    }
  }
}

/// Determines properties of the tokens of a text, with UTF-16 ranges. It is the predecessor of ``NLTagger`` and supports the same tags.
open class NSLinguisticTagger: NSObject {
  /// The omitted tokens.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    /// Names of several words are one token. It has no effect, because names are not recognized on Linux.
    public static let joinNames = Options(rawValue: 16)
  }

  private let tagger: NLTagger
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
    tagger = NLTagger(tagSchemes: tagSchemes.map { NLTagScheme($0.rawValue) })
  }
  open var tagSchemes: [NSLinguisticTagScheme] { tagger.tagSchemes.map { NSLinguisticTagScheme($0.rawValue) } }
  open var string: String? {
    get { tagger.string }
    set { tagger.string = newValue }
  }
  open var dominantLanguage: String? { tagger.dominantLanguage?.rawValue }
  open class func dominantLanguage(for string: String) -> String? { NLLanguageRecognizer.dominantLanguage(for: string)?.rawValue }
  open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] {
    NLTagger.availableTagSchemes(for: unit.unit, language: NLLanguage(rawValue: language)).map { NSLinguisticTagScheme($0.rawValue) }
  }
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    availableTagSchemes(for: .word, language: language)
  }

  private func indices(_ range: NSRange) -> Range<String.Index>? { string.flatMap { Range(range, in: $0) } }
  private func numbers(_ range: Range<String.Index>) -> NSRange { string.map { NSRange(range, in: $0) } ?? NSRange() }
  private func index(_ place: Int) -> String.Index? {
    guard let string, place >= 0, place < string.utf16.count else { return nil }
    return String.Index(utf16Offset: place, in: string)
  }

  open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
    index(charIndex).map { numbers(tagger.tokenRange(at: $0, unit: unit.unit)) } ?? NSRange(location: NSNotFound, length: 0)
  }
  open func sentenceRange(for range: NSRange) -> NSRange {
    let first = tokenRange(at: range.location, unit: .sentence)
    guard first.location != NSNotFound, range.length > 0 else { return first }
    let last = tokenRange(at: range.location + range.length - 1, unit: .sentence)
    return last.location == NSNotFound ? first : NSUnionRange(first, last)
  }

  /// Calls a closure with each token in a range, until it sets `stop`.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let part = indices(range) else { return }
    tagger.enumerateTags(
      in: part, unit: unit.unit, scheme: NLTagScheme(scheme.rawValue), options: NLTagger.Options(rawValue: options.rawValue)
    ) { tag, range in
      var stop: ObjCBool = false
      block(tag.map { NSLinguisticTag($0.rawValue) }, numbers(range), &stop)
      return !stop.boolValue
    }
  }
  /// Calls a closure with each word in a range and its sentence, until it sets `stop`.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, token, stop in
      block(tag, token, sentenceRange(for: token), stop)
    }
  }
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: UnsafeMutablePointer<NSRange>?
  ) -> NSLinguisticTag? {
    guard let place = index(charIndex) else { return nil }
    let (tag, range) = tagger.tag(at: place, unit: unit.unit, scheme: NLTagScheme(scheme.rawValue))
    tokenRange?.pointee = numbers(range)
    return tag.map { NSLinguisticTag($0.rawValue) }
  }
  /// Returns the tag of the word at an index, and the ranges of the word and its sentence.
  open func tag(
    at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: UnsafeMutablePointer<NSRange>?,
    sentenceRange: UnsafeMutablePointer<NSRange>?
  ) -> NSLinguisticTag? {
    sentenceRange?.pointee = self.sentenceRange(for: NSRange(location: charIndex, length: 0))
    return tag(at: charIndex, unit: .word, scheme: scheme, tokenRange: tokenRange)
  }
  /// Returns the tags of the tokens in a range; an empty tag for a token without a tag.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, options: Options = [],
    tokenRanges: UnsafeMutablePointer<NSArray?>?
  ) -> [NSLinguisticTag] {
    var tags: [NSLinguisticTag] = []
    var ranges: [NSValue] = []
    enumerateTags(in: range, unit: unit, scheme: scheme, options: options) { tag, token, _ in
      tags.append(tag ?? NSLinguisticTag(""))
      ranges.append(NSValue(range: token))
    }
    tokenRanges?.pointee = ranges as NSArray
    return tags
  }
}
