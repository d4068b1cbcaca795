import Foundation

/// A list in text, which defines the markers of its items.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The format of an item's marker: a text that contains one of these placeholders.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a format from a text such as `{decimal}.`.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A square outline as the marker.
    public static let box = MarkerFormat("{box}")
    /// A box with a check mark.
    public static let check = MarkerFormat("{check}")
    /// A hollow circle.
    public static let circle = MarkerFormat("{circle}")
    /// A filled diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A filled circle.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen before each item.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// The number of each item, from the starting one.
    public static let decimal = MarkerFormat("{decimal}")
    /// A small letter.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// A capital letter.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// A small letter.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// A capital letter.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// A Roman numeral in small letters.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// A Roman numeral in capital letters.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// A number in base eight.
    public static let octal = MarkerFormat("{octal}")
    /// A number in base sixteen, with small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// A number in base sixteen, with capital letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
  }

  /// Options of a list's markers.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The marker is prefixed with that of the enclosing list.
    public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
  }

  /// The markers of the items: a symbol, numbers or letters.
  public let markerFormat: MarkerFormat
  /// The options of the markers.
  public let listOptions: Options
  /// The number of the first item; 1 by default.
  open var startingItemNumber = 1

  /// Creates a list whose items have markers of a format, numbered from a starting number.
  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    self.markerFormat = markerFormat
    listOptions = options
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// Creates a list from options as a number, 0 for none.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: UInt(max(0, mask))))
  }

  public required init?(coder: NSCoder) {
    guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
    markerFormat = MarkerFormat(format as String)
    listOptions = Options(rawValue: UInt(max(0, coder.decodeInteger(forKey: "NSOptions"))))
    startingItemNumber = coder.containsValue(forKey: "NSStartIndex") ? coder.decodeInteger(forKey: "NSStartIndex") : 1
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(Int(listOptions.rawValue), forKey: "NSOptions")
    coder.encode(startingItemNumber, forKey: "NSStartIndex")
  }

  /// Whether lists can be archived securely; always `true`.
  public static var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions && startingItemNumber == other.startingItemNumber
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(markerFormat)
    hasher.combine(startingItemNumber)
    return hasher.finalize()
  }

  /// Whether the markers are numbers or letters that count the items.
  open var isOrdered: Bool { Self.numbered(1, markerFormat) != nil }

  /// Returns the marker of an item, such as `2.` or a bullet.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let text = markerFormat.rawValue
    guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else { return text }
    let kind = MarkerFormat(String(text[start...end]))
    let marker = Self.numbered(itemNumber, kind) ?? Self.signs[kind] ?? ""
    return text[..<start] + marker + text[text.index(after: end)...]
  }

  private static let signs: [MarkerFormat: String] = [
    .box: "\u{25A1}", .check: "\u{2713}", .circle: "\u{25E6}", .diamond: "\u{25C6}", .disc: "\u{2022}", .hyphen: "\u{2043}",
    .square: "\u{25AA}",
  ]

  private static func numbered(_ number: Int, _ format: MarkerFormat) -> String? {
    switch format {
    case .decimal: String(number)
    case .octal: String(number, radix: 8)
    case .lowercaseHexadecimal: String(number, radix: 16)
    case .uppercaseHexadecimal: String(number, radix: 16, uppercase: true)
    case .lowercaseAlpha, .lowercaseLatin: letters(number)
    case .uppercaseAlpha, .uppercaseLatin: letters(number).uppercased()
    case .lowercaseRoman: roman(number).lowercased()
    case .uppercaseRoman: roman(number)
    default: nil
    }
  }

  /// a, b … z, aa, ab …
  private static func letters(_ number: Int) -> String {
    var rest = number
    var text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let steps = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"),
      (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in steps {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
