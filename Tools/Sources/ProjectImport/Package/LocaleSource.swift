/// The source by which an application has the locale of its development region, or of the language that is asked for.
///
/// Foundation on Linux has one locale for every user, `en_001`, and no way to set another. The application's own definitions of the getters take
/// their place when the program is linked, also for the formatters of Foundation itself.
enum LocaleSource {
  static let fileName = "_TrestleLocale.swift"

  /// - Parameter region: The development region of the project, such as `en`, `zh-Hans` or `English`.
  static func text(region: String) -> String {
    let identifier = oldNames[region] ?? (region == "Base" || region.isEmpty ? "en" : region)
    return """
      // Written by trestle. Changes are overwritten.
      import Foundation

      private let trestleLocale: Locale = {
        let asked = ProcessInfo.processInfo.environment["TRESTLE_LANGUAGE"] ?? ""
        let given = Locale(identifier: (asked.isEmpty ? \(ManifestText.quote(identifier)) : asked).replacingOccurrences(of: "-", with: "_"))
        guard given.region == nil, let region = Locale.Language(identifier: given.language.maximalIdentifier).region else { return given }
        return Locale(identifier: given.identifier + "_" + region.identifier)
      }()

      private var trestleCalendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = trestleLocale
        calendar.timeZone = .current
        return calendar
      }

      extension Locale {
        @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
        public static func _trestleCurrent() -> Locale { trestleLocale }
        @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
        public static func _trestleAutoupdatingCurrent() -> Locale { trestleLocale }
        @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
        public static func _trestlePreferredLanguages() -> [String] { [trestleLocale.identifier.replacingOccurrences(of: "_", with: "-")] }
      }

      extension Calendar {
        @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
        public static func _trestleCurrent() -> Calendar { trestleCalendar }
        @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
        public static func _trestleAutoupdatingCurrent() -> Calendar { trestleCalendar }
      }

      """
  }

  private static let oldNames = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl", "Danish": "da",
  ]
}
