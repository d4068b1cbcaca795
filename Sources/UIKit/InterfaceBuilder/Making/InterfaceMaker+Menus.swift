extension InterfaceMaker {
  /// Returns the menu of a `<menu>`. Its actions do nothing until code sets handlers, which documents do not contain.
  func menu(_ element: PlannedElement) -> UIMenu {
    UIMenu(
      title: text(element, "title") ?? "", image: image(element, "image"),
      identifier: element.writtenText("identifier").map { UIMenu.Identifier(rawValue: $0) }, options: menuOptions(element),
      children: (element.child(key: "children") ?? element.child(kind: "children") ?? element.child(kind: "elements") ?? element)
        .children.compactMap { menuElement($0) })
  }

  private func menuOptions(_ element: PlannedElement) -> UIMenu.Options {
    var options: UIMenu.Options = []
    if element.flag("inline", false) || element.flag("displayInline", false) { options.insert(.displayInline) }
    if element.flag("destructive", false) { options.insert(.destructive) }
    if element.flag("singleSelection", false) { options.insert(.singleSelection) }
    return options
  }

  private func menuElement(_ element: PlannedElement) -> UIMenuElement? {
    switch element.kind {
    case "menu": return menu(element)
    case "action":
      var attributes: UIMenuElement.Attributes = []
      if element.flag("destructive", false) { attributes.insert(.destructive) }
      if element.flag("disabled", false) { attributes.insert(.disabled) }
      if element.flag("hidden", false) { attributes.insert(.hidden) }
      return UIAction(
        title: text(element, "title") ?? "", image: image(element, "image"),
        identifier: element.writtenText("identifier").map { UIAction.Identifier(rawValue: $0) }, attributes: attributes,
        state: element.flag("selected", false) || element.attributes["state"] == "on" ? .on : .off, handler: { _ in })
    case "command", "keyCommand":
      guard let selector = element.attributes["selector"] ?? element.attributes["action"] else { return nil }
      return UICommand(title: text(element, "title") ?? "", image: image(element, "image"), action: Selector(selector))
    default: return nil
    }
  }
}
