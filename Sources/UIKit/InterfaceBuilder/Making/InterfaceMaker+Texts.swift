extension InterfaceMaker {
  /// Returns a text of an element in the user's language.
  ///
  /// - Parameters:
  ///   - name: The attribute, or the key of the child, with the text.
  ///   - id: The object of the text, if the element is only a part of it.
  ///   - property: The name of the property in tables of translations.
  func text(_ element: PlannedElement, _ name: String, id: String? = nil, property: String? = nil) -> String? {
    if let id = id ?? element.id, let translated = strings[id, property ?? name] { return translated }
    return element.writtenText(name)
  }
}
