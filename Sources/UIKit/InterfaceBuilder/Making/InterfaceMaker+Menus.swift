extension InterfaceMaker {
  /// Returns the menu of a `<menu>`. Its actions do nothing until code sets handlers, which documents do not contain.
  func menu(_ element: PlannedElement) -> UIMenu {
    UIMenu(
      title: text(element, "title") ?? "", image: image(element, "image"),
      identifier: element.writtenText("identifier").map { UIMenu.Identifier(rawValue: $0) }, options: menuOptions(element),
      children: menuList(element).children.compactMap { menuElement($0) })
  }

  private func menuList(_ element: PlannedElement) -> PlannedElement {
    element.child(key: "children")
      ?? element.children.first { ["menuElements", "children", "elements"].contains($0.kind) } ?? element
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
    case "action": return menuAction(element)
    case "command", "keyCommand":
      // A command that is not connected is in the menu all the same.
      guard let selector = commandSelector(element) else { return menuAction(element) }
      return UICommand(
        title: text(element, "title") ?? "", image: image(element, "image"), action: Selector(selector),
        attributes: menuAttributes(element), state: menuState(element))
    default: return nil
    }
  }

  private func menuAction(_ element: PlannedElement) -> UIAction {
    UIAction(
      title: text(element, "title") ?? "", image: image(element, "image"),
      identifier: element.writtenText("identifier").map { UIAction.Identifier(rawValue: $0) }, attributes: menuAttributes(element),
      state: menuState(element), handler: { _ in })
  }

  /// Returns the selector of a command, written as attribute or as a connection.
  private func commandSelector(_ element: PlannedElement) -> String? {
    element.attributes["selector"] ?? element.attributes["action"]
      ?? element.connections.lazy.compactMap { connection in
        if case .action(let selector, _, _) = connection.kind { return selector }
        return nil
      }.first
  }

  private func menuAttributes(_ element: PlannedElement) -> UIMenuElement.Attributes {
    var attributes: UIMenuElement.Attributes = []
    if element.flag("destructive", false) { attributes.insert(.destructive) }
    if element.flag("disabled", false) { attributes.insert(.disabled) }
    if element.flag("hidden", false) { attributes.insert(.hidden) }
    return attributes
  }

  private func menuState(_ element: PlannedElement) -> UIMenuElement.State {
    element.flag("selected", false) || element.attributes["state"] == "on" ? .on : .off
  }
}
