import Foundation

/// The text for `key` in the person's language. The importer's translator writes it for `NSLocalizedString`.
///
/// A text with plural rules keeps them: used as the format of `String.localizedStringWithFormat`, it takes the form for
/// its numbers.
///
/// On Linux, Foundation uses the development language whatever the person prefers. A subclass of `Bundle`, as apps use to change the
/// language while they run, is asked itself.
public func _localized(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String = ""
) -> String {
  if type(of: bundle) != Bundle.self { return bundle.localizedString(forKey: key, value: value, table: tableName) }
  return LocalizedStrings.entry(key, table: tableName, bundle: bundle)?.format ?? (value.isEmpty ? key : value)
}

/// The text for `key` in the person's language. The importer's translator writes it for `String(localized:)`.
public func _localized(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: String = "") -> String {
  LocalizedStrings.text(key, table: table, bundle: bundle ?? .main) ?? key
}
