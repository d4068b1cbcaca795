import Foundation

/// Formats names of people by their parts: "Dr. Jane Doe", "JD".
///
/// Chinese, Japanese, Korean and Vietnamese names, and those of Hungarian locales, begin with the family name.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a name.
  public enum Style: Int, Sendable {
    /// The medium style.
    case `default`
    /// The nickname, or the given name with the first letter of the family name.
    case short
    /// Given and family name.
    case medium
    /// All parts.
    case long
    /// First letters.
    case abbreviated
  }
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Formats the phonetic parts.
    public static let phonetic = Options(rawValue: 1 << 1)
  }
  /// The length of the name; medium by default.
  open var style = Style.default
  /// Whether the phonetic parts are formatted.
  open var isPhonetic = false
  /// The language; that of the user by default.
  open var locale: Locale! = Locale.autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let parts = isPhonetic ? components.phoneticRepresentation ?? components : components
    let (given, family) = (parts.givenName ?? "", parts.familyName ?? "")
    let familyFirst = beginsWithFamily(parts)
    func joined(_ words: [String?]) -> String {
      let words = words.compactMap { $0 }.filter { !$0.isEmpty }
      return words.joined(separator: familyFirst && words.allSatisfy(Self.isEastAsian) ? "" : " ")
    }
    switch style {
    case .short:
      if let nickname = parts.nickname, !nickname.isEmpty { return nickname }
      return given.isEmpty ? family : given
    case .abbreviated:
      let letters = [given, family].compactMap { $0.first.map(String.init) }
      return (familyFirst ? letters.reversed() : letters).joined().uppercased()
    case .long:
      let names = familyFirst ? [family, parts.middleName, given] : [given, parts.middleName, family]
      return joined([parts.namePrefix] + names + [parts.nameSuffix])
    default: return joined(familyFirst ? [family, given] : [given, family])
    }
  }

  private static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
    }
  }
  private func beginsWithFamily(_ parts: PersonNameComponents) -> Bool {
    let name = (parts.givenName ?? "") + (parts.familyName ?? "")
    if !name.isEmpty, name.unicodeScalars.allSatisfy({ $0.value < 0x2E80 }) {
      return ["hu", "vi"].contains(locale?.languageCode ?? "")
    }
    return Self.isEastAsian(name)
  }

  /// Returns the parts of a name; nil for an empty one.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return nil }
    var parts = PersonNameComponents()
    let prefixes: Set = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]
    let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
    func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." && $0 != "," } }
    if words.count > 1, prefixes.contains(plain(words[0])) { parts.namePrefix = words.removeFirst() }
    if words.count > 1, let last = words.last, suffixes.contains(plain(last)) { parts.nameSuffix = words.removeLast() }
    if words.count > 1, words[0].hasSuffix(",") {
      parts.familyName = String(words.removeFirst().dropLast())
      parts.givenName = words.removeFirst()
    } else {
      parts.givenName = words.removeFirst()
      if !words.isEmpty { parts.familyName = words.removeLast() }
    }
    if !words.isEmpty { parts.middleName = words.joined(separator: " ") }
    return parts
  }
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
