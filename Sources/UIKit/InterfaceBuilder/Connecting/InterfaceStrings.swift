import Foundation

/// The translated texts of a document from `Base.lproj`, by object id and property: `"<id>.text"`.
struct InterfaceStrings {
  var texts: [String: String] = [:]

  init(texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// Creates the texts for a document, in the user's language.
  @MainActor init(of plan: InterfacePlan, in bundle: Bundle) {
    guard let url = plan.url, plan.localization == "Base" || plan.localization == nil else { return }
    let name = url.deletingPathExtension().lastPathComponent
    let key = Key(path: url.path, languages: InterfaceLanguages.localizations(of: bundle))
    if let known = Self.cache[key] {
      texts = known
      return
    }
    let folder = url.deletingLastPathComponent()
    let root = plan.localization == nil ? folder : folder.deletingLastPathComponent()
    let languages = key.languages.isEmpty ? Array(InterfaceLanguages.preferred().prefix(1)) : key.languages
    texts =
      languages.lazy.compactMap { Self.strings(name, $0, in: root) }.first
      ?? Self.catalog([folder, root].map { $0.appendingPathComponent("\(name).xcstrings") }, InterfaceLanguages.preferred()) ?? [:]
    Self.cache[key] = texts
  }

  subscript(id: String, property: String) -> String? { texts.isEmpty ? nil : texts["\(id).\(property)"] }

  private struct Key: Hashable {
    let path: String
    let languages: [String]
  }

  @MainActor private static var cache: [Key: [String: String]] = [:]

  /// Returns a `.strings` file: an old property list in UTF-8 or UTF-16.
  private static func strings(_ name: String, _ language: String, in root: URL) -> [String: String]? {
    let url = root.appendingPathComponent("\(language).lproj/\(name).strings")
    guard let data = try? Data(contentsOf: url) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
  }

  /// Returns a string catalog: JSON with all languages.
  private static func catalog(_ urls: [URL], _ languages: [String]) -> [String: String]? {
    guard let data = urls.lazy.compactMap({ try? Data(contentsOf: $0) }).first,
      let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let entries = root["strings"] as? [String: Any]
    else { return nil }
    var texts: [String: String] = [:]
    for (key, entry) in entries {
      guard let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] else { continue }
      for language in languages.flatMap({ [$0, String($0.prefix { $0 != "-" && $0 != "_" })] }) {
        guard let unit = (localizations[language] as? [String: Any])?["stringUnit"] as? [String: Any], let value = unit["value"] as? String
        else { continue }
        texts[key] = value
        break
      }
    }
    return texts
  }
}
