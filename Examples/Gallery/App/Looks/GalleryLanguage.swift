import UIKit

/// A language the Gallery speaks.
enum GalleryLanguage: String, CaseIterable {
  case english = "en"
  case german = "de"
  case arabic = "ar"
  case japanese = "ja"

  /// The one in use; English where the user's is none of them.
  @MainActor static var current: GalleryLanguage {
    get { GalleryLanguage(rawValue: UIApplication.shared.locale.language.languageCode?.identifier ?? "") ?? .english }
    set { UIApplication.shared.locale = Locale(identifier: newValue.rawValue) }
  }

  /// Its own name for itself.
  var name: String {
    switch self {
    case .english: "English"
    case .german: "Deutsch"
    case .arabic: "العربية"
    case .japanese: "日本語"
    }
  }

  var words: [String: String] {
    switch self {
    case .english: [:]
    case .german: germanWords
    case .arabic: arabicWords
    case .japanese: japaneseWords
    }
  }
}

extension String {
  /// The same in the language in use, where the Gallery knows it.
  @MainActor var translated: String { GalleryLanguage.current.words[self] ?? self }
}
