import Foundation

/// A reference to a text that is looked up later, in the language of that time.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible {
  /// The bundle with the tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle of the app.
    case main
    /// The bundle of a class's module.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    public static func == (one: BundleDescription, other: BundleDescription) -> Bool { one.bundle == other.bundle }

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }
  }

  /// The name under which tables have the translations.
  public let key: String
  /// The text in languages without a translation.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for `Localizable`.
  public var table: String?
  /// The locale that formats the values in the text.
  public var locale: Locale
  /// The place of the tables.
  public var bundle: BundleDescription

  /// Creates a reference whose key is the text itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a reference with a text for languages without a translation.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = (key.description, defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a reference whose key is a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

  /// Creates a reference whose key has specifiers for the values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The reference itself.
  public var localizedStringResource: LocalizedStringResource { self }
}

/// A value that has a text in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text, which is looked up when it is shown.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// Creates the text of a reference; its default value if no table has its key.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, value: resource.defaultValue, table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
  }
}
