import Foundation

/// Chooses the language of localized resources.
///
/// On Linux, Foundation always uses the development language. Every lookup of a localized file or string uses this type.
package enum InterfaceLanguages {
  /// The user's languages, the most preferred first. Tests replace it.
  package nonisolated(unsafe) static var preferred: () -> [String] = { LocalizedStrings.languages }

  /// Returns the localizations of `bundle` for the user, the best first, without `Base`.
  package static func localizations(of bundle: Bundle) -> [String] {
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
