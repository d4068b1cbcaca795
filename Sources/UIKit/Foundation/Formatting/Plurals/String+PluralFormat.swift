import Foundation

// Foundation's forms take any number of arguments and know no plural rules. For a call with a few arguments the compiler prefers these.
extension String {
  /// A string made of a format in the person's language. A format with plural rules takes the form for its numbers.
  public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg) -> String {
    PluralMarks.format(format, .current, [first])
  }

  /// A string made of a format in the person's language. A format with plural rules takes the form for its numbers.
  public static func localizedStringWithFormat(_ format: String, _ first: any CVarArg, _ second: any CVarArg) -> String {
    PluralMarks.format(format, .current, [first, second])
  }

  /// A string made of a format in the person's language. A format with plural rules takes the form for its numbers.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
  ) -> String {
    PluralMarks.format(format, .current, [first, second, third])
  }

  /// A string made of a format that may have been looked up. The importer's translator writes it for `String(format:)`.
  ///
  /// A format with plural rules takes the form for its numbers.
  public init(_pluralFormat format: String, _ arguments: any CVarArg...) {
    self = PluralMarks.text(of: format)?.formatted(arguments, locale: .current) ?? String(format: format, arguments: arguments)
  }
}
