import Foundation

/// Finds and parses storyboard documents.
@MainActor enum StoryboardFiles {
  /// Returns the first of the bundles that has the document.
  static func find(_ name: String, in bundles: [Bundle]) -> (file: InterfaceFile, bundle: Bundle)? {
    bundles.lazy.compactMap { bundle in InterfaceFile.find(name, .storyboard, in: bundle).map { ($0, bundle) } }.first
  }

  /// Returns the plan of a document; nil for an invalid one, which is reported.
  static func plan(of file: InterfaceFile) -> InterfacePlan? {
    do {
      return try InterfacePlans.plan(of: file)
    } catch {
      UIKitError.raise("\(error)")
      return nil
    }
  }
}
