import Foundation

/// The plural texts of a `.stringsdict`, or of the importer's `.plurals` file, which is the same property list with an extension that
/// Foundation's lookup ignores.
enum PluralTable {
  static func read(_ data: Data, language: String) -> [String: PluralText] {
    let root =
      (try? JSONSerialization.jsonObject(with: data)) ?? (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil))
    guard let entries = root as? [String: Any] else { return [:] }
    return entries.compactMapValues { ($0 as? [String: Any]).flatMap { text($0, language) } }
  }

  private static func text(_ entry: [String: Any], _ language: String) -> PluralText? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var text = PluralText(language: language, format: format)
    for (name, rule) in entry {
      guard let rule = rule as? [String: Any] else { continue }
      let forms = rule.compactMapValues { $0 as? String }.filter { categories.contains($0.key) }
      text.variables[name] = PluralText.Variable(
        argument: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", forms: forms)
    }
    return text
  }

  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}
