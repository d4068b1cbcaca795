import Foundation

/// A language by its code.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a language of its code.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// An unknown language, with the tag `und`.
  public static let undetermined = NLLanguage(rawValue: "und")
  /// Amharic, with the tag `am`.
  public static let amharic = NLLanguage(rawValue: "am")
  /// Arabic, with the tag `ar`.
  public static let arabic = NLLanguage(rawValue: "ar")
  /// Armenian, with the tag `hy`.
  public static let armenian = NLLanguage(rawValue: "hy")
  /// Bengali, with the tag `bn`.
  public static let bengali = NLLanguage(rawValue: "bn")
  /// Bulgarian, with the tag `bg`.
  public static let bulgarian = NLLanguage(rawValue: "bg")
  /// Burmese, with the tag `my`.
  public static let burmese = NLLanguage(rawValue: "my")
  /// Catalan, with the tag `ca`.
  public static let catalan = NLLanguage(rawValue: "ca")
  /// Cherokee, with the tag `chr`.
  public static let cherokee = NLLanguage(rawValue: "chr")
  /// Croatian, with the tag `hr`.
  public static let croatian = NLLanguage(rawValue: "hr")
  /// Czech, with the tag `cs`.
  public static let czech = NLLanguage(rawValue: "cs")
  /// Danish, with the tag `da`.
  public static let danish = NLLanguage(rawValue: "da")
  /// Dutch, with the tag `nl`.
  public static let dutch = NLLanguage(rawValue: "nl")
  /// English, with the tag `en`.
  public static let english = NLLanguage(rawValue: "en")
  /// Finnish, with the tag `fi`.
  public static let finnish = NLLanguage(rawValue: "fi")
  /// French, with the tag `fr`.
  public static let french = NLLanguage(rawValue: "fr")
  /// Georgian, with the tag `ka`.
  public static let georgian = NLLanguage(rawValue: "ka")
  /// German, with the tag `de`.
  public static let german = NLLanguage(rawValue: "de")
  /// Greek, with the tag `el`.
  public static let greek = NLLanguage(rawValue: "el")
  /// Gujarati, with the tag `gu`.
  public static let gujarati = NLLanguage(rawValue: "gu")
  /// Hebrew, with the tag `he`.
  public static let hebrew = NLLanguage(rawValue: "he")
  /// Hindi, with the tag `hi`.
  public static let hindi = NLLanguage(rawValue: "hi")
  /// Hungarian, with the tag `hu`.
  public static let hungarian = NLLanguage(rawValue: "hu")
  /// Icelandic, with the tag `is`.
  public static let icelandic = NLLanguage(rawValue: "is")
  /// Indonesian, with the tag `id`.
  public static let indonesian = NLLanguage(rawValue: "id")
  /// Italian, with the tag `it`.
  public static let italian = NLLanguage(rawValue: "it")
  /// Japanese, with the tag `ja`.
  public static let japanese = NLLanguage(rawValue: "ja")
  /// Kannada, with the tag `kn`.
  public static let kannada = NLLanguage(rawValue: "kn")
  /// Kazakh, with the tag `kk`.
  public static let kazakh = NLLanguage(rawValue: "kk")
  /// Khmer, with the tag `km`.
  public static let khmer = NLLanguage(rawValue: "km")
  /// Korean, with the tag `ko`.
  public static let korean = NLLanguage(rawValue: "ko")
  /// Lao, with the tag `lo`.
  public static let lao = NLLanguage(rawValue: "lo")
  /// Malay, with the tag `ms`.
  public static let malay = NLLanguage(rawValue: "ms")
  /// Malayalam, with the tag `ml`.
  public static let malayalam = NLLanguage(rawValue: "ml")
  /// Marathi, with the tag `mr`.
  public static let marathi = NLLanguage(rawValue: "mr")
  /// Mongolian, with the tag `mn`.
  public static let mongolian = NLLanguage(rawValue: "mn")
  /// Norwegian, with the tag `nb`.
  public static let norwegian = NLLanguage(rawValue: "nb")
  /// Oriya, with the tag `or`.
  public static let oriya = NLLanguage(rawValue: "or")
  /// Persian, with the tag `fa`.
  public static let persian = NLLanguage(rawValue: "fa")
  /// Polish, with the tag `pl`.
  public static let polish = NLLanguage(rawValue: "pl")
  /// Portuguese, with the tag `pt`.
  public static let portuguese = NLLanguage(rawValue: "pt")
  /// Punjabi, with the tag `pa`.
  public static let punjabi = NLLanguage(rawValue: "pa")
  /// Romanian, with the tag `ro`.
  public static let romanian = NLLanguage(rawValue: "ro")
  /// Russian, with the tag `ru`.
  public static let russian = NLLanguage(rawValue: "ru")
  /// Chinese in simplified characters, with the tag `zh-Hans`.
  public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
  /// Sinhalese, with the tag `si`.
  public static let sinhalese = NLLanguage(rawValue: "si")
  /// Slovak, with the tag `sk`.
  public static let slovak = NLLanguage(rawValue: "sk")
  /// Spanish, with the tag `es`.
  public static let spanish = NLLanguage(rawValue: "es")
  /// Swedish, with the tag `sv`.
  public static let swedish = NLLanguage(rawValue: "sv")
  /// Tamil, with the tag `ta`.
  public static let tamil = NLLanguage(rawValue: "ta")
  /// Telugu, with the tag `te`.
  public static let telugu = NLLanguage(rawValue: "te")
  /// Thai, with the tag `th`.
  public static let thai = NLLanguage(rawValue: "th")
  /// Tibetan, with the tag `bo`.
  public static let tibetan = NLLanguage(rawValue: "bo")
  /// Chinese in traditional characters, with the tag `zh-Hant`.
  public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
  /// Turkish, with the tag `tr`.
  public static let turkish = NLLanguage(rawValue: "tr")
  /// Ukrainian, with the tag `uk`.
  public static let ukrainian = NLLanguage(rawValue: "uk")
  /// Urdu, with the tag `ur`.
  public static let urdu = NLLanguage(rawValue: "ur")
  /// Vietnamese, with the tag `vi`.
  public static let vietnamese = NLLanguage(rawValue: "vi")
}
