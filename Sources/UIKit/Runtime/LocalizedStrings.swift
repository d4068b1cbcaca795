import Foundation

/// The text for `key` in the person's language. The importer's translator writes it for `NSLocalizedString`.
///
/// On Linux, Foundation uses the development language whatever the person prefers.
public func _localized(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String = ""
) -> String {
  LocalizedStrings.string(for: key, table: tableName, bundle: bundle) ?? (value.isEmpty ? key : value)
}

/// The text for `key` in the person's language. The importer's translator writes it for `String(localized:)`.
public func _localized(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: String = "") -> String {
  LocalizedStrings.string(for: key, table: table, bundle: bundle ?? .main) ?? key
}

/// The tables of strings in the folders of languages.
private enum LocalizedStrings {
  private static let lock = NSLock()
  private nonisolated(unsafe) static var tables: [String: [String: String]] = [:]

  static func string(for key: String, table: String?, bundle: Bundle) -> String? {
    let table = table ?? "Localizable"
    let languages = Bundle.preferredLocalizations(from: bundle.localizations, forPreferences: Locale.preferredLanguages)
    for language in languages + ["Base"] {
      if let text = strings(table, language, bundle)[key] { return text }
    }
    return strings(table, nil, bundle)[key]
  }

  private static func strings(_ table: String, _ language: String?, _ bundle: Bundle) -> [String: String] {
    let folder = language.map { "\($0).lproj/" } ?? ""
    let url = bundle.bundleURL.appendingPathComponent("\(folder)\(table).strings")
    return lock.withLock {
      if let known = tables[url.path] { return known }
      let data = try? Data(contentsOf: url)
      let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: String]
      tables[url.path] = list ?? [:]
      return list ?? [:]
    }
  }
}
