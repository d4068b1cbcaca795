import Foundation

/// The translated texts of a document from `Base.lproj`, by object id and property: `"<id>.text"`.
struct InterfaceStrings {
  var texts: [String: String] = [:]

  init(texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// The texts for a document, in the person's language.
  init(of plan: InterfacePlan, in bundle: Bundle) {}

  subscript(id: String, property: String) -> String? { texts.isEmpty ? nil : texts["\(id).\(property)"] }
}
