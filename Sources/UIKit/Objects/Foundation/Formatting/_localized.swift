import Foundation

/// Returns the text for `key` in the user's language. The importer's translator uses it for `NSLocalizedString`.
///
/// A text with plural rules keeps them: used as the format of `String.localizedStringWithFormat`, it selects the form for its numbers.
///
/// On Linux, Foundation always uses the development language. A subclass of `Bundle`, as apps use to change the language at run time, is
/// called directly.
public func _localized(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String = ""
) -> String {
  if type(of: bundle) != Bundle.self { return bundle.localizedString(forKey: key, value: value, table: tableName) }
  return LocalizedStrings.entry(key, table: tableName, bundle: bundle)?.format ?? (value.isEmpty ? key : value)
}

/// Returns the text for `key` in the user's language. The importer's translator uses it for `String(localized:)`.
public func _localized(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: String = "") -> String {
  LocalizedStrings.text(key, table: table, bundle: bundle ?? .main) ?? key
}
