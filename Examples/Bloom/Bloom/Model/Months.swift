import Foundation

/// The months in which flowers open, numbered from one.
enum Months {
  private static let symbols: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = .ofTexts
    return formatter
  }()

  static let names: [String] = symbols.standaloneMonthSymbols
  static let letters: [String] = symbols.veryShortStandaloneMonthSymbols

  static func name(_ month: Int) -> String { names.indices.contains(month - 1) ? names[month - 1] : "" }
  static func letter(_ month: Int) -> String { letters.indices.contains(month - 1) ? letters[month - 1] : "" }

  /// The present month. The launch argument `-month 5` sets another one, for tests and pictures.
  static var current: Int {
    let given = UserDefaults.standard.integer(forKey: "month")
    return (1...12).contains(given) ? given : Calendar.current.component(.month, from: Date())
  }
}

extension Locale {
  /// The locale of the app's texts, so that months and dates are in the same language.
  static let ofTexts = Locale(identifier: NSLocalizedString("language", comment: "The code of this language"))
}

enum Season: Int, CaseIterable {
  case spring, summer, autumn, winter

  init(month: Int) { self = Season(rawValue: (month + 9) % 12 / 3) ?? .winter }

  var title: String {
    switch self {
    case .spring: return NSLocalizedString("season.spring", comment: "")
    case .summer: return NSLocalizedString("season.summer", comment: "")
    case .autumn: return NSLocalizedString("season.autumn", comment: "")
    case .winter: return NSLocalizedString("season.winter", comment: "")
    }
  }
}
