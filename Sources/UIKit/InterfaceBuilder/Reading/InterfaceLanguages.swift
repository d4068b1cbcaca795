import Foundation

/// Chooses the language of localised resources.
///
/// On Linux, Foundation uses the development language whatever the person prefers. Every search for a localised file or string goes
/// through here.
enum InterfaceLanguages {
  /// The languages the person prefers, the best first. Tests replace it.
  nonisolated(unsafe) static var preferred: () -> [String] = { LocalizedStrings.languages }

  /// The localisations of `bundle` that serve the person, the best first, without `Base`.
  static func localizations(of bundle: Bundle) -> [String] {
    let available = bundle.localizations.filter { $0 != "Base" }
    guard !available.isEmpty else { return [] }
    var chosen: [String] = []
    for language in preferred() {
      var parts = language.replacingOccurrences(of: "_", with: "-").split(separator: "-")
      while !parts.isEmpty {
        let wanted = parts.joined(separator: "-")
        let found = available.first { $0.replacingOccurrences(of: "_", with: "-").caseInsensitiveCompare(wanted) == .orderedSame }
        if let found {
          if !chosen.contains(found) { chosen.append(found) }
          break
        }
        parts.removeLast()
      }
    }
    return chosen
  }
}
