import Foundation

/// A type of information about tokens.
public struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a scheme of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The distinction of words, punctuation and white space.
  public static let tokenType = NSLinguisticTagScheme("TokenType")
  /// The part of speech of words, and the kind of punctuation and white space.
  public static let lexicalClass = NSLinguisticTagScheme("LexicalClass")
  public static let nameType = NSLinguisticTagScheme("NameType")
  /// The kind of names, and the lexical class of other tokens.
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme("NameTypeOrLexicalClass")
  /// The base form of words.
  public static let lemma = NSLinguisticTagScheme("Lemma")
  /// The language of the token.
  public static let language = NSLinguisticTagScheme("Language")
  /// The writing system of the token.
  public static let script = NSLinguisticTagScheme("Script")
}

/// Information about a token. The names are those of ``NLTag``.
public struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a tag of its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let word = NSLinguisticTag("Word")
  /// A punctuation mark.
  public static let punctuation = NSLinguisticTag("Punctuation")
  /// White space.
  public static let whitespace = NSLinguisticTag("Whitespace")
  /// A token of another type.
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
  /// A classifier, a word used in counting.
  public static let classifier = NSLinguisticTag("Classifier")
  public static let idiom = NSLinguisticTag("Idiom")
  /// A word of another class.
  public static let otherWord = NSLinguisticTag("OtherWord")
  /// A punctuation mark at the end of a sentence.
  public static let sentenceTerminator = NSLinguisticTag("SentenceTerminator")
  /// An opening quotation mark.
  public static let openQuote = NSLinguisticTag("OpenQuote")
  /// A closing quotation mark.
  public static let closeQuote = NSLinguisticTag("CloseQuote")
  public static let openParenthesis = NSLinguisticTag("OpenParenthesis")
  public static let closeParenthesis = NSLinguisticTag("CloseParenthesis")
  /// A mark that joins the parts of a word.
  public static let wordJoiner = NSLinguisticTag("WordJoiner")
  public static let dash = NSLinguisticTag("Dash")
  /// A punctuation mark of another kind.
  public static let otherPunctuation = NSLinguisticTag("OtherPunctuation")
  public static let paragraphBreak = NSLinguisticTag("ParagraphBreak")
  /// White space of another kind.
  public static let otherWhitespace = NSLinguisticTag("OtherWhitespace")
  /// The name of a person.
  public static let personalName = NSLinguisticTag("PersonalName")
  public static let placeName = NSLinguisticTag("PlaceName")
  public static let organizationName = NSLinguisticTag("OrganizationName")
}

/// A part of a text.
public enum NSLinguisticTaggerUnit: Int, Sendable {
  case word
  case sentence
  case paragraph
  /// The entire text.
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

/// Determines properties of the tokens of a text, by UTF-16 ranges. It is the older form of ``NLTagger`` and knows the same tags.
open class NSLinguisticTagger: NSObject {
  /// The tokens that are left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The option to leave out words.
    public static let omitWords = Options(rawValue: 1)
    /// The option to leave out punctuation.
    public static let omitPunctuation = Options(rawValue: 2)
    /// The option to leave out white space.
    public static let omitWhitespace = Options(rawValue: 4)
    /// The option to leave out tokens of other types.
    public static let omitOther = Options(rawValue: 8)
    /// The option to treat a name of several words as one token.
    public static let joinNames = Options(rawValue: 16)
  }

  private let tagger: NLTagger
  /// Creates a tagger that can use the given schemes.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int) {
    tagger = NLTagger(tagSchemes: tagSchemes.map { NLTagScheme($0.rawValue) })
  }
  /// The kinds of information that the tagger can give.
  open var tagSchemes: [NSLinguisticTagScheme] { tagger.tagSchemes.map { NSLinguisticTagScheme($0.rawValue) } }
  /// The text of the tagger.
  open var string: String? {
    get { tagger.string }
    set { tagger.string = newValue }
  }
  /// The likeliest language of the text.
  open var dominantLanguage: String? { tagger.dominantLanguage?.rawValue }
  /// Returns the likeliest language of a text.
  open class func dominantLanguage(for string: String) -> String? { NLLanguageRecognizer.dominantLanguage(for: string)?.rawValue }
  /// Returns the kinds of information about a language on this machine.
  open class func availableTagSchemes(for unit: NSLinguisticTaggerUnit, language: String) -> [NSLinguisticTagScheme] {
    NLTagger.availableTagSchemes(for: unit.unit, language: NLLanguage(rawValue: language)).map { NSLinguisticTagScheme($0.rawValue) }
  }
  /// Returns the kinds of information about words of a language on this machine.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    availableTagSchemes(for: .word, language: language)
  }

  private func indices(_ range: NSRange) -> Range<String.Index>? { string.flatMap { Range(range, in: $0) } }
  private func numbers(_ range: Range<String.Index>) -> NSRange { string.map { NSRange(range, in: $0) } ?? NSRange() }
  private func index(_ place: Int) -> String.Index? {
    guard let string, place >= 0, place < string.utf16.count else { return nil }
    return String.Index(utf16Offset: place, in: string)
  }

  /// Returns the token at a place.
  open func tokenRange(at charIndex: Int, unit: NSLinguisticTaggerUnit) -> NSRange {
    index(charIndex).map { numbers(tagger.tokenRange(at: $0, unit: unit.unit)) } ?? NSRange(location: NSNotFound, length: 0)
  }
  /// Returns the sentences that contain a part.
  open func sentenceRange(for range: NSRange) -> NSRange {
    let first = tokenRange(at: range.location, unit: .sentence)
    guard first.location != NSNotFound, range.length > 0 else { return first }
    let last = tokenRange(at: range.location + range.length - 1, unit: .sentence)
    return last.location == NSNotFound ? first : NSUnionRange(first, last)
  }

  /// Calls a closure with each token of a part, until it sets `stop`.
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
  /// Calls a closure with each word of a part and its sentence, until it sets `stop`.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, token, stop in
      block(tag, token, sentenceRange(for: token), stop)
    }
  }
  /// Returns the tag of the token at a place, and the token.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme, tokenRange: UnsafeMutablePointer<NSRange>?
  ) -> NSLinguisticTag? {
    guard let place = index(charIndex) else { return nil }
    let (tag, range) = tagger.tag(at: place, unit: unit.unit, scheme: NLTagScheme(scheme.rawValue))
    tokenRange?.pointee = numbers(range)
    return tag.map { NSLinguisticTag($0.rawValue) }
  }
  /// Returns the tag of the word at a place, with the word and its sentence.
  open func tag(
    at charIndex: Int, scheme: NSLinguisticTagScheme, tokenRange: UnsafeMutablePointer<NSRange>?,
    sentenceRange: UnsafeMutablePointer<NSRange>?
  ) -> NSLinguisticTag? {
    sentenceRange?.pointee = self.sentenceRange(for: NSRange(location: charIndex, length: 0))
    return tag(at: charIndex, unit: .word, scheme: scheme, tokenRange: tokenRange)
  }
  /// Returns the tags of a part; a token without a tag has an empty one.
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
