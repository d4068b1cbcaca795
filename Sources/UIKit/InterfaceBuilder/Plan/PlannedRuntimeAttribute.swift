/// A user-defined runtime attribute: a value for a key path of an object.
package struct PlannedRuntimeAttribute {
  let keyPath: String
  /// `boolean`, `number`, `string`, `point`, `size`, `rect`, `range`, `color`, `image`, `nil`.
  let type: String
  /// The attribute `value`, for strings and Booleans.
  let text: String?
  /// The child with the value, for the other types: `<integer>`, `<real>`, `<color>`, `<size>`, `<mutableString>` …
  let value: PlannedElement?
  let isLocalized: Bool
}

extension PlannedRuntimeAttribute {
  init?(_ element: PlannedElement) {
    guard element.kind == "userDefinedRuntimeAttribute", let keyPath = element.attributes["keyPath"] else { return nil }
    self.init(
      keyPath: keyPath, type: element.attributes["type"] ?? "nil", text: element.attributes["value"], value: element.child(key: "value"),
      isLocalized: element.attributes["localized"] == "YES" || element.attributes["type"] == "localizedString")
  }
}
