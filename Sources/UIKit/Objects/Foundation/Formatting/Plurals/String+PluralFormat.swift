import Foundation

// Foundation's variadic overloads do not support plural rules. For calls with a few arguments the compiler prefers these overloads.
extension String {
  /// Returns a string from a format in the user's language. A format with plural rules uses the form for its numbers.
  public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg) -> String {
    PluralMarks.format(format, .current, [first])
  }

  /// Returns a string from a format in the user's language. A format with plural rules uses the form for its numbers.
  public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg, _ second: any CVarArg) -> String {
    PluralMarks.format(format, .current, [first, second])
  }

  /// Returns a string from a format in the user's language. A format with plural rules uses the form for its numbers.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
  ) -> String {
    PluralMarks.format(format, .current, [first, second, third])
  }

  /// Creates a string from a format that may be a looked up text. The importer's translator uses it for `String(format:)`.
  ///
  /// A format with plural rules uses the form for its numbers.
  public init(_pluralFormat format: String, _ arguments: any CVarArg...) {
    self = PluralMarks.text(of: format)?.formatted(arguments, locale: .current) ?? String(format: format, arguments: arguments)
  }
}

extension NSString {
  /// Returns a string from a format in the user's language. A format with plural rules uses the form for its numbers.
  public static func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    NSString(string: PluralMarks.format(format as String, .current, arguments))
  }
}
