extension InterfaceMaker {
  /// A text of an element in the person's language.
  ///
  /// - Parameters:
  ///   - name: The attribute, or the key of the child, that holds the text.
  ///   - id: The object that the text belongs to, if the element is only a part of it.
  ///   - property: The name of the property in tables of translations.
  func text(_ element: PlannedElement, _ name: String, id: String? = nil, property: String? = nil) -> String? {
    if let id = id ?? element.id, let translated = strings[id, property ?? name] { return translated }
    return element.writtenText(name)
  }
}
