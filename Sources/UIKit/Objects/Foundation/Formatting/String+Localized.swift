import Foundation

extension String {
  /// A key of a string table, with the interpolated values: `"\(count) files"` is the key `"%lld files"`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value with the specifier that represents it in the key.
    enum Argument: Equatable, Sendable {
      case integer(Int64)
      case unsigned(UInt64)
      case double(Double)
      case text(String)

      var value: any CVarArg {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): value
        case .double(let value): value
        case .text(let value): NSString(string: value)
        }
      }
    }

    /// Creates a value whose key is a string.
    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) {
      key = value
      arguments = []
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

      /// Adds a string to the text; in the key of the translation it is `%@`.
      public mutating func appendInterpolation(_ string: @autoclosure () -> String) { append("%@", .text(string())) }
      /// Adds an integer to the text; in the key of the translation it is `%lld`.
      public mutating func appendInterpolation<T: SignedInteger & FixedWidthInteger>(_ value: T) { append("%lld", .integer(Int64(value))) }
      /// Appends an unsigned integer as `%llu`.
      public mutating func appendInterpolation<T: UnsignedInteger & FixedWidthInteger>(_ value: T) {
        append("%llu", .unsigned(UInt64(value)))
      }
      /// Appends a number as `%lf`.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .double(value)) }
      /// Appends a number as `%lf`.
      public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .double(Double(value))) }
      /// Appends a number as `%f`.
      public mutating func appendInterpolation(_ value: Float) { append("%f", .double(Double(value))) }
      /// Appends the description of a value as `%@`.
      public mutating func appendInterpolation<T>(_ value: T) { append("%@", .text("\(value)")) }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// Creates the text of a key in the user's language; the key itself if no table has it.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates the text of a key in the user's language; `defaultValue` if no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(key: key.description, value: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  init(key: String, value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale) {
    let known = LocalizedStrings.entry(key, table: table, bundle: bundle ?? .main)
    guard !value.arguments.isEmpty else {
      self = known?.text ?? (key == value.key ? key : String(format: value.key, locale: locale, arguments: []))
      return
    }
    let arguments = value.arguments.map(\.value)
    self = known?.formatted(arguments, locale: locale) ?? String(format: value.key, locale: locale, arguments: arguments)
  }
}
