import Foundation

public struct OSLogPrivacy: Equatable, Sendable {
  public enum Mask: Equatable, Sendable {
    /// A hash, so that equal values can be recognized.
    case hash
    /// The value is replaced by `<private>`.
    case none
  }

  enum Kind: Equatable {
    case shown, hidden, hashed
  }

  let kind: Kind

  public static let `public` = OSLogPrivacy(kind: .shown)
  public static let `private` = OSLogPrivacy(kind: .hidden)
  /// The value is replaced by `<private>`.
  public static let sensitive = OSLogPrivacy(kind: .hidden)
  /// Numbers and texts are written. Texts are not hidden as on iOS, because only the app's developer reads the log.
  public static let auto = OSLogPrivacy(kind: .shown)

  /// The value is replaced by `<private>`, or by its hash with the mask `hash`.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: mask == .hash ? .hashed : .hidden) }
  /// The value is replaced by `<private>`, or by its hash with the mask `hash`.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { `private`(mask: mask) }
  /// Values are written, or replaced by their hash with the mask `hash`.
  public static func auto(mask: Mask) -> OSLogPrivacy { mask == .hash ? `private`(mask: mask) : .auto }
}

/// A message from an interpolated string: `logger.info("\(count) of \(name, privacy: .private)")`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value()), align, privacy)
  }

  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(value()), align, privacy)
  }

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(value())), align, privacy)
  }

  private mutating func append(_ shown: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    switch privacy.kind {
    case .shown: text += align.apply(shown)
    case .hidden: text += "<private>"
    case .hashed:
      text +=
        "<mask.hash: '\(String(shown.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 16))'>"
    }
  }
}

/// The minimum width of a value, and the side that is padded with spaces.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool

  /// The value is not padded.
  public static let none = OSLogStringAlignment(columns: 0, isRight: true)
  /// Pads on the left, up to a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: true) }
  /// Pads on the right, up to a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: false) }

  func apply(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? blanks + text : text + blanks
  }
}

public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let uppercase: Bool
  let prefix: String
  let minDigits: Int

  public static let decimal = OSLogIntegerFormatting(radix: 10, uppercase: false, prefix: "", minDigits: 0)
  /// Digits of base 10, with leading zeros up to a minimum number of digits.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    .init(radix: 10, uppercase: false, prefix: "", minDigits: minDigits)
  }
  /// Digits of base 16, with lowercase letters and without a prefix.
  public static let hex = OSLogIntegerFormatting(radix: 16, uppercase: false, prefix: "", minDigits: 0)
  /// Hexadecimal digits, optionally with the prefix `0x`, uppercase letters and leading zeros.
  public static func hex(includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    .init(radix: 16, uppercase: uppercase, prefix: includePrefix ? "0x" : "", minDigits: minDigits)
  }
  /// Digits of base 8 without a prefix.
  public static let octal = OSLogIntegerFormatting(radix: 8, uppercase: false, prefix: "", minDigits: 0)

  func text<T: BinaryInteger>(_ value: T) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    return (value < 0 ? "-" : "") + prefix + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

public struct OSLogFloatFormatting: Sendable {
  let conversion: String

  /// Six digits after the decimal point.
  public static let fixed = OSLogFloatFormatting(conversion: "%f")
  public static func fixed(precision: Int) -> OSLogFloatFormatting { .init(conversion: "%.\(precision)f") }
  /// Scientific notation with six digits after the decimal point.
  public static let exponential = OSLogFloatFormatting(conversion: "%e")
  public static func exponential(precision: Int) -> OSLogFloatFormatting { .init(conversion: "%.\(precision)e") }
  /// The shorter one of fixed and scientific notation.
  public static let hybrid = OSLogFloatFormatting(conversion: "%g")
  /// The shorter one of fixed and scientific notation, with a number of significant digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting { .init(conversion: "%.\(precision)g") }

  func text(_ value: Double) -> String { String(format: conversion, value) }
}
