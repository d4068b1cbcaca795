import Foundation

/// A document found in a bundle.
package struct InterfaceFile: Hashable {
  package let url: URL
  /// The localization of the file's folder: a language, `Base`, or nil for a file at the top of the bundle.
  package let localization: String?

  package enum Kind {
    case nib
    case storyboard
  }

  /// Searches `bundle` for the document `name`: in the user's languages, then `Base`, then the top of the bundle; the variant for the
  /// idiom first.
  @MainActor package static func find(_ name: String, _ kind: Kind, in bundle: Bundle) -> InterfaceFile? {
    let names = [name + idiomSuffix, name]
    let extensions = kind == .nib ? ["xib", "nib"] : ["storyboard", "storyboardc"]
    for ext in extensions {
      for localization in InterfaceLanguages.localizations(of: bundle) + ["Base"] {
        for name in names {
          if let url = bundle.url(forResource: name, withExtension: ext, subdirectory: nil, localization: localization) {
            // Foundation may return the file at the top.
            if url.deletingLastPathComponent().lastPathComponent == "\(localization).lproj" {
              return InterfaceFile(url: url, localization: localization)
            }
          }
        }
      }
      for name in names {
        if let root = bundle.resourceURL?.appendingPathComponent("\(name).\(ext)"), FileManager.default.fileExists(atPath: root.path) {
          return InterfaceFile(url: root, localization: nil)
        }
        if let url = bundle.url(forResource: name, withExtension: ext) {
          let folder = url.deletingLastPathComponent().lastPathComponent
          return InterfaceFile(url: url, localization: folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil)
        }
      }
    }
    return nil
  }

  /// Searches several bundles for a storyboard.
  @MainActor static func storyboard(_ name: String, in bundles: [Bundle]) -> (file: InterfaceFile, bundle: Bundle)? {
    bundles.lazy.compactMap { bundle in find(name, .storyboard, in: bundle).map { ($0, bundle) } }.first
  }

  @MainActor private static var idiomSuffix: String {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
  }
}
