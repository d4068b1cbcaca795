import Foundation

/// Looks up the texts of `.strings`, `.stringsdict` and `.xcstrings` files by the user's languages.
///
/// Foundation on Linux always uses the development language, and traps on a key of a `.stringsdict`.
package enum LocalizedStrings {
  private static let tables = Locked<[String: [String: String]]>([:])

  /// Returns the text under `key`, in the first of the user's languages that has it, then in the development language; nil if none has.
  static func text(_ key: String, table: String? = nil, bundle: Bundle = .main) -> String? {
    entry(key, table: table, bundle: bundle)?.text
  }

  /// Returns the entry for `key`: for each language from the plural texts, then the strings, then the catalog.
  static func entry(_ key: String, table: String? = nil, bundle: Bundle = .main) -> Entry? {
    let table = table ?? "Localizable"
    for folder in folders(of: bundle) {
      if let plural = plural(key, table: table, in: folder) { return .plural(plural) }
      if let text = contents(folder.appendingPathComponent("\(table).strings"))[key] { return .text(text) }
      guard folder.pathExtension == "lproj" else { continue }
      let language = folder.deletingPathExtension().lastPathComponent
      if let entry = catalogEntry(key, table: table, root: folder.deletingLastPathComponent(), language: language) { return entry }
    }
    return nil
  }

  /// Returns a text of UIKit for its English words: the app's translation if there is one, else UIKit's in the language of the app, else
  /// the English words.
  package static func word(_ english: String) -> String {
    text(english) ?? wordLanguage.withLock { $0 }.flatMap { SystemWords.translation(of: english, in: $0) } ?? english
  }

  /// Returns a text of UIKit with `name` in the place of its `%@`.
  package static func phrase(_ english: String, _ name: String) -> String {
    word(english).replacingOccurrences(of: "%@", with: name)
  }

  /// Whether UIKit's texts are English.
  package static var speaksEnglish: Bool { wordLanguage.withLock { $0?.hasPrefix("en") ?? true } }

  /// The language of UIKit's texts: the first of the user's for which the app has texts, so that a screen has a single language. The user's
  /// own if the app allows mixed localizations; nil for English.
  static let wordLanguage = Locked<String?>(appLanguage(of: .main))

  static func appLanguage(of bundle: Bundle) -> String? {
    if bundle.infoDictionary?["CFBundleAllowMixedLocalizations"] as? Bool == true { return languages.first }
    guard let root = bundle.resourceURL else { return nil }
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path))?.filter { $0.hasSuffix(".lproj") } ?? []
    guard !folders.isEmpty else { return nil }
    for language in languages {
      let names = [language, language.replacingOccurrences(of: "-", with: "_"), String(language.prefix { $0 != "-" && $0 != "_" })]
      if let name = names.first(where: { folders.contains("\($0).lproj") }) { return name == "zh" ? language : name }
    }
    return bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
  }

  private static let knownFolders = Locked<[String: [URL]]>([:])

  private static func folders(of bundle: Bundle) -> [URL] {
    if let known = knownFolders.withLock({ $0[bundle.bundlePath] }) { return known }
    let folders = foundFolders(of: bundle)
    knownFolders.withLock { $0[bundle.bundlePath] = folders }
    return folders
  }

  private static func foundFolders(of bundle: Bundle) -> [URL] {
    guard let root = bundle.resourceURL else { return [] }
    var names: [String] = []
    for language in languages + [bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en", "Base"] {
      // en-GB also matches en_GB and en.
      for name in [language, language.replacingOccurrences(of: "-", with: "_"), String(language.prefix { $0 != "-" && $0 != "_" })]
      where !names.contains(name) { names.append(name) }
    }
    return names.map { root.appendingPathComponent("\($0).lproj") } + [root]
  }

  /// The languages from the environment, and then from Foundation.
  package static var languages: [String] {
    let environment = ProcessInfo.processInfo.environment
    let asked = environment["LANGUAGE"] ?? environment["LC_ALL"] ?? environment["LC_MESSAGES"] ?? environment["LANG"] ?? ""
    let names = asked.split(separator: ":").map { $0.prefix { $0 != "." && $0 != "@" }.replacingOccurrences(of: "_", with: "-") }
    return names.filter { $0 != "C" && $0 != "POSIX" } + Locale.preferredLanguages
  }

  private static func contents(_ file: URL) -> [String: String] {
    if let known = tables.withLock({ $0[file.path] }) { return known }
    let table = FileManager.default.contents(atPath: file.path)
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) as? [String: Any] }
    let texts = (table ?? [:]).compactMapValues { $0 as? String }
    tables.withLock { $0[file.path] = texts }
    return texts
  }
}

extension Bundle {
  /// The language of the bundle's texts. Foundation on Linux takes the first of the folder, whatever the user prefers.
  public final var _preferredLocalizations: [String] { [LocalizedStrings.appLanguage(of: self) ?? localizations.first ?? "en"] }
}
