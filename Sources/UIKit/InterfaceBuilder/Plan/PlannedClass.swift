/// The custom class of an element.
package struct PlannedClass: Hashable {
  let name: String
  let module: String?
  /// Whether the module is that of the document's target, regardless of `module`.
  let isOfTarget: Bool

  init?(_ attributes: [String: String]) {
    guard let name = attributes["customClass"], !name.isEmpty else { return nil }
    self.name = name
    module = attributes["customModule"]
    isOfTarget = attributes["customModuleProvider"] == "target"
  }
}
