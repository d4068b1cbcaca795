import Foundation

/// The texts of a string catalog (`.xcstrings`) in one language.
struct StringCatalogTable {
  private(set) var texts: [String: String] = [:]
  private(set) var plurals: [String: PluralText] = [:]

  /// Returns the languages of a catalog with their tables.
  static func read(_ data: Data) -> [String: StringCatalogTable] {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let strings = root["strings"] as? [String: Any]
    else { return [:] }
    let source = root["sourceLanguage"] as? String ?? "en"
    var tables: [String: StringCatalogTable] = [:]
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      // A key without a text in the source language is its own text.
      if localizations[source] == nil { tables[source, default: .init()].texts[key] = key }
      for (language, unit) in localizations {
        if let unit = unit as? [String: Any] { tables[language, default: .init()].add(unit, key, language) }
      }
    }
    return tables
  }

  private mutating func add(_ unit: [String: Any], _ key: String, _ language: String) {
    if let variations = unit["variations"] as? [String: Any] {
      if let device = variations["device"] as? [String: Any] {
        if let chosen = (device["iphone"] ?? device["other"]) as? [String: Any] { add(chosen, key, language) }
      } else if let plural = variations["plural"] as? [String: Any] {
        plurals[key] = PluralText(language: language, format: "", wholeForms: Self.forms(plural))
      }
      return
    }
    guard let format = Self.value(unit) else { return }
    guard let substitutions = unit["substitutions"] as? [String: Any] else {
      texts[key] = format
      return
    }
    var text = PluralText(language: language, format: format)
    for (name, substitution) in substitutions {
      guard let substitution = substitution as? [String: Any],
        let plural = (substitution["variations"] as? [String: Any])?["plural"] as? [String: Any]
      else { continue }
      text.variables[name] = PluralText.Variable(
        argument: substitution["argNum"] as? Int, specifier: substitution["formatSpecifier"] as? String ?? "lld",
        forms: Self.forms(plural))
    }
    plurals[key] = text
  }

  private static func forms(_ plural: [String: Any]) -> [String: String] {
    plural.compactMapValues { ($0 as? [String: Any]).flatMap(value) }
  }

  private static func value(_ unit: [String: Any]) -> String? { (unit["stringUnit"] as? [String: Any])?["value"] as? String }
}
