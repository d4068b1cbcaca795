import Foundation

extension LocalizedStrings {
  /// The entry of a table for a key.
  enum Entry {
    case text(String)
    case plural(PluralText)

    /// The text without numbers.
    var text: String {
      switch self {
      case .text(let text): text
      case .plural(let plural): plural.generalForm
      }
    }

    /// The text for use as a format.
    var format: String {
      switch self {
      case .text(let text): text
      case .plural(let plural): PluralMarks.mark(plural)
      }
    }

    func formatted(_ arguments: [any CVarArg], locale: Locale) -> String {
      switch self {
      case .text(let text): String(format: text, locale: locale, arguments: arguments)
      case .plural(let plural): plural.formatted(arguments, locale: locale)
      }
    }
  }

  private struct Plurals: Sendable {
    var tables: [String: [String: PluralText]] = [:]
    var catalogs: [String: [String: StringCatalogTable]] = [:]
  }

  private static let plurals = Locked(Plurals())

  /// Returns the plural texts of a folder of a language.
  static func plural(_ key: String, table: String, in folder: URL) -> PluralText? {
    let path = folder.appendingPathComponent(table).path
    if let known = plurals.withLock({ $0.tables[path] }) { return known[key] }
    let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "en"
    let data = ["plurals", "stringsdict"].lazy.compactMap { FileManager.default.contents(atPath: "\(path).\($0)") }.first
    let read = data.map { PluralTable.read($0, language: language == "Base" ? "en" : language) } ?? [:]
    plurals.withLock { $0.tables[path] = read }
    return read[key]
  }

  /// Returns the entry of the string catalog at the top of a bundle, in the language of a folder.
  static func catalogEntry(_ key: String, table: String, root: URL, language: String) -> Entry? {
    let path = root.appendingPathComponent("\(table).xcstrings").path
    let catalog: [String: StringCatalogTable]
    if let known = plurals.withLock({ $0.catalogs[path] }) {
      catalog = known
    } else {
      catalog = FileManager.default.contents(atPath: path).map { StringCatalogTable.read($0) } ?? [:]
      plurals.withLock { $0.catalogs[path] = catalog }
    }
    guard let table = catalog[language] else { return nil }
    return table.plurals[key].map(Entry.plural) ?? table.texts[key].map(Entry.text)
  }
}
