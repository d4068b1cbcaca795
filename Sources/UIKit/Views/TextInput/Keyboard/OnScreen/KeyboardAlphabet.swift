import Foundation

/// The letters of a language's keyboard, in rows, and the alternatives of keys.
struct KeyboardAlphabet: Equatable {
  let language: String
  let rows: [String]
  let decimalSeparator: String
  /// The currency sign.
  let currency: String

  /// Creates the alphabet of a language or locale, such as `de` or `sv_FI`; English if there is no other.
  init(language identifier: String) {
    let code = identifier.prefix { $0 != "_" && $0 != "-" && $0 != "." }.lowercased()
    language = code
    rows = KeyboardAlphabet.alphabets[code] ?? KeyboardAlphabet.latin
    let locale = Locale(identifier: identifier)
    decimalSeparator = locale.decimalSeparator ?? "."
    let region = locale.region?.identifier ?? ""
    currency =
      region == "GB" || region == "IE" && code == "en"
      ? "£" : region == "JP" || code == "ja" || code == "zh" ? "¥" : KeyboardAlphabet.euros.contains(code) ? "€" : "$"
  }

  static let english = KeyboardAlphabet(language: "en")

  /// Whether letters have capitals.
  var hasCase: Bool { !["he", "iw", "ar", "fa"].contains(language) }

  func uppercased(_ text: String) -> String {
    // The Eszett has no capital on the keyboard.
    text == "ß" ? text : text.uppercased(with: Locale(identifier: language))
  }

  private static let euros: Set<String> = ["de", "fr", "es", "it", "nl", "fi", "pt", "el", "ca", "et", "lv", "lt", "sk", "sl", "ga", "mt"]
  private static let latin = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
  private static let alphabets: [String: [String]] = [
    "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"], "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn"],
    "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"], "sv": nordic, "fi": nordic, "da": danish, "nb": danish, "no": danish, "nn": danish,
    "is": ["qwertyuiopð", "asdfghjklæö", "zxcvbnmþ"], "tr": ["qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"],
    "hu": ["qwertzuiopő", "asdfghjkléá", "yxcvbnmü"], "cs": ["qwertzuiop", "asdfghjkl", "yxcvbnm"],
    "sk": ["qwertzuiop", "asdfghjkl", "yxcvbnm"], "ru": ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"],
    "uk": ["йцукенгшщзх", "фівапролджє", "ячсмитьбю"], "bg": ["явертъуиопч", "асдфгхйклшщ", "зьцжбнмю"],
    "el": ["ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"], "he": hebrew, "iw": hebrew, "ar": ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"],
    "fa": ["ضصثقفغعهخحج", "شسیبلاتنمکگ", "ظطزرذدپوچ"],
  ]
  private static let nordic = ["qwertyuiopå", "asdfghjklöä", "zxcvbnm"]
  private static let danish = ["qwertyuiopå", "asdfghjklæø", "zxcvbnm"]
  private static let hebrew = ["קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"]

  /// The alternatives of keys during a long press.
  static let variants: [String: String] = [
    "a": "àáâäæãåā", "c": "çćč", "d": "ďđ", "e": "èéêëēėęě", "g": "ğ", "i": "îïíīįì", "l": "łľ", "n": "ñńň", "o": "ôöòóœøōõő",
    "r": "ř", "s": "ßśšş", "t": "ťþ", "u": "ûüùúūůű", "y": "ÿý", "z": "žźż", "е": "ё", "и": "й", "ь": "ъ", "г": "ґ", "і": "ї",
    "α": "ά", "ε": "έ", "η": "ή", "ι": "ίϊΐ", "ο": "ό", "υ": "ύϋΰ", "ω": "ώ", "ا": "أإآ", "ي": "ئى", "0": "°", "-": "–—•", "/": "\\",
    "$": "€£¥₩₽", "&": "§", "\"": "”“„»«", ".": "…", "?": "¿", "!": "¡", "'": "’‘`", "%": "‰", "=": "≠≈",
  ]
}
