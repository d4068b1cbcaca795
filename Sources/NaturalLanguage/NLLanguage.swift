import Foundation

/// A language by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a language of its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An unknown language.
  public static let undetermined = NLLanguage(rawValue: "und")
  /// Amharic.
  public static let amharic = NLLanguage(rawValue: "am")
  /// Arabic.
  public static let arabic = NLLanguage(rawValue: "ar")
  /// Armenian.
  public static let armenian = NLLanguage(rawValue: "hy")
  /// Bengali.
  public static let bengali = NLLanguage(rawValue: "bn")
  /// Bulgarian.
  public static let bulgarian = NLLanguage(rawValue: "bg")
  /// Burmese.
  public static let burmese = NLLanguage(rawValue: "my")
  /// Catalan.
  public static let catalan = NLLanguage(rawValue: "ca")
  /// Cherokee.
  public static let cherokee = NLLanguage(rawValue: "chr")
  /// Croatian.
  public static let croatian = NLLanguage(rawValue: "hr")
  /// Czech.
  public static let czech = NLLanguage(rawValue: "cs")
  /// Danish.
  public static let danish = NLLanguage(rawValue: "da")
  /// Dutch.
  public static let dutch = NLLanguage(rawValue: "nl")
  /// English.
  public static let english = NLLanguage(rawValue: "en")
  /// Finnish.
  public static let finnish = NLLanguage(rawValue: "fi")
  /// French.
  public static let french = NLLanguage(rawValue: "fr")
  /// Georgian.
  public static let georgian = NLLanguage(rawValue: "ka")
  /// German.
  public static let german = NLLanguage(rawValue: "de")
  /// Greek.
  public static let greek = NLLanguage(rawValue: "el")
  /// Gujarati.
  public static let gujarati = NLLanguage(rawValue: "gu")
  /// Hebrew.
  public static let hebrew = NLLanguage(rawValue: "he")
  /// Hindi.
  public static let hindi = NLLanguage(rawValue: "hi")
  /// Hungarian.
  public static let hungarian = NLLanguage(rawValue: "hu")
  /// Icelandic.
  public static let icelandic = NLLanguage(rawValue: "is")
  /// Indonesian.
  public static let indonesian = NLLanguage(rawValue: "id")
  /// Italian.
  public static let italian = NLLanguage(rawValue: "it")
  /// Japanese.
  public static let japanese = NLLanguage(rawValue: "ja")
  /// Kannada.
  public static let kannada = NLLanguage(rawValue: "kn")
  /// Kazakh.
  public static let kazakh = NLLanguage(rawValue: "kk")
  /// Khmer.
  public static let khmer = NLLanguage(rawValue: "km")
  /// Korean.
  public static let korean = NLLanguage(rawValue: "ko")
  /// Lao.
  public static let lao = NLLanguage(rawValue: "lo")
  /// Malay.
  public static let malay = NLLanguage(rawValue: "ms")
  /// Malayalam.
  public static let malayalam = NLLanguage(rawValue: "ml")
  /// Marathi.
  public static let marathi = NLLanguage(rawValue: "mr")
  /// Mongolian.
  public static let mongolian = NLLanguage(rawValue: "mn")
  /// Norwegian.
  public static let norwegian = NLLanguage(rawValue: "nb")
  /// Oriya.
  public static let oriya = NLLanguage(rawValue: "or")
  /// Persian.
  public static let persian = NLLanguage(rawValue: "fa")
  /// Polish.
  public static let polish = NLLanguage(rawValue: "pl")
  /// Portuguese.
  public static let portuguese = NLLanguage(rawValue: "pt")
  /// Punjabi.
  public static let punjabi = NLLanguage(rawValue: "pa")
  /// Romanian.
  public static let romanian = NLLanguage(rawValue: "ro")
  /// Russian.
  public static let russian = NLLanguage(rawValue: "ru")
  /// Chinese in simplified characters.
  public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
  /// Sinhalese.
  public static let sinhalese = NLLanguage(rawValue: "si")
  /// Slovak.
  public static let slovak = NLLanguage(rawValue: "sk")
  /// Spanish.
  public static let spanish = NLLanguage(rawValue: "es")
  /// Swedish.
  public static let swedish = NLLanguage(rawValue: "sv")
  /// Tamil.
  public static let tamil = NLLanguage(rawValue: "ta")
  /// Telugu.
  public static let telugu = NLLanguage(rawValue: "te")
  /// Thai.
  public static let thai = NLLanguage(rawValue: "th")
  /// Tibetan.
  public static let tibetan = NLLanguage(rawValue: "bo")
  /// Chinese in traditional characters.
  public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
  /// Turkish.
  public static let turkish = NLLanguage(rawValue: "tr")
  /// Ukrainian.
  public static let ukrainian = NLLanguage(rawValue: "uk")
  /// Urdu.
  public static let urdu = NLLanguage(rawValue: "ur")
  /// Vietnamese.
  public static let vietnamese = NLLanguage(rawValue: "vi")
}
