import UIKit

enum GalleryLanguage: String, CaseIterable {
  case english = "en"
  case german = "de"
  case arabic = "ar"
  case japanese = "ja"

  /// The current language; English if the user's is not supported.
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

  private static let allJapaneseWords = japaneseWords.merging(guideJapaneseWords) { first, _ in first }

  var words: [String: String] {
    switch self {
    case .english: [:]
    case .german: germanWords
    case .arabic: arabicWords
    case .japanese: Self.allJapaneseWords
    }
  }
}

extension String {
  /// The translation to the current language, if there is one.
  @MainActor var translated: String { GalleryLanguage.current.words[self] ?? self }
}
