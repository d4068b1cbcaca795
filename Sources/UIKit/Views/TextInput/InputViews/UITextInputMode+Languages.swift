import Foundation

extension UITextInputMode {
  /// The tags of the input languages of the user.
  static var languages: [String] {
    var found: [String] = []
    for language in [KeyboardPresenter.shared.language].compactMap({ $0 }) + Locale.preferredLanguages {
      let tag = language.replacingOccurrences(of: "_", with: "-")
      if !found.contains(tag) { found.append(tag) }
    }
    return found.isEmpty ? ["en-US"] : found
  }
}
