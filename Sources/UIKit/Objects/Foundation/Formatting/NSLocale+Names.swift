import Foundation

extension NSLocale {
  private var value: Locale { self as Locale }

  /// Returns the name of a country or region in the language of the locale.
  public func localizedString(forCountryCode countryCode: String) -> String? { value.localizedString(forRegionCode: countryCode) }
  /// Returns the name of a language in the language of the locale.
  public func localizedString(forLanguageCode languageCode: String) -> String? { value.localizedString(forLanguageCode: languageCode) }
  /// Returns the name of a currency in the language of the locale.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? { value.localizedString(forCurrencyCode: currencyCode) }
  /// Returns the name of a script in the language of the locale.
  public func localizedString(forScriptCode scriptCode: String) -> String? { value.localizedString(forScriptCode: scriptCode) }
  /// Returns the name of a locale in the language of this one.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String? {
    value.localizedString(forIdentifier: localeIdentifier)
  }
}
