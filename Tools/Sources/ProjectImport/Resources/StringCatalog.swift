import Foundation

/// The translations in an `.xcstrings` file, one table per language.
///
/// Variations by device use the iPhone's text. Texts that vary by number are skipped: UIKit reads them from the catalog itself.
struct StringCatalog {
  private(set) var tables: [String: [String: String]] = [:]

  init?(data: Data) {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let strings = root["strings"] as? [String: Any]
    else {
      return nil
    }
    let source = root["sourceLanguage"] as? String ?? "en"
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      // A key without a text in the source language is its own text.
      if localizations[source] == nil { tables[source, default: [:]][key] = key }
      for (language, unit) in localizations {
        if let unit = unit as? [String: Any], let text = Self.text(unit) { tables[language, default: [:]][key] = text }
      }
    }
  }

  private static func text(_ unit: [String: Any]) -> String? {
    if let variations = unit["variations"] as? [String: Any] {
      if let device = variations["device"] as? [String: Any] {
        return (device["iphone"] ?? device["other"]).flatMap { $0 as? [String: Any] }.flatMap(text)
      }
    }
    guard let text = (unit["stringUnit"] as? [String: Any])?["value"] as? String else { return nil }
    return unit["substitutions"] == nil ? text : nil
  }
}
