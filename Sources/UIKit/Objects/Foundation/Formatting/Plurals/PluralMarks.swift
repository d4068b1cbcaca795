import Foundation

/// Records from which plural text a string was looked up.
///
/// A lookup returns a `String`, and the number is known only when it is used as a format. So the string is the text's general form with an
/// invisible mark at its end; code that does not know the mark shows the general form.
enum PluralMarks {
  private struct Known: Sendable {
    var texts: [PluralText] = []
    var numbers: [PluralText: Int] = [:]
  }

  private static let known = Locked(Known())

  private static let edge: Unicode.Scalar = "\u{2060}"
  private static let zero: Unicode.Scalar = "\u{2063}"
  private static let one: Unicode.Scalar = "\u{2064}"
  private static let digits = 16

  /// Returns the general form with a mark.
  static func mark(_ text: PluralText) -> String {
    let number = known.withLock { known in
      if let number = known.numbers[text] { return number }
      known.texts.append(text)
      known.numbers[text] = known.texts.count - 1
      return known.texts.count - 1
    }
    var mark = String.UnicodeScalarView()
    mark.append(edge)
    for digit in 0..<digits { mark.append(number >> digit & 1 == 0 ? zero : one) }
    mark.append(edge)
    return text.generalForm + String(mark)
  }

  static func text(of format: String) -> PluralText? {
    guard format.unicodeScalars.last == edge else { return nil }
    let mark = format.unicodeScalars.suffix(digits + 2)
    guard mark.count == digits + 2, mark.first == edge else { return nil }
    var number = 0
    for (digit, scalar) in mark.dropFirst().dropLast().enumerated() {
      guard scalar == zero || scalar == one else { return nil }
      if scalar == one { number |= 1 << digit }
    }
    return known.withLock { $0.texts.indices.contains(number) ? $0.texts[number] : nil }
  }

  /// Returns the result of `String(format:locale:arguments:)` for a format that may be marked.
  static func format(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    if let text = text(of: format) { return text.formatted(arguments, locale: locale ?? .current) }
    return String(format: format, locale: locale, arguments: arguments)
  }
}
