@MainActor enum EditMenuContents {
  /// Returns the replacements of a misspelled word, and the system's edit actions that a responder in the view's chain performs.
  static func suggestedActions(in view: UIView, sender: Any?) -> [UIMenuElement] {
    let text = (view.window?.firstResponder ?? view) as? any TextEditorHost
    return (text?.editor.replacements ?? [])
      + UIMenuController.standardItems.compactMap { item -> UIMenuElement? in
        guard target(of: item.action, in: view, sender: sender) != nil else { return nil }
        return UICommand(title: LocalizedStrings.word(item.title), action: item.action)
      }
  }

  /// Returns the entries of the bar for a menu.
  static func entries(of menu: UIMenu, in view: UIView, sender: AnyObject) -> [UIMenuController.Entry] {
    menu.children.flatMap { element -> [UIMenuController.Entry] in
      if !element.menuAttributes.isDisjoint(with: [.hidden, .disabled]) { return [] }
      switch element {
      case let menu as UIMenu where menu.options.contains(.displayInline): return entries(of: menu, in: view, sender: sender)
      case let menu as UIMenu: return [.init(title: menu.title, image: menu.image, menu: menu) {}]
      case let action as UIAction:
        return [
          .init(title: action.title, image: action.title.isEmpty ? action.image : nil) { [weak sender] in
            if let sender { action.performWithSender(sender, target: nil) }
          }
        ]
      case let command as UICommand:
        guard let target = target(of: command.action, in: view, sender: sender) else { return [] }
        return [.init(title: command.title) { [weak target] in target?.perform(command.action, sender: command, event: nil) }]
      default: return []
      }
    }
  }

  private static func target(of action: Selector, in view: UIView, sender: Any?) -> UIResponder? {
    let start: UIResponder = view.window?.firstResponder ?? view
    return start.target(forAction: action, withSender: sender) as? UIResponder
  }
}
