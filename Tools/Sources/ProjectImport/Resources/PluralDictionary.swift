import Foundation
import XcodeProject

/// The plural rules in a `.stringsdict` file.
struct PluralDictionary {
  /// The texts with every variable in its general form (`other`).
  private(set) var generalForms: [String: String] = [:]

  init?(data: Data) {
    guard !PropertyListNesting.isTooDeep(data),
      let root = (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: [String: Any]]
    else {
      return nil
    }
    for (key, entry) in root {
      guard var text = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      for (name, rule) in entry {
        guard let rule = rule as? [String: String], let other = rule["other"] else { continue }
        text = text.replacing("%#@\(name)@", with: other)
      }
      generalForms[key] = text
    }
  }
}
