@_exported import Foundation

public enum NLTokenUnit: Int, Sendable {
  case word
  case sentence
  /// Paragraphs, which end at a line break.
  case paragraph
  case document
}

/// Finds the words, sentences or paragraphs of a text, with the rules of ICU.
public final class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)
  }

  public let unit: NLTokenUnit
  public var string: String? { didSet { tokens = nil } }
  private var language: NLLanguage?
  private var tokens: [Range<String.Index>]?

  public init(unit: NLTokenUnit) { self.unit = unit }

  /// Sets the language whose rules are used.
  public func setLanguage(_ language: NLLanguage) {
    self.language = language
    tokens = nil
  }

  private func all() -> [Range<String.Index>] {
    if let tokens { return tokens }
    let found = TextBoundaries.ranges(of: unit, in: string ?? "", language: language)
    tokens = found
    return found
  }

  /// Returns the token that contains an index, or an empty range if it is between tokens.
  public func tokenRange(at index: String.Index) -> Range<String.Index> {
    all().first { $0.contains(index) } ?? index..<index
  }

  /// Returns the range of all tokens that overlap a range.
  public func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    let touched = all().filter { $0.overlaps(range) || (range.isEmpty && $0.contains(range.lowerBound)) }
    guard let first = touched.first, let last = touched.last else { return range }
    return first.lowerBound..<last.upperBound
  }

  public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { all().filter { $0.overlaps(range) } }

  public func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
    guard let string else { return }
    for token in tokens(for: range) {
      var attributes: Attributes = []
      for scalar in string[token].unicodeScalars {
        if scalar.properties.numericType != nil { attributes.insert(.numeric) }
        if scalar.properties.isEmojiPresentation {
          attributes.insert(.emoji)
        } else if [.mathSymbol, .currencySymbol, .otherSymbol].contains(scalar.properties.generalCategory) {
          attributes.insert(.symbolic)
        }
      }
      if !block(token, attributes) { return }
    }
  }
}
